// swift-tools-version: 6.2
import PackageDescription

// MARK: - Common settings
let commonSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("MemberImportVisibility"),
]
// MARK: - End of common settings

let package = Package(
    name: "Adapters",
    products: [
        .library(name: "MemoryShelf", targets: ["MemoryShelf"]),
        .library(name: "TracedShelf", targets: ["TracedShelf"]),
    ],
    dependencies: [
        .package(path: "../Core"),
        .package(path: "../Features"),
        .package(path: "../Toolkit"),
        .package(url: "https://github.com/apple/swift-service-context", from: "1.2.0"),
    ],
    targets: [
        .target(
            name: "MemoryShelf",
            dependencies: ["Core", .product(name: "Ports", package: "Features")],
            swiftSettings: commonSettings
        ),
        .target(
            name: "TracedShelf",
            dependencies: [
                .product(name: "Clocks", package: "Toolkit"), .product(name: "Ports", package: "Features"),
                .product(name: "ServiceContextModule", package: "swift-service-context"),
            ],
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "MemoryShelfTests",
            dependencies: ["MemoryShelf", .product(name: "PortContracts", package: "Features")],
            swiftSettings: commonSettings
        ),
    ]
)
