import Testing

@testable import ImportScanning

@Suite("Imports behind #if")
struct ConditionalImportTests {
    private static let linux = ConditionFacts(
        platforms: ["Linux"],
        minimumCompiler: [6, 2],
        presentModules: ["Glibc", "FoundationEssentials"],
        possibleModules: ["Glibc", "FoundationEssentials", "Local"]
    )

    private func modules(_ source: String, _ facts: ConditionFacts) -> [String] {
        ImportScanner.scan(source.utf8, facts: facts).imports.map { $0.module + ($0.isConditional ? "?" : "") }
    }

    @Test(
        "Without facts, only what no build can see is left out",
        arguments: [
            ("#if false\nimport A\n#endif", []),
            ("#if false && DEBUG\nimport A\n#else\nimport B\n#endif", ["B"]),
            ("#if true || DEBUG\nimport A\n#else\nimport B\n#endif", ["A"]),
            ("#if !false\nimport A\n#endif", ["A"]),
            ("#if os(macOS)\nimport A\n#else\nimport B\n#endif", ["A?", "B?"]),
            ("#if canImport(A)\nimport A\n#endif", ["A?"]),
            ("#if compiler(<5)\nimport A\n#endif", ["A?"]),
            ("#if DEBUG\n#if false\nimport A\n#else\nimport B\n#endif\n#endif\nimport C", ["B?", "C"]),
        ]
    )
    func unknown(source: String, expected: [String]) {
        #expect(modules(source, ConditionFacts()) == expected)
    }

    @Test(
        "What is stated about the builds decides",
        arguments: [
            ("#if os(macOS)\nimport A\n#elseif os(Linux)\nimport B\n#else\nimport C\n#endif", ["B"]),
            (
                "#if canImport(FoundationEssentials)\nimport FoundationEssentials\n#else\nimport Foundation\n#endif",
                ["FoundationEssentials"]
            ),
            ("#if canImport(Darwin)\nimport Darwin\n#elseif canImport(Glibc)\nimport Glibc\n#endif", ["Glibc"]),
            ("#if canImport(Local)\nimport Local\n#endif", ["Local?"]),
            ("#if compiler(>=6.0)\nimport A\n#else\nimport B\n#endif", ["A"]),
            ("#if compiler(<6)\nimport A\n#endif", []),
            ("#if compiler(>=7)\nimport A\n#endif", ["A?"]),
            ("#if os(Linux) && (DEBUG\n    || TRACE)\nimport A\n#endif", ["A?"]),
            ("#if os(macOS)\n    || os(iOS)\nimport A\n#endif", []),
            ("#if os(macOS) ||\n    os(Linux)\nimport A\n#endif", ["A"]),
            ("#if !(os(Linux))\nimport A\n#endif", []),
            ("#if swift(<5)\nimport A\n#endif", ["A?"]),
            ("#if canImport(Glibc, _version: 2)\nimport A\n#endif", ["A?"]),
        ]
    )
    func known(source: String, expected: [String]) {
        #expect(modules(source, Self.linux) == expected)
    }

    @Test("Of several platforms none is certain, and others are impossible")
    func severalPlatforms() {
        let facts = ConditionFacts(platforms: ["Linux", "macOS"])
        #expect(modules("#if os(Linux)\nimport A\n#elseif os(Windows)\nimport B\n#endif", facts) == ["A?"])
    }

    @Test("A stray #else or #endif does no harm")
    func stray() {
        #expect(modules("#else\n#endif\n#elseif X\nimport A", ConditionFacts()) == ["A"])
    }
}
