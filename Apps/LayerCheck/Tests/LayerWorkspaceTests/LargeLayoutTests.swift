import Testing

@testable import LayerRules
@testable import LayerWorkspace

@Suite("Larger layouts")
struct LargeLayoutTests {
    private static let header =
        "<!-- layercheck:table -->\n| layer | package | targets | may depend on | third-party "
        + "| forbidden modules |\n|---|---|---|---|---|---|\n"

    /// 30 packages in five layers, ten targets each: nine of a package depend on its first, and that one on the first
    /// of each package in the layer below.
    private func manyPackages() -> (files: [String: String], manifests: [String: Manifest]) {
        var files: [String: String] = [:]
        var manifests: [String: Manifest] = [:]
        var table = Self.header
        for number in 0..<30 {
            let layer = number / 6
            let path = "Packages/P\(number)"
            let below = layer == 0 ? [] : (0..<6).map { "P\((layer - 1) * 6 + $0)" }
            var targets: [Target] = []
            for index in 0..<10 {
                let name = "P\(number)T\(index)"
                let local: [TargetDependency] = index == 0 ? [] : [.target("P\(number)T0")]
                let outer = index == 0 ? below.map { TargetDependency.product($0, package: $0, aliases: [:]) } : []
                let modules = (index == 0 ? below.map { $0 + "T0" } : ["P\(number)T0"]) + ["Foundation"]
                files["\(path)/Sources/\(name)/\(name).swift"] = modules.map { "import \($0)\n" }.joined()
                targets.append(Target(name: name, dependencies: local + outer))
            }
            files["\(path)/Package.swift"] = "let package = Package(name: \"P\(number)\")\n"
            let allowed = (below + ["P\(number)/P\(number)T0"]).map { "`\($0)`" }.joined(separator: ", ")
            table += "| \(layer) | `\(path)` | `*` | \(allowed) | – | `Glibc` |\n"
            manifests[path] = Manifest(
                name: "P\(number)",
                toolsVersion: [6, 2],
                dependencies: below.map { PackageDependency(identity: $0, source: .folder("../\($0)")) },
                products: [.init(name: "P\(number)", targets: ["P\(number)T0"])],
                targets: targets
            )
        }
        files["ARCHITECTURE.md"] = table
        return (files, manifests)
    }

    @Test("30 packages with 300 targets are clean")
    func manyPackagesAreClean() async throws {
        let (files, manifests) = manyPackages()
        try await TemporaryFolder.with { root in
            try TemporaryFolder.write(files, in: root)
            let checker = try Checker(await FixedManifests(root: root, manifests: manifests).load())
            #expect(checker.findings().map(Fixture.describe) == [])
            #expect(checker.size == (30, 300, 300))
            #expect(checker.graph().links.count == 4 * 36)
        }
    }

