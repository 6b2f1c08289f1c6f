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
    name: "Infrastructure",
    products: [
        .library(name: "AsyncHTTPTransport", targets: ["AsyncHTTPTransport"]),
        .library(name: "AtomFeed", targets: ["AtomFeed"]),
        .library(name: "CSVStreaming", targets: ["CSVStreaming"]),
        .library(name: "Gazetteer", targets: ["Gazetteer"]),
        .library(name: "HTTPTransport", targets: ["HTTPTransport"]),
        .library(name: "ImageDecoding", targets: ["ImageDecoding"]),
        .library(name: "JSONStreaming", targets: ["JSONStreaming"]),
        .library(name: "LoopbackServer", targets: ["LoopbackServer"]),
        .library(name: "ManualPages", targets: ["ManualPages"]),
        .library(name: "OAuthTokens", targets: ["OAuthTokens"]),
        .library(name: "PixelImages", targets: ["PixelImages"]),
        .library(name: "Platform", targets: ["Platform"]),
        .library(name: "PseudoTerminals", targets: ["PseudoTerminals"]),
        .library(name: "RemoteImages", targets: ["RemoteImages"]),
        .library(name: "Secrets", targets: ["Secrets"]),
        .library(name: "SettingsFile", targets: ["SettingsFile"]),
        .library(name: "ShellCommand", targets: ["ShellCommand"]),
        .library(name: "TerminalEmulator", targets: ["TerminalEmulator"]),
        .library(name: "TerminalImages", targets: ["TerminalImages"]),
        .library(name: "TerminalInput", targets: ["TerminalInput"]),
        .library(name: "TerminalScreen", targets: ["TerminalScreen"]),
        .library(name: "TerminalSession", targets: ["TerminalSession"]),
        .library(name: "TerminalText", targets: ["TerminalText"]),
        .executable(name: "imagedecoder", targets: ["imagedecoder"]),
        .executable(name: "terminal-session-probe", targets: ["terminal-session-probe"]),
    ],
    traits: [
        .default(enabledTraits: ["Photos"]),
        .trait(
            name: "Photos",
            description: "Decodes pictures; needs the development files of libjpeg, libpng and libwebp."
        ),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-nio", from: "2.100.0"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.26.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.30.0"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.0", traits: []),
    ],
    targets: [
        .target(
            name: "AsyncHTTPTransport",
            dependencies: [
                "HTTPTransport",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ],
            swiftSettings: commonSettings
        ),
        .target(name: "AtomFeed", swiftSettings: commonSettings),
        .target(name: "CGazetteerData", exclude: ["CREDITS.md", "gazetteer.bin"]),
        .target(
            name: "CImageDecoding",
            cSettings: [.define("PHOTOS", .when(traits: ["Photos"]))]
        ),
        .target(name: "CPlatform"),
        .target(name: "CSVStreaming", swiftSettings: commonSettings),
        .target(name: "Gazetteer", dependencies: ["CGazetteerData"], swiftSettings: commonSettings),
        .target(name: "HTTPTransport", swiftSettings: commonSettings),
        .target(
            name: "ImageDecoding",
            dependencies: [
                "CImageDecoding", "PixelImages",
                .product(name: "Subprocess", package: "swift-subprocess"),
            ],
            swiftSettings: commonSettings
        ),
        .target(name: "JSONStreaming", swiftSettings: commonSettings),
        .target(
            name: "LoopbackServer",
            dependencies: [
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ],
            swiftSettings: commonSettings
        ),
        .target(name: "ManualPages", swiftSettings: commonSettings),
        .target(
            name: "OAuthTokens",
            dependencies: ["HTTPTransport", "JSONStreaming", "Platform", "Secrets"],
            swiftSettings: commonSettings
        ),
        .target(name: "PixelImages", swiftSettings: commonSettings),
        .target(name: "Platform", dependencies: ["CPlatform"], swiftSettings: commonSettings),
        .target(name: "PseudoTerminals", dependencies: ["Platform"], swiftSettings: commonSettings),
        .target(
            name: "RemoteImages",
            dependencies: ["HTTPTransport", "ImageDecoding", "PixelImages", "Platform"],
            swiftSettings: commonSettings
        ),
        .target(
            name: "Secrets",
            dependencies: ["Platform", "ShellCommand"],
            swiftSettings: commonSettings
        ),
        .target(name: "SettingsFile", swiftSettings: commonSettings),
        .target(
            name: "ShellCommand",
            dependencies: [.product(name: "Subprocess", package: "swift-subprocess")],
            swiftSettings: commonSettings
        ),
        .target(name: "TerminalEmulator", dependencies: ["TerminalText"], swiftSettings: commonSettings),
        .target(
            name: "TerminalImages",
            dependencies: ["PixelImages", "TerminalScreen", "TerminalText"],
            swiftSettings: commonSettings
        ),
        .target(name: "TerminalInput", dependencies: ["TerminalText"], swiftSettings: commonSettings),
        .target(name: "TerminalScreen", dependencies: ["Platform", "TerminalText"], swiftSettings: commonSettings),
        .target(
            name: "TerminalSession",
            dependencies: ["CPlatform", "Platform", "TerminalInput", "TerminalScreen", "TerminalText"],
            swiftSettings: commonSettings
        ),
        .target(name: "TerminalText", swiftSettings: commonSettings),
        .executableTarget(name: "imagedecoder", dependencies: ["ImageDecoding"], swiftSettings: commonSettings),
        .executableTarget(
            name: "terminal-session-probe",
            dependencies: ["Platform", "TerminalInput", "TerminalScreen", "TerminalSession", "TerminalText"],
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "AtomFeedTests",
            dependencies: ["AtomFeed"],
            exclude: ["Fixtures"],
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "HTTPTests",
            dependencies: ["AsyncHTTPTransport", "HTTPTransport", "LoopbackServer"],
            swiftSettings: commonSettings
        ),
        .testTarget(name: "CSVStreamingTests", dependencies: ["CSVStreaming"], swiftSettings: commonSettings),
        .testTarget(name: "GazetteerTests", dependencies: ["Gazetteer"], swiftSettings: commonSettings),
        .testTarget(
            name: "ImageDecodingTests",
            dependencies: ["ImageDecoding", "PixelImages", "imagedecoder"],
            exclude: ["Fixtures"],
            swiftSettings: commonSettings
        ),
        .testTarget(name: "JSONStreamingTests", dependencies: ["JSONStreaming"], swiftSettings: commonSettings),
        .testTarget(name: "ManualPagesTests", dependencies: ["ManualPages"], swiftSettings: commonSettings),
        .testTarget(
            name: "OAuthTokensTests",
            dependencies: ["HTTPTransport", "OAuthTokens", "Platform", "Secrets"],
            swiftSettings: commonSettings
        ),
        .testTarget(name: "PixelImagesTests", dependencies: ["PixelImages"], swiftSettings: commonSettings),
        .testTarget(
            name: "PlatformTests",
            dependencies: ["Platform", "PseudoTerminals"],
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "RemoteImagesTests",
            dependencies: [
                "AsyncHTTPTransport", "HTTPTransport", "ImageDecoding", "LoopbackServer", "PixelImages",
                "RemoteImages", "imagedecoder",
            ],
            swiftSettings: commonSettings
        ),
        .testTarget(name: "SecretsTests", dependencies: ["Platform", "Secrets"], swiftSettings: commonSettings),
        .testTarget(name: "SettingsFileTests", dependencies: ["SettingsFile"], swiftSettings: commonSettings),
        .testTarget(name: "ShellCommandTests", dependencies: ["ShellCommand"], swiftSettings: commonSettings),
        .testTarget(
            name: "TerminalEmulatorTests",
            dependencies: ["TerminalEmulator", "TerminalText"],
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "TerminalImagesTests",
            dependencies: ["PixelImages", "TerminalImages", "TerminalScreen", "TerminalText"],
            swiftSettings: commonSettings
        ),
        .testTarget(name: "TerminalInputTests", dependencies: ["TerminalInput"], swiftSettings: commonSettings),
        .testTarget(
            name: "TerminalScreenTests",
            dependencies: ["Platform", "TerminalEmulator", "TerminalScreen", "TerminalText"],
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "TerminalSessionTests",
            dependencies: [
                "Platform", "PseudoTerminals", "TerminalInput", "TerminalScreen", "TerminalSession", "TerminalText",
                "terminal-session-probe",
            ],
            swiftSettings: commonSettings
        ),
        .testTarget(name: "TerminalTextTests", dependencies: ["TerminalText"], swiftSettings: commonSettings),
    ]
)
