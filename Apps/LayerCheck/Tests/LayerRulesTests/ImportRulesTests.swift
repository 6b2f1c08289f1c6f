import Testing

@testable import LayerRules

@Suite("Judging imports")
struct ImportRulesTests {
    private static let nio = PackageDependency(
        identity: "swift-nio",
        source: .remote(location: "https://example.org/swift-nio", requirement: "2.0.0 ..< 3.0.0")
    )
    private static let nioCore = TargetDependency.product("NIO", package: "swift-nio", aliases: [:])

    /// One target with the given dependencies and source.
    private func findings(
        _ source: String,
        dependencies: [TargetDependency] = [],
        thirdParty: String = "–",
        directives: String = ""
    ) throws -> [String] {
        var layout = Layout(rows: ["1 | `A` | all | `A` | \(thirdParty) | –"], directives: directives)
        layout.add(
            "A",
            dependencies: dependencies.contains(Self.nioCore) ? [Self.nio] : [],
            targets: [
                Target(name: "A", dependencies: dependencies), Target(name: "my-lib"),
                Target(name: "System", kind: .system),
                Target(name: "Macros", kind: .macro), Target(name: "Tool", kind: .executable),
            ],
            sources: ["A": source]
        )
        return try layout.findings()
    }

    @Test("A module that nothing explains is undeclared")
    func unknownModule() throws {
        #expect(try findings("import Mystery") == ["undeclared-import A/Sources/A/File.swift:1"])
    }

    @Test("A module of another platform needs no dependency behind canImport")
    func otherPlatform() throws {
        #expect(try findings("#if canImport(UIKit)\nimport UIKit\n#endif").isEmpty)
    }

    @Test("A module that the document calls the platform's needs no dependency")
    func systemModules() throws {
        #expect(try findings("import SwiftUI", directives: "<!-- layercheck:system-modules SwiftUI -->").isEmpty)
    }

    @Test("A local module guarded by canImport is a dependency all the same")
    func guardedLocalModule() throws {
        let source = "#if canImport(my_lib)\nimport my_lib\n#endif"
        #expect(try findings(source) == ["undeclared-import A/Sources/A/File.swift:2"])
    }

    @Test("A target's module is named as the compiler names it")
    func moduleNames() throws {
        #expect(try findings("import my_lib", dependencies: [.target("my-lib")]).isEmpty)
    }

    @Test("A product stands for its modules where the table lists them")
    func listedModules() throws {
        let thirdParty = "`swift-nio` (NIOCore NIOPosix)"
        #expect(try findings("import NIOCore", dependencies: [Self.nioCore], thirdParty: thirdParty).isEmpty)
        #expect(
            try findings("import NIOHTTP1", dependencies: [Self.nioCore], thirdParty: thirdParty)
                == ["unused-dependency A/Package.swift:1", "undeclared-import A/Sources/A/File.swift:1"]
        )
    }

    @Test("A renamed module explains an import")
    func aliases() throws {
        let dependency = TargetDependency.product("NIO", package: "swift-nio", aliases: ["NIO": "OtherNIO"])
        var layout = Layout(rows: ["1 | `A` | all | `A` | `swift-nio` | –"])
        layout.add(
            "A",
            dependencies: [Self.nio],
            targets: [Target(name: "A", dependencies: [dependency])],
            sources: ["A": "import OtherNIO"]
        )
        #expect(try layout.findings().isEmpty)
    }

    @Test("Whoever depends on a system library may import what its module map names")
    func systemLibrary() throws {
        #expect(try findings("import CSomething", dependencies: [.target("System")]).isEmpty)
    }

    @Test(
        "A package that no target uses is unused, unless the table calls it a plugin",
        arguments: [("`swift-nio`", ["unused-package A/Package.swift:1"]), ("`swift-nio` (plugin)", [])]
    )
    func commandPlugins(thirdParty: String, expected: [String]) throws {
        var layout = Layout(rows: ["1 | `A` | all | – | \(thirdParty) | –"])
        layout.add("A", dependencies: [Self.nio], targets: [Target(name: "A")])
        #expect(try layout.findings() == expected)
    }

    @Test("A macro's implementation is used by naming it")
    func macros() throws {
        let source = #"public macro m() = #externalMacro(module: "Macros", type: "M")"#
        #expect(try findings(source, dependencies: [.target("Macros")]).isEmpty)
        #expect(try findings("let a = 1", dependencies: [.target("Macros")]) == ["unused-dependency A/Package.swift:1"])
    }

    @Test("A test may run a tool without importing it")
    func tools() throws {
        var layout = Layout(rows: ["1 | `A` | all | – | – | –"])
        layout.add(
            "A",
            targets: [
                Target(name: "Tool", kind: .executable),
                Target(name: "ToolTests", kind: .test, dependencies: [.target("Tool")]),
            ],
            sources: ["ToolTests": "import Testing", "Tool": "print(1)"]
        )
        #expect(try layout.findings().isEmpty)
    }
}
