import Testing

@testable import LayerRules
@testable import LayerWorkspace

@Suite("Evaluating manifests")
struct ManifestTests {
    private static let text = """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "A",
            products: [.library(name: "A", targets: ["A"])],
            dependencies: [
                .package(path: "../B"),
                .package(name: "Sea", path: "../../C"),
                .package(url: "https://example.org/swift-one.git", from: "1.2.0"),
                .package(url: "https://example.org/swift-two", exact: "1.2.3"),
                .package(url: "https://example.org/swift-three", branch: "main"),
                .package(id: "mona.list", "1.0.0"..<"1.4.0"),
            ],
            targets: [
                .target(
                    name: "A",
                    dependencies: [
                        "Inner",
                        .target(name: "Tool"),
                        .product(
                            name: "One", package: "swift-one", moduleAliases: ["One": "Uno"],
                            condition: .when(platforms: [.linux])
                        ),
                    ],
                    exclude: ["notes"],
                    resources: [.copy("data.txt")],
                    swiftSettings: [.enableUpcomingFeature("ExistentialAny"), .define("X"), .strictMemorySafety()],
                    plugins: [.plugin(name: "Make", package: "B")]
                ),
                .target(name: "Inner", path: "Elsewhere", sources: ["a.swift"]),
                .executableTarget(name: "Tool"),
                .testTarget(name: "ATests", dependencies: ["A"]),
            ]
        )
        """

    private static let manifest = Manifest(
        name: "A",
        toolsVersion: [6, 2, 0],
        dependencies: [
            .init(identity: "b", source: .folder("../B")),
            .init(identity: "c", alias: "Sea", source: .folder("../../C")),
            .init(
                identity: "swift-one",
                source: .remote(location: "https://example.org/swift-one.git", requirement: "1.2.0 ..< 2.0.0")
            ),
            .init(
                identity: "swift-two",
                source: .remote(location: "https://example.org/swift-two", requirement: "exactly 1.2.3")
            ),
            .init(
                identity: "swift-three",
                source: .remote(location: "https://example.org/swift-three", requirement: "branch main")
            ),
            .init(identity: "mona.list", source: .remote(location: "mona.list", requirement: "1.0.0 ..< 1.4.0")),
        ],
        products: [.init(name: "A", targets: ["A"])],
        targets: [
            Target(
                name: "A",
                exclude: ["notes"],
                resources: ["data.txt"],
                dependencies: [
                    .byName("Inner"), .target("Tool"),
                    .product("One", package: "swift-one", aliases: ["One": "Uno"]),
                ],
                pluginPackages: ["B"],
                swiftSettings: ["define(X)", "enableUpcomingFeature(ExistentialAny)", "strictMemorySafety"]
            ),
            Target(name: "Inner", path: "Elsewhere", sources: ["a.swift"]),
            Target(name: "Tool", kind: .executable),
            Target(name: "ATests", kind: .test, dependencies: [.byName("A")]),
        ]
    )

    @Test("The package manager's answer holds what the rules need, and is kept for the same text and toolchain")
    func dump() async throws {
        try await TemporaryFolder.with { root in
            let cache = ManifestCache(folder: "\(root)/cache")
            try TemporaryFolder.write(["x/A/Package.swift": Self.text], in: root)
            let loader = PackageManagerLoader(toolchain: "1", cache: cache)
            #expect(try await loader.manifest(inFolder: "\(root)/x/A", text: Self.text) == Self.manifest)
            // Nothing is at the other place, so only the cache can answer; it knows no other toolchain.
            #expect(try await loader.manifest(inFolder: "\(root)/gone/A", text: Self.text) == Self.manifest)
            let newer = PackageManagerLoader(toolchain: "2", cache: cache)
            await #expect(throws: CheckFailure.self) {
                try await newer.manifest(inFolder: "\(root)/gone/A", text: Self.text)
            }
        }
    }

    @Test("A manifest that reads its surroundings is evaluated every time")
    func surroundings() async throws {
        let text = """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(name: Context.environment["LAYERCHECK_NAME"] ?? "A")
            """
        try await TemporaryFolder.with { root in
            try TemporaryFolder.write(["A/Package.swift": text], in: root)
            let loader = PackageManagerLoader(toolchain: "1", cache: ManifestCache(folder: "\(root)/cache"))
            #expect(try await loader.manifest(inFolder: "\(root)/A", text: text).name == "A")
            await #expect(throws: CheckFailure.self) {
                try await loader.manifest(inFolder: "\(root)/gone", text: text)
            }
        }
    }

    @Test("A manifest that does not compile is a failure that names it and quotes the package manager")
    func broken() async throws {
        try await TemporaryFolder.with { root in
            let text = "// swift-tools-version: 6.2\nlet package = Nonsense()\n"
            try TemporaryFolder.write(["A/Package.swift": text], in: root)
            let failure = await #expect(throws: CheckFailure.self) {
                try await PackageManagerLoader(toolchain: "1", cache: nil).manifest(inFolder: "\(root)/A", text: text)
            }
            #expect(failure?.message.hasPrefix("\(root)/A/Package.swift:1:1: error:") == true)
            #expect(failure?.message.contains("Nonsense") == true)
        }
    }
}
