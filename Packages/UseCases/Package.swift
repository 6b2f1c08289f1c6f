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
    name: "UseCases",
    products: [
        .library(name: "Alerts", targets: ["Alerts"]),
        .library(name: "AnimalDetails", targets: ["AnimalDetails"]),
        .library(name: "AnimalMap", targets: ["AnimalMap"]),
        .library(name: "AnimalSources", targets: ["AnimalSources"]),
        .library(name: "AnimalsNearYou", targets: ["AnimalsNearYou"]),
        .library(name: "Boundaries", targets: ["Boundaries"]),
        .library(name: "BoundaryContracts", targets: ["BoundaryContracts"]),
        .library(name: "BusinessServices", targets: ["BusinessServices"]),
        .library(name: "CatalogExport", targets: ["CatalogExport"]),
        .library(name: "CatalogImport", targets: ["CatalogImport"]),
        .library(name: "CatalogStatistics", targets: ["CatalogStatistics"]),
        .library(name: "CatalogSync", targets: ["CatalogSync"]),
        .library(name: "Diagnostics", targets: ["Diagnostics"]),
        .library(name: "Onboarding", targets: ["Onboarding"]),
        .library(name: "Preferences", targets: ["Preferences"]),
        .library(name: "Search", targets: ["Search"]),
        .library(name: "Shortlist", targets: ["Shortlist"]),
        .library(name: "Suggestions", targets: ["Suggestions"]),
        .library(name: "Usage", targets: ["Usage"]),
    ],
    dependencies: [
        .package(path: "../Domain")
    ],
    targets: [
        .target(
            name: "Alerts",
            dependencies: ["Boundaries", "BusinessServices", .product(name: "Domain", package: "Domain")],
            swiftSettings: commonSettings
        ),
        .target(
            name: "AnimalDetails",
            dependencies: ["Boundaries", "BusinessServices", .product(name: "Domain", package: "Domain")],
            swiftSettings: commonSettings
        ),
        .target(
            name: "AnimalMap",
            dependencies: ["Boundaries", "BusinessServices", .product(name: "Domain", package: "Domain")],
            swiftSettings: commonSettings
        ),
        .target(
            name: "AnimalSources",
            dependencies: ["Boundaries", "BusinessServices", .product(name: "Domain", package: "Domain")],
            swiftSettings: commonSettings
        ),
        .target(
            name: "AnimalsNearYou",
            dependencies: ["Boundaries", "BusinessServices", .product(name: "Domain", package: "Domain")],
            swiftSettings: commonSettings
        ),
        .target(
            name: "Boundaries",
            dependencies: [.product(name: "Domain", package: "Domain")],
            swiftSettings: commonSettings
        ),
        .target(
            name: "BoundaryContracts",
            dependencies: ["Boundaries", .product(name: "Domain", package: "Domain")],
            swiftSettings: commonSettings
        ),
        .target(
            name: "BusinessServices",
            dependencies: ["Boundaries", .product(name: "Domain", package: "Domain")],
            swiftSettings: commonSettings
        ),
        .target(
            name: "CatalogExport",
            dependencies: ["Boundaries", .product(name: "Domain", package: "Domain")],
            swiftSettings: commonSettings
        ),
        .target(
            name: "CatalogImport",
            dependencies: ["Boundaries", "BusinessServices", .product(name: "Domain", package: "Domain")],
            swiftSettings: commonSettings
        ),
        .target(
            name: "CatalogStatistics",
            dependencies: ["Boundaries", "BusinessServices", .product(name: "Domain", package: "Domain")],
            swiftSettings: commonSettings
        ),
        .target(
            name: "CatalogSync",
            dependencies: ["Boundaries", "BusinessServices", .product(name: "Domain", package: "Domain")],
            swiftSettings: commonSettings
        ),
        .target(
            name: "Diagnostics",
            dependencies: ["Boundaries"],
            swiftSettings: commonSettings
        ),
        .target(
            name: "Onboarding",
            dependencies: ["Boundaries", "BusinessServices", .product(name: "Domain", package: "Domain")],
            swiftSettings: commonSettings
        ),
        .target(
            name: "Preferences",
            dependencies: ["Boundaries", "BusinessServices", .product(name: "Domain", package: "Domain")],
            swiftSettings: commonSettings
        ),
        .target(
            name: "Search",
            dependencies: ["Boundaries", "BusinessServices", .product(name: "Domain", package: "Domain")],
            swiftSettings: commonSettings
        ),
        .target(
            name: "Shortlist",
            dependencies: ["Boundaries", "BusinessServices", .product(name: "Domain", package: "Domain")],
            swiftSettings: commonSettings
        ),
        .target(
            name: "Suggestions",
            dependencies: ["Boundaries", .product(name: "Domain", package: "Domain")],
            swiftSettings: commonSettings
        ),
        .target(
            name: "Usage",
            dependencies: ["Boundaries", .product(name: "Domain", package: "Domain")],
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "UseCasesTests",
            dependencies: [
                "Alerts",
                "AnimalDetails",
                "AnimalMap",
                "AnimalSources",
                "AnimalsNearYou",
                "Boundaries",
                "BusinessServices",
                "CatalogExport",
                "CatalogImport",
                "CatalogStatistics",
                "CatalogSync",
                "Diagnostics",
                "Onboarding",
                "Preferences",
                "Search",
                "Shortlist",
                "Suggestions",
                "Usage",
                .product(name: "Domain", package: "Domain"),
            ],
            swiftSettings: commonSettings
        ),
    ]
)
