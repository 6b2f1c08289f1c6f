// swift-tools-version: 6.2
import PackageDescription

// MARK: - Common settings
let commonSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("MemberImportVisibility"),
]
// MARK: - End of common settings

let package = Package(
    name: "Toolkit",
    products: [
        .library(name: "Clocks", targets: ["Clocks"])
    ],
    targets: [
        .target(name: "Clocks", swiftSettings: commonSettings),
        .testTarget(name: "ClocksTests", dependencies: ["Clocks"], swiftSettings: commonSettings),
    ]
)
