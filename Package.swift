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

// The umbrella: every package's tests once more, by path, so that `swift test` here runs them all.
let package = Package(
    name: "PetSaveWorkspace",
    traits: [
        .default(enabledTraits: ["Photos"]),
        .trait(
            name: "Photos",
            description: "Shows photos in the terminal; needs the development files of libjpeg, libpng and libwebp."
        ),
    ],
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(path: "Apps/LayerCheck"),
        .package(
            path: "Apps/PetSaveApp",
            traits: [.trait(name: "Photos", condition: .when(traits: ["Photos"]))]
        ),
        .package(path: "Packages/Analytics"),
        .package(path: "Packages/Domain"),
        .package(
            path: "Packages/Infrastructure",
            traits: [.trait(name: "Photos", condition: .when(traits: ["Photos"]))]
        ),
        .package(path: "Packages/Storage"),
        .package(path: "Packages/UseCases"),
    ],
    targets: [
        .testTarget(
            name: "AcceptanceTests",
            dependencies: [
                .product(name: "FeedServers", package: "Storage"),
                .product(name: "Gazetteer", package: "Infrastructure"),
                .product(name: "JSONStreaming", package: "Infrastructure"),
                .product(name: "LoopbackServer", package: "Infrastructure"),
                .product(name: "TerminalEmulator", package: "Infrastructure"),
                .product(name: "petsave", package: "PetSaveApp"),
            ],
            exclude: ["Transcripts"],
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "AnalyticsTests",
            dependencies: [
                .product(name: "Alerts", package: "UseCases"),
                .product(name: "Analytics", package: "Analytics"),
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
            path: "Packages/Analytics/Tests/AnalyticsTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "AnimalFeedsTests",
            dependencies: [
                .product(name: "AnimalFeeds", package: "Storage"),
                .product(name: "AnimalFormats", package: "Storage"),
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "BoundaryContracts", package: "UseCases"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "FeedServers", package: "Storage"),
                .product(name: "HTTPTransport", package: "Infrastructure"),
                .product(name: "JSONStreaming", package: "Infrastructure"),
                .product(name: "Secrets", package: "Infrastructure"),
            ],
            path: "Packages/Storage/Tests/AnimalFeedsTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "AnimalFormatsTests",
            dependencies: [
                .product(name: "AnimalFormats", package: "Storage"),
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "JSONStreaming", package: "Infrastructure"),
                .product(name: "Platform", package: "Infrastructure"),
            ],
            path: "Packages/Storage/Tests/AnimalFormatsTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "AppShellTests",
            dependencies: [
                .product(name: "Alerts", package: "UseCases"),
                .product(name: "Analytics", package: "Analytics"),
                .product(name: "AnimalDetails", package: "UseCases"),
                .product(name: "AnimalMap", package: "UseCases"),
                .product(name: "AnimalsNearYou", package: "UseCases"),
                .product(name: "AppShell", package: "PetSaveApp"),
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
            path: "Apps/PetSaveApp/Tests/AppShellTests",
            exclude: ["Scenes/Goldens"],
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "AtomFeedTests",
            dependencies: [
                .product(name: "AtomFeed", package: "Infrastructure")
            ],
            path: "Packages/Infrastructure/Tests/AtomFeedTests",
            exclude: ["Fixtures"],
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "CSVStreamingTests",
            dependencies: [
                .product(name: "CSVStreaming", package: "Infrastructure")
            ],
            path: "Packages/Infrastructure/Tests/CSVStreamingTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "DomainTests",
            dependencies: [
                .product(name: "Domain", package: "Domain")
            ],
            path: "Packages/Domain/Tests/DomainTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "GazetteerTests",
            dependencies: [
                .product(name: "Gazetteer", package: "Infrastructure")
            ],
            path: "Packages/Infrastructure/Tests/GazetteerTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "HTTPTests",
            dependencies: [
                .product(name: "AsyncHTTPTransport", package: "Infrastructure"),
                .product(name: "HTTPTransport", package: "Infrastructure"),
                .product(name: "LoopbackServer", package: "Infrastructure"),
            ],
            path: "Packages/Infrastructure/Tests/HTTPTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "ImageDecodingTests",
            dependencies: [
                .product(name: "ImageDecoding", package: "Infrastructure"),
                .product(name: "PixelImages", package: "Infrastructure"),
                .product(name: "imagedecoder", package: "Infrastructure"),
            ],
            path: "Packages/Infrastructure/Tests/ImageDecodingTests",
            exclude: ["Fixtures"],
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "ImportScanningTests",
            dependencies: [
                .product(name: "ImportScanning", package: "LayerCheck")
            ],
            path: "Apps/LayerCheck/Tests/ImportScanningTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "JSONStreamingTests",
            dependencies: [
                .product(name: "JSONStreaming", package: "Infrastructure")
            ],
            path: "Packages/Infrastructure/Tests/JSONStreamingTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "LayerRulesTests",
            dependencies: [
                .product(name: "ImportScanning", package: "LayerCheck"),
                .product(name: "LayerRules", package: "LayerCheck"),
            ],
            path: "Apps/LayerCheck/Tests/LayerRulesTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "LayerWorkspaceTests",
            dependencies: [
                .product(name: "ImportScanning", package: "LayerCheck"),
                .product(name: "LayerRules", package: "LayerCheck"),
                .product(name: "LayerWorkspace", package: "LayerCheck"),
                .product(name: "layercheck", package: "LayerCheck"),
            ],
            path: "Apps/LayerCheck/Tests/LayerWorkspaceTests",
            exclude: ["Fixtures"],
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "ManualPagesTests",
            dependencies: [
                .product(name: "ManualPages", package: "Infrastructure")
            ],
            path: "Packages/Infrastructure/Tests/ManualPagesTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "MemoryCatalogTests",
            dependencies: [
                .product(name: "BoundaryContracts", package: "UseCases"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "MemoryCatalog", package: "Storage"),
            ],
            path: "Packages/Storage/Tests/MemoryCatalogTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "MemoryPersonalStoreTests",
            dependencies: [
                .product(name: "BoundaryContracts", package: "UseCases"),
                .product(name: "MemoryPersonalStore", package: "Storage"),
            ],
            path: "Packages/Storage/Tests/MemoryPersonalStoreTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "OAuthTokensTests",
            dependencies: [
                .product(name: "HTTPTransport", package: "Infrastructure"),
                .product(name: "OAuthTokens", package: "Infrastructure"),
                .product(name: "Platform", package: "Infrastructure"),
                .product(name: "Secrets", package: "Infrastructure"),
            ],
            path: "Packages/Infrastructure/Tests/OAuthTokensTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "OnboardingDraftFileTests",
            dependencies: [
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "BoundaryContracts", package: "UseCases"),
                .product(name: "OnboardingDraftFile", package: "Storage"),
                .product(name: "Platform", package: "Infrastructure"),
            ],
            path: "Packages/Storage/Tests/OnboardingDraftFileTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "PixelImagesTests",
            dependencies: [
                .product(name: "PixelImages", package: "Infrastructure")
            ],
            path: "Packages/Infrastructure/Tests/PixelImagesTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "PlaceGazetteerTests",
            dependencies: [
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "PlaceGazetteer", package: "Storage"),
            ],
            path: "Packages/Storage/Tests/PlaceGazetteerTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "PlatformTests",
            dependencies: [
                .product(name: "Platform", package: "Infrastructure"),
                .product(name: "PseudoTerminals", package: "Infrastructure"),
            ],
            path: "Packages/Infrastructure/Tests/PlatformTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "PreferenceFileTests",
            dependencies: [
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "PreferenceFile", package: "Storage"),
            ],
            path: "Packages/Storage/Tests/PreferenceFileTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "RemoteImagesTests",
            dependencies: [
                .product(name: "AsyncHTTPTransport", package: "Infrastructure"),
                .product(name: "HTTPTransport", package: "Infrastructure"),
                .product(name: "ImageDecoding", package: "Infrastructure"),
                .product(name: "LoopbackServer", package: "Infrastructure"),
                .product(name: "PixelImages", package: "Infrastructure"),
                .product(name: "RemoteImages", package: "Infrastructure"),
                .product(name: "imagedecoder", package: "Infrastructure"),
            ],
            path: "Packages/Infrastructure/Tests/RemoteImagesTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "SQLiteCatalogTests",
            dependencies: [
                .product(name: "AnimalFormats", package: "Storage"),
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "BoundaryContracts", package: "UseCases"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Platform", package: "Infrastructure"),
                .product(name: "SQLiteCatalog", package: "Storage"),
            ],
            path: "Packages/Storage/Tests/SQLiteCatalogTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "SQLitePersonalStoreTests",
            dependencies: [
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "BoundaryContracts", package: "UseCases"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "SQLitePersonalStore", package: "Storage"),
            ],
            path: "Packages/Storage/Tests/SQLitePersonalStoreTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "SampleCatalogTests",
            dependencies: [
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "SampleCatalog", package: "Storage"),
            ],
            path: "Packages/Storage/Tests/SampleCatalogTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "SecretsTests",
            dependencies: [
                .product(name: "Platform", package: "Infrastructure"),
                .product(name: "Secrets", package: "Infrastructure"),
            ],
            path: "Packages/Infrastructure/Tests/SecretsTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "SettingsFileTests",
            dependencies: [
                .product(name: "SettingsFile", package: "Infrastructure")
            ],
            path: "Packages/Infrastructure/Tests/SettingsFileTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "ShellCommandTests",
            dependencies: [
                .product(name: "ShellCommand", package: "Infrastructure")
            ],
            path: "Packages/Infrastructure/Tests/ShellCommandTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "SourceFileTests",
            dependencies: [
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "BoundaryContracts", package: "UseCases"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "Platform", package: "Infrastructure"),
                .product(name: "Secrets", package: "Infrastructure"),
                .product(name: "SourceFile", package: "Storage"),
            ],
            path: "Packages/Storage/Tests/SourceFileTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "SyncTests",
            dependencies: [
                .product(name: "AnimalFeeds", package: "Storage"),
                .product(name: "AsyncHTTPTransport", package: "Infrastructure"),
                .product(name: "Boundaries", package: "UseCases"),
                .product(name: "BusinessServices", package: "UseCases"),
                .product(name: "Domain", package: "Domain"),
                .product(name: "FeedServers", package: "Storage"),
                .product(name: "HTTPTransport", package: "Infrastructure"),
                .product(name: "JSONStreaming", package: "Infrastructure"),
                .product(name: "LoopbackServer", package: "Infrastructure"),
                .product(name: "MemoryPersonalStore", package: "Storage"),
                .product(name: "PlaceGazetteer", package: "Storage"),
                .product(name: "SQLiteCatalog", package: "Storage"),
                .product(name: "Secrets", package: "Infrastructure"),
            ],
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "TerminalEmulatorTests",
            dependencies: [
                .product(name: "TerminalEmulator", package: "Infrastructure"),
                .product(name: "TerminalText", package: "Infrastructure"),
            ],
            path: "Packages/Infrastructure/Tests/TerminalEmulatorTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "TerminalImagesTests",
            dependencies: [
                .product(name: "PixelImages", package: "Infrastructure"),
                .product(name: "TerminalImages", package: "Infrastructure"),
                .product(name: "TerminalScreen", package: "Infrastructure"),
                .product(name: "TerminalText", package: "Infrastructure"),
            ],
            path: "Packages/Infrastructure/Tests/TerminalImagesTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "TerminalInputTests",
            dependencies: [
                .product(name: "TerminalInput", package: "Infrastructure")
            ],
            path: "Packages/Infrastructure/Tests/TerminalInputTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "TerminalScreenTests",
            dependencies: [
                .product(name: "Platform", package: "Infrastructure"),
                .product(name: "TerminalEmulator", package: "Infrastructure"),
                .product(name: "TerminalScreen", package: "Infrastructure"),
                .product(name: "TerminalText", package: "Infrastructure"),
            ],
            path: "Packages/Infrastructure/Tests/TerminalScreenTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "TerminalSessionTests",
            dependencies: [
                .product(name: "Platform", package: "Infrastructure"),
                .product(name: "PseudoTerminals", package: "Infrastructure"),
                .product(name: "TerminalInput", package: "Infrastructure"),
                .product(name: "TerminalScreen", package: "Infrastructure"),
                .product(name: "TerminalSession", package: "Infrastructure"),
                .product(name: "TerminalText", package: "Infrastructure"),
                .product(name: "terminal-session-probe", package: "Infrastructure"),
            ],
            path: "Packages/Infrastructure/Tests/TerminalSessionTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "TerminalTextTests",
            dependencies: [
                .product(name: "TerminalText", package: "Infrastructure")
            ],
            path: "Packages/Infrastructure/Tests/TerminalTextTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "UseCasesTests",
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
                .product(name: "Onboarding", package: "UseCases"),
                .product(name: "Preferences", package: "UseCases"),
                .product(name: "Search", package: "UseCases"),
                .product(name: "Shortlist", package: "UseCases"),
                .product(name: "Suggestions", package: "UseCases"),
                .product(name: "Usage", package: "UseCases"),
            ],
            path: "Packages/UseCases/Tests/UseCasesTests",
            swiftSettings: commonSettings
        ),
    ]
)
