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
    name: "Benchmarks",
    products: [
        .executable(name: "animal-generator", targets: ["animal-generator"]),
        .executable(name: "catalog-benchmark", targets: ["catalog-benchmark"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(path: "../Packages/Domain"),
        .package(path: "../Packages/Infrastructure", traits: []),
        .package(path: "../Packages/Storage"),
        .package(path: "../Packages/UseCases"),
    ],
    targets: [
        .target(name: "CFrequencyTables", exclude: ["frequencies.tsv"]),
        .target(
            name: "AnimalGeneration",
            dependencies: [
                "CFrequencyTables",
                .product(name: "CSVStreaming", package: "Infrastructure"),
                .product(name: "Gazetteer", package: "Infrastructure"),
            ],
            swiftSettings: commonSettings
        ),
        .executableTarget(
            name: "animal-generator",
            dependencies: [
                "AnimalGeneration",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: commonSettings
        ),
        .executableTarget(
            name: "catalog-benchmark",
            dependencies: [
                "AnimalGeneration",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "MemoryCatalog", package: "Storage"),
                .product(name: "SQLiteCatalog", package: "Storage"),
            ],
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "AnimalGenerationTests",
            dependencies: [
                "AnimalGeneration",
                .product(name: "AnimalFormats", package: "Storage"),
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "Gazetteer", package: "Infrastructure"),
                .product(name: "PlaceGazetteer", package: "Storage"),
                .product(name: "Platform", package: "Infrastructure"),
            ],
            swiftSettings: commonSettings
        ),
    ]
)
