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
    name: "DomainConsumer",
    products: [
        .executable(name: "household-match", targets: ["household-match"])
    ],
    dependencies: [
        .package(path: "../../Packages/Domain")
    ],
    targets: [
        .executableTarget(
            name: "household-match",
            dependencies: [.product(name: "Domain", package: "Domain")],
            swiftSettings: commonSettings
        ),
        .testTarget(
            name: "HouseholdMatchTests",
            dependencies: [
                "household-match",
                .product(name: "Domain", package: "Domain"),
            ],
            swiftSettings: commonSettings
        ),
    ]
)
