// swift-tools-version: 6.2
import PackageDescription

// MARK: - Common settings
let commonSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("MemberImportVisibility"),
]
// MARK: - End of common settings

let package = Package(
    name: "Core",
    products: [
        .library(name: "Core", targets: ["Core"])
    ],
    targets: [
        .target(name: "Core", swiftSettings: commonSettings),
        .testTarget(name: "CoreTests", dependencies: ["Core"], swiftSettings: commonSettings),
    ]
)
