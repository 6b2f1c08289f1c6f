// swift-tools-version: 6.2
import PackageDescription

// MARK: - Common settings
let commonSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("MemberImportVisibility"),
]
// MARK: - End of common settings

let package = Package(
    name: "Features",
    products: [
        .library(name: "Borrowing", targets: ["Borrowing"]),
        .library(name: "PortContracts", targets: ["PortContracts"]),
        .library(name: "Ports", targets: ["Ports"]),
        .library(name: "Returning", targets: ["Returning"]),
    ],
    dependencies: [
        .package(path: "../Core")
    ],
    targets: [
        .target(name: "Borrowing", dependencies: ["Core", "Ports"], swiftSettings: commonSettings),
        .target(name: "Fines", dependencies: ["Core"], swiftSettings: commonSettings),
        .target(name: "PortContracts", dependencies: ["Core", "Ports"], swiftSettings: commonSettings),
        .target(name: "Ports", dependencies: ["Core"], swiftSettings: commonSettings),
        .target(name: "Returning", dependencies: ["Fines", "Ports"], swiftSettings: commonSettings),
        .testTarget(name: "BorrowingTests", dependencies: ["Borrowing", "Core"], swiftSettings: commonSettings),
    ]
)