    @Test("One violation among 300 targets is the one finding")
    func oneViolation() async throws {
        var (files, manifests) = manyPackages()
        files["Packages/P29/Sources/P29T9/P29T9.swift"]? += "import P29T8\n"
        try await TemporaryFolder.with { root in
            try TemporaryFolder.write(files, in: root)
            let checker = try Checker(await FixedManifests(root: root, manifests: manifests).load())
            #expect(
                checker.findings().map(Fixture.describe) == [
                    "Packages/P29/Sources/P29T9/P29T9.swift:3:8 sibling-import"
                ]
            )
        }
    }

    @Test("Packages inside packages are packages of their own, unless a manifest calls their folder data")
    func nestedPackages() async throws {
        let files = [
            "ARCHITECTURE.md": """
            \(Self.header)| 1 | `Lib` | all | – | – | – |
            | 2 | `Lib/Examples/*` | all | `Lib` | – | – |
            | 2 | `Lib/Examples/One/Plugins/Deep` | all | – | – | – |
            <!-- layercheck:ignore Lib/Old -->
            """,
            "Lib/Package.swift": "", "Lib/Sources/Lib/Lib.swift": "", "Lib/Tests/LibTests/LibTests.swift": "import Lib",
            "Lib/Tests/LibTests/Samples/Package.swift": "",
            "Lib/Tests/LibTests/Samples/Sources/S/S.swift": "import Nowhere",
            "Lib/Examples/One/Package.swift": "", "Lib/Examples/One/Sources/main.swift": "import Lib",
            "Lib/Examples/Two/Package.swift": "", "Lib/Examples/Two/src/Two/Two.swift": "import Lib",
            "Lib/Examples/One/Plugins/Deep/Package.swift": "", "Lib/Examples/One/Plugins/Deep/Sources/Deep/D.swift": "",
            "Lib/Old/Ancient/Package.swift": "", "Lib/.build/checkouts/x/Package.swift": "",
        ]
        let lib = [PackageDependency(identity: "lib", source: .folder("../.."))]
        let manifests = [
            "Lib": Manifest(
                name: "Lib",
                products: [.init(name: "Lib", targets: ["Lib"])],
                targets: [
                    Target(name: "Lib"),
                    Target(name: "LibTests", kind: .test, exclude: ["Samples"], dependencies: [.byName("Lib")]),
                ]
            ),
            "Lib/Examples/One": Manifest(
                name: "One",
                dependencies: lib,
                targets: [Target(name: "One", kind: .executable, dependencies: [.byName("Lib")])]
            ),
            "Lib/Examples/Two": Manifest(
                name: "Two",
                dependencies: lib,
                targets: [Target(name: "Two", dependencies: [.byName("Lib")])]
            ),
            "Lib/Examples/One/Plugins/Deep": Manifest(name: "Deep", targets: [Target(name: "Deep")]),
        ]
        try await TemporaryFolder.with { root in
            try TemporaryFolder.write(files, in: root)
            let repository = try await FixedManifests(root: root, manifests: manifests).load()
            #expect(repository.packages.map(\.path) == manifests.keys.sorted())
            #expect(try Checker(repository).findings().map(Fixture.describe) == [])
            #expect(try Checker(repository).size.files == 5)
        }
    }

    @Test("A macro, its plugin and a tool that a build plugin runs need no imports to be used")
    func pluginAndMacro() async throws {
        let files = [
            "ARCHITECTURE.md": """
            \(Self.header)| 1 | `.` | `Stringify` | `./StringifyMacros` | – | – |
            | 1 | `.` | `StringifyMacros` | – | `swift-syntax` (SwiftSyntaxMacros SwiftCompilerPlugin) | – |
            | 1 | `.` | `Generate*` | `*/generate` | – | – |
            | 1 | `.` | `generate` | – | – | – |
            """,
            "Package.swift": """
            // swift-tools-version: 6.2
            import CompilerPluginSupport
            import PackageDescription

            let package = Package(
                name: "Stringify",
                products: [
                    .library(name: "Stringify", targets: ["Stringify"]),
                    .plugin(name: "GenerateCode", targets: ["GenerateCode"]),
                ],
                dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", from: "602.0.0")],
                targets: [
                    .target(name: "Stringify", dependencies: ["StringifyMacros"], plugins: ["GenerateCode"]),
                    .macro(
                        name: "StringifyMacros",
                        dependencies: [
                            .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
                            .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
                        ]
                    ),
                    .plugin(name: "GenerateCode", capability: .buildTool(), dependencies: ["generate"]),
                    .executableTarget(name: "generate"),
                    .testTarget(name: "StringifyTests", dependencies: ["Stringify", "StringifyMacros"]),
                ]
            )
            """,
            "Sources/Stringify/Stringify.swift":
                #"@freestanding(expression) public macro s() -> Int = #externalMacro(module: "StringifyMacros", type: "S")"#,
            "Sources/StringifyMacros/S.swift": "import SwiftCompilerPlugin\nimport SwiftSyntaxMacros\n",
            "Sources/generate/main.swift": "print(1)",
            "Plugins/GenerateCode/GenerateCode.swift": "import PackagePlugin\n",
            "Tests/StringifyTests/T.swift":
                "import Stringify\nimport Testing\n#if canImport(StringifyMacros)\nimport StringifyMacros\n#endif\n",
        ]
        try await TemporaryFolder.with { root in
            try TemporaryFolder.write(files, in: root)
            #expect(try await Fixture.findings(in: root) == [])
        }
    }
}
