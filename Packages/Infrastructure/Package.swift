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
        .library(name: "AtomFeed", targets: ["AtomFeed"]),
        .library(name: "CSVStreaming", targets: ["CSVStreaming"]),
        .library(name: "Gazetteer", targets: ["Gazetteer"]),
        .library(name: "JSONStreaming", targets: ["JSONStreaming"]),
        .library(name: "ManualPages", targets: ["ManualPages"]),
        .library(name: "Platform", targets: ["Platform"]),
        .library(name: "SettingsFile", targets: ["SettingsFile"]),
        .library(name: "ShellCommand", targets: ["ShellCommand"]),
        .library(name: "TerminalText", targets: ["TerminalText"]),
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.0", traits: [])
    ],
    targets: [
        .target(name: "AtomFeed", swiftSettings: commonSettings),
        .target(name: "CGazetteerData", exclude: ["CREDITS.md", "gazetteer.bin"]),
        .target(name: "CPlatform"),
        .target(name: "CSVStreaming", swiftSettings: commonSettings),
        .target(name: "Gazetteer", dependencies: ["CGazetteerData"], swiftSettings: commonSettings),
        .target(name: "JSONStreaming", swiftSettings: commonSettings),
        .target(name: "ManualPages", swiftSettings: commonSettings),
        .target(name: "Platform", dependencies: ["CPlatform"], swiftSettings: commonSettings),
        .target(name: "SettingsFile", swiftSettings: commonSettings),
        .target(
            name: "ShellCommand",
            dependencies: [.product(name: "Subprocess", package: "swift-subprocess")],
            swiftSettings: commonSettings
        ),
        .target(name: "TerminalText", swiftSettings: commonSettings),
        .testTarget(
            name: "AtomFeedTests",
            dependencies: ["AtomFeed"],
            exclude: ["Fixtures"],
            swiftSettings: commonSettings
        ),
        .testTarget(name: "CSVStreamingTests", dependencies: ["CSVStreaming"], swiftSettings: commonSettings),
        .testTarget(name: "GazetteerTests", dependencies: ["Gazetteer"], swiftSettings: commonSettings),
        .testTarget(name: "JSONStreamingTests", dependencies: ["JSONStreaming"], swiftSettings: commonSettings),
        .testTarget(name: "ManualPagesTests", dependencies: ["ManualPages"], swiftSettings: commonSettings),
        .testTarget(name: "PlatformTests", dependencies: ["Platform"], swiftSettings: commonSettings),
        .testTarget(name: "SettingsFileTests", dependencies: ["SettingsFile"], swiftSettings: commonSettings),
        .testTarget(name: "ShellCommandTests", dependencies: ["ShellCommand"], swiftSettings: commonSettings),
        .testTarget(name: "TerminalTextTests", dependencies: ["TerminalText"], swiftSettings: commonSettings),
    ]
)
