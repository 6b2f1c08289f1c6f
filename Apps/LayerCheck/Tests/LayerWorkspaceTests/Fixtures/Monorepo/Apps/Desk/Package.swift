// swift-tools-version: 6.2
import PackageDescription

// MARK: - Common settings
let commonSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("MemberImportVisibility"),
]
// MARK: - End of common settings

let package = Package(
    name: "Desk",
    dependencies: [
        .package(path: "../../Packages/Adapters"),
        .package(path: "../../Packages/Features"),
    ],
    targets: [
        .executableTarget(
            name: "desk",
            dependencies: [
                .product(name: "Borrowing", package: "Features"), .product(name: "MemoryShelf", package: "Adapters"),
            ],
            swiftSettings: commonSettings
        )
    ]
)
