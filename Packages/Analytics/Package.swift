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
    name: "Analytics",
    products: [
        .library(name: "Analytics", targets: ["Analytics"])
    ],
    dependencies: [
        .package(path: "../Domain"),
        .package(path: "../Infrastructure", traits: []),
        .package(path: "../UseCases"),
    ],
    targets: [
        .target(
            name: "Analytics",
            dependencies: [
                .product(name: "Alerts", package: "UseCases"),
                .product(name: "AnimalDetails", package: "UseCases"),
                .product(name: "AnimalMap", package: "UseCases"),
                .product(name: "AnimalSources", package: "UseCases"),
                .product(name: "AnimalsNearYou", package: "UseCases"),
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "BusinessServices", package: "UseCases"),
                .product(name: "CatalogExport", package: "UseCases"),
                .product(name: "CatalogImport", package: "UseCases"),
                .product(name: "CatalogStatistics", package: "UseCases"),
                .product(name: "CatalogSync", package: "UseCases"),
                .product(name: "Diagnostics", package: "UseCases"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "HTTPTransport", package: "Infrastructure"),
                .product(name: "JSONStreaming", package: "Infrastructure"),
                .product(name: "Onboarding", package: "UseCases"),
                .product(name: "Platform", package: "Infrastructure"),
                .product(name: "Preferences", package: "UseCases"),
                .product(name: "Search", package: "UseCases"),
                .product(name: "Secrets", package: "Infrastructure"),
                .product(name: "SettingsFile", package: "Infrastructure"),
                .product(name: "Shortlist", package: "UseCases"),
                .product(name: "Suggestions", package: "UseCases"),
            ],
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "AnalyticsTests",
            dependencies: [
                "Analytics",
                .product(name: "Alerts", package: "UseCases"),
                .product(name: "AnimalDetails", package: "UseCases"),
                .product(name: "AnimalMap", package: "UseCases"),
                .product(name: "AnimalSources", package: "UseCases"),
                .product(name: "AnimalsNearYou", package: "UseCases"),
                .product(name: "AsyncHTTPTransport", package: "Infrastructure"),
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "CatalogExport", package: "UseCases"),
                .product(name: "CatalogImport", package: "UseCases"),
                .product(name: "CatalogStatistics", package: "UseCases"),
                .product(name: "CatalogSync", package: "UseCases"),
                .product(name: "Diagnostics", package: "UseCases"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "HTTPTransport", package: "Infrastructure"),
                .product(name: "JSONStreaming", package: "Infrastructure"),
                .product(name: "LoopbackServer", package: "Infrastructure"),
                .product(name: "Onboarding", package: "UseCases"),
                .product(name: "Platform", package: "Infrastructure"),
                .product(name: "Preferences", package: "UseCases"),
                .product(name: "Search", package: "UseCases"),
                .product(name: "Secrets", package: "Infrastructure"),
                .product(name: "Shortlist", package: "UseCases"),
                .product(name: "Suggestions", package: "UseCases"),
            ],
            swiftSettings: commonSettings
        ),
    ]
)
