// swift-tools-version: 6.2
import PackageDescription

// MARK: - Common settings: byte for byte the same in every manifest (a test compares them)
let commonSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
]
// MARK: - End of common settings

let package = Package(
    name: "LayerCheck",
    products: [
        .executable(name: "layercheck", targets: ["layercheck"]),
        .library(name: "ImportScanning", targets: ["ImportScanning"]),
        .library(name: "LayerRules", targets: ["LayerRules"]),
        .library(name: "LayerWorkspace", targets: ["LayerWorkspace"]),
        .plugin(name: "LayerCheckPlugin", targets: ["LayerCheckPlugin"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.0", traits: []),
    ],
    targets: [
        .target(name: "ImportScanning", swiftSettings: commonSettings),
        .target(name: "LayerRules", dependencies: ["ImportScanning"], swiftSettings: commonSettings),
        .target(
            name: "LayerWorkspace",
            dependencies: [
                "ImportScanning",
                "LayerRules",
                .product(name: "Subprocess", package: "swift-subprocess"),
            ],
            swiftSettings: commonSettings
        ),
        .executableTarget(
            name: "layercheck",
            dependencies: [
                "LayerRules",
                "LayerWorkspace",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: commonSettings
        ),
        .plugin(
            name: "LayerCheckPlugin",
            capability: .command(
                intent: .custom(
                    verb: "layercheck",
                    description: "Compare every manifest and every import with the table in ARCHITECTURE.md."
                )
            ),
            dependencies: ["layercheck"]
        ),
        .testTarget(name: "ImportScanningTests", dependencies: ["ImportScanning"], swiftSettings: commonSettings),
        .testTarget(
            name: "LayerRulesTests",
            dependencies: ["ImportScanning", "LayerRules"],
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "LayerWorkspaceTests",
            dependencies: [
                "ImportScanning",
                "LayerRules",
                "LayerWorkspace",
                "layercheck",
            ],
            exclude: ["Fixtures"],
            swiftSettings: commonSettings
        ),
    ]
)
