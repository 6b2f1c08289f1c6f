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
    name: "Storage",
    products: [
        .library(name: "AnimalFeeds", targets: ["AnimalFeeds"]),
        .library(name: "AnimalFormats", targets: ["AnimalFormats"]),
        .library(name: "FeedServers", targets: ["FeedServers"]),
        .library(name: "MemoryCatalog", targets: ["MemoryCatalog"]),
        .library(name: "MemoryPersonalStore", targets: ["MemoryPersonalStore"]),
        .library(name: "OnboardingDraftFile", targets: ["OnboardingDraftFile"]),
        .library(name: "PlaceGazetteer", targets: ["PlaceGazetteer"]),
        .library(name: "PreferenceFile", targets: ["PreferenceFile"]),
        .library(name: "SampleCatalog", targets: ["SampleCatalog"]),
        .library(name: "SourceFile", targets: ["SourceFile"]),
        .library(name: "SQLiteCatalog", targets: ["SQLiteCatalog"]),
        .library(name: "SQLitePersonalStore", targets: ["SQLitePersonalStore"]),
    ],
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(path: "../Domain"),
        .package(path: "../Infrastructure", traits: []),
        .package(path: "../UseCases"),
    ],
    targets: [
        .target(name: "CSampleCatalogData", exclude: ["sample-catalog.ndjson"]),
        .target(
            name: "AnimalFeeds",
            dependencies: [
                "AnimalFormats",
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "HTTPTransport", package: "Infrastructure"),
                .product(name: "JSONStreaming", package: "Infrastructure"),
                .product(name: "OAuthTokens", package: "Infrastructure"),
                .product(name: "Secrets", package: "Infrastructure"),
            ],
            swiftSettings: commonSettings
        ),
        .target(
            name: "AnimalFormats",
            dependencies: [
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "CSVStreaming", package: "Infrastructure"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "JSONStreaming", package: "Infrastructure"),
                .product(name: "Platform", package: "Infrastructure"),
                .product(name: "TerminalText", package: "Infrastructure"),
            ],
            swiftSettings: commonSettings
        ),
        .target(
            name: "FeedServers",
            dependencies: [
                .product(name: "Domain", package: "Domain"),
                .product(name: "JSONStreaming", package: "Infrastructure"),
            ],
            swiftSettings: commonSettings
        ),
        .target(
            name: "MemoryCatalog",
            dependencies: [
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "Domain", package: "Domain"),
            ],
            swiftSettings: commonSettings
        ),
        .target(
            name: "MemoryPersonalStore",
            dependencies: [
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "Domain", package: "Domain"),
            ],
            swiftSettings: commonSettings
        ),
        .target(
            name: "OnboardingDraftFile",
            dependencies: [
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "Platform", package: "Infrastructure"),
            ],
            swiftSettings: commonSettings
        ),
        .target(
            name: "PlaceGazetteer",
            dependencies: [
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "Gazetteer", package: "Infrastructure"),
            ],
            swiftSettings: commonSettings
        ),
        .target(
            name: "PreferenceFile",
            dependencies: [
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "Platform", package: "Infrastructure"),
                .product(name: "SettingsFile", package: "Infrastructure"),
            ],
            swiftSettings: commonSettings
        ),
        .target(
            name: "SampleCatalog",
            dependencies: [
                "AnimalFormats",
                "CSampleCatalogData",
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "Domain", package: "Domain"),
            ],
            swiftSettings: commonSettings
        ),
        .target(
            name: "SQLiteCatalog",
            dependencies: [
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
                .product(name: "Platform", package: "Infrastructure"),
            ],
            swiftSettings: commonSettings
        ),
        .target(
            name: "SQLitePersonalStore",
            dependencies: [
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Platform", package: "Infrastructure"),
            ],
            swiftSettings: commonSettings
        ),
        .target(
            name: "SourceFile",
            dependencies: [
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "Platform", package: "Infrastructure"),
                .product(name: "Secrets", package: "Infrastructure"),
                .product(name: "SettingsFile", package: "Infrastructure"),
            ],
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "AnimalFeedsTests",
            dependencies: [
                "AnimalFeeds",
                "AnimalFormats",
                "FeedServers",
                .product(name: "BoundaryContracts", package: "UseCases"),
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "HTTPTransport", package: "Infrastructure"),
                .product(name: "JSONStreaming", package: "Infrastructure"),
                .product(name: "Secrets", package: "Infrastructure"),
            ],
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "AnimalFormatsTests",
            dependencies: [
                "AnimalFormats",
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "JSONStreaming", package: "Infrastructure"),
                .product(name: "Platform", package: "Infrastructure"),
            ],
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "MemoryCatalogTests",
            dependencies: [
                "MemoryCatalog",
                .product(name: "BoundaryContracts", package: "UseCases"),
                .product(name: "Domain", package: "Domain"),
            ],
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "MemoryPersonalStoreTests",
            dependencies: [
                "MemoryPersonalStore",
                .product(name: "BoundaryContracts", package: "UseCases"),
            ],
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "OnboardingDraftFileTests",
            dependencies: [
                "OnboardingDraftFile",
                .product(name: "BoundaryContracts", package: "UseCases"),
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "Platform", package: "Infrastructure"),
            ],
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "PlaceGazetteerTests",
            dependencies: [
                "PlaceGazetteer",
                .product(name: "Domain", package: "Domain"),
                .product(name: "Boundaries", package: "UseCases"),
            ],
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "PreferenceFileTests",
            dependencies: [
                "PreferenceFile",
                .product(name: "Boundaries", package: "UseCases"),
            ],
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "SampleCatalogTests",
            dependencies: [
                "SampleCatalog",
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "Domain", package: "Domain"),
            ],
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "SQLiteCatalogTests",
            dependencies: [
                "AnimalFormats",
                "SQLiteCatalog",
                .product(name: "BoundaryContracts", package: "UseCases"),
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Platform", package: "Infrastructure"),
            ],
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "SQLitePersonalStoreTests",
            dependencies: [
                "SQLitePersonalStore",
                .product(name: "BoundaryContracts", package: "UseCases"),
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "Domain", package: "Domain"),
            ],
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "SourceFileTests",
            dependencies: [
                "SourceFile",
                .product(name: "BoundaryContracts", package: "UseCases"),
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "Platform", package: "Infrastructure"),
                .product(name: "Secrets", package: "Infrastructure"),
            ],
            swiftSettings: commonSettings
        ),
    ]
)
