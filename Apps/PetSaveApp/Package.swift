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
    name: "PetSaveApp",
    products: [
        .executable(name: "petsave", targets: ["petsave"]),
        .library(name: "AppShell", targets: ["AppShell"]),
    ],
    traits: [
        .default(enabledTraits: ["Photos"]),
        .trait(
            name: "Photos",
            description: "Shows photos in the terminal; needs the development files of libjpeg, libpng and libwebp."
        ),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(path: "../../Packages/Analytics"),
        .package(path: "../../Packages/Domain"),
        .package(
            path: "../../Packages/Infrastructure",
            traits: [.trait(name: "Photos", condition: .when(traits: ["Photos"]))]
        ),
        .package(path: "../../Packages/Storage"),
        .package(path: "../../Packages/UseCases"),
    ],
    targets: [
        .executableTarget(
            name: "petsave",
            dependencies: ["AppShell"],
            swiftSettings: commonSettings,
            // Nothing is relocated at the start, and no name is exported: docs/adr/0016.
            linkerSettings: [
                .unsafeFlags(
                    ["-Xclang-linker", "-no-pie", "-Xlinker", "--no-export-dynamic"],
                    .when(configuration: .release)
                )
            ]
        ),
        .target(
            name: "AppShell",
            dependencies: [
                .product(name: "Alerts", package: "UseCases"),
                .product(name: "Analytics", package: "Analytics"),
                .product(name: "AnimalDetails", package: "UseCases"),
                .product(name: "AnimalFeeds", package: "Storage"),
                .product(name: "AnimalFormats", package: "Storage"),
                .product(name: "AnimalMap", package: "UseCases"),
                .product(name: "AnimalSources", package: "UseCases"),
                .product(name: "AnimalsNearYou", package: "UseCases"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "AsyncHTTPTransport", package: "Infrastructure"),
                .product(name: "AtomFeed", package: "Infrastructure"),
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "BusinessServices", package: "UseCases"),
                .product(name: "CSVStreaming", package: "Infrastructure"),
                .product(name: "CatalogExport", package: "UseCases"),
                .product(name: "CatalogImport", package: "UseCases"),
                .product(name: "CatalogStatistics", package: "UseCases"),
                .product(name: "CatalogSync", package: "UseCases"),
                .product(name: "Diagnostics", package: "UseCases"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "Gazetteer", package: "Infrastructure"),
                .product(name: "HTTPTransport", package: "Infrastructure"),
                .product(name: "ImageDecoding", package: "Infrastructure"),
                .product(name: "JSONStreaming", package: "Infrastructure"),
                .product(name: "ManualPages", package: "Infrastructure"),
                .product(name: "MemoryCatalog", package: "Storage"),
                .product(name: "Onboarding", package: "UseCases"),
                .product(name: "OnboardingDraftFile", package: "Storage"),
                .product(name: "PixelImages", package: "Infrastructure"),
                .product(name: "PlaceGazetteer", package: "Storage"),
                .product(name: "Platform", package: "Infrastructure"),
                .product(name: "PreferenceFile", package: "Storage"),
                .product(name: "Preferences", package: "UseCases"),
                .product(name: "RemoteImages", package: "Infrastructure"),
                .product(name: "SQLiteCatalog", package: "Storage"),
                .product(name: "SQLitePersonalStore", package: "Storage"),
                .product(name: "SampleCatalog", package: "Storage"),
                .product(name: "Search", package: "UseCases"),
                .product(name: "Secrets", package: "Infrastructure"),
                .product(name: "ShellCommand", package: "Infrastructure"),
                .product(name: "Shortlist", package: "UseCases"),
                .product(name: "SourceFile", package: "Storage"),
                .product(name: "Suggestions", package: "UseCases"),
                .product(name: "TerminalImages", package: "Infrastructure"),
                .product(name: "TerminalInput", package: "Infrastructure"),
                .product(name: "TerminalScreen", package: "Infrastructure"),
                .product(name: "TerminalSession", package: "Infrastructure"),
                .product(name: "TerminalText", package: "Infrastructure"),
                .product(name: "Usage", package: "UseCases"),
            ],
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "AppShellTests",
            dependencies: [
                "AppShell",
                .product(name: "Alerts", package: "UseCases"),
                .product(name: "Analytics", package: "Analytics"),
                .product(name: "AnimalDetails", package: "UseCases"),
                .product(name: "AnimalMap", package: "UseCases"),
                .product(name: "AnimalsNearYou", package: "UseCases"),
                .product(name: "AsyncHTTPTransport", package: "Infrastructure"),
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "BusinessServices", package: "UseCases"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "HTTPTransport", package: "Infrastructure"),
                .product(name: "ImageDecoding", package: "Infrastructure"),
                .product(name: "MemoryCatalog", package: "Storage"),
                .product(name: "MemoryPersonalStore", package: "Storage"),
                .product(name: "Onboarding", package: "UseCases"),
                .product(name: "Platform", package: "Infrastructure"),
                .product(name: "RemoteImages", package: "Infrastructure"),
                .product(name: "Search", package: "UseCases"),
                .product(name: "Shortlist", package: "UseCases"),
                .product(name: "Suggestions", package: "UseCases"),
                .product(name: "TerminalInput", package: "Infrastructure"),
                .product(name: "TerminalScreen", package: "Infrastructure"),
                .product(name: "TerminalSession", package: "Infrastructure"),
                .product(name: "TerminalText", package: "Infrastructure"),
                .product(name: "imagedecoder", package: "Infrastructure"),
            ],
            exclude: ["Scenes/Goldens"],
            swiftSettings: commonSettings
        ),
    ]
)
