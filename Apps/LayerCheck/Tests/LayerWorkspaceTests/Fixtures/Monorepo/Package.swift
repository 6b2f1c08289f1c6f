// swift-tools-version: 6.2
import PackageDescription

// MARK: - Common settings
let commonSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("MemberImportVisibility"),
]
// MARK: - End of common settings

let package = Package(
    name: "Library",
    dependencies: [
        .package(path: "Apps/Desk"),
        .package(path: "Packages/Adapters"),
        .package(path: "Packages/Core"),
        .package(path: "Packages/Features"),
        .package(path: "Packages/Toolkit"),
    ],
    targets: [
        .testTarget(
            name: "BorrowingTests",
            dependencies: [.product(name: "Borrowing", package: "Features"), "Core"],
            path: "Packages/Features/Tests/BorrowingTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "ClocksTests",
            dependencies: [.product(name: "Clocks", package: "Toolkit")],
            path: "Packages/Toolkit/Tests/ClocksTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "CoreTests",
            dependencies: ["Core"],
            path: "Packages/Core/Tests/CoreTests",
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "MemoryShelfTests",
            dependencies: [
                .product(name: "MemoryShelf", package: "Adapters"),
                .product(name: "PortContracts", package: "Features"),
            ],
            path: "Packages/Adapters/Tests/MemoryShelfTests",
            swiftSettings: commonSettings
        ),
    ]
)
