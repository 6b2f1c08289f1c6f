@testable import ImportScanning
@testable import LayerRules

/// Builds repositories in memory, so that rules are tested without files.
struct Layout {
    private static let header =
        "<!-- layercheck:table -->\n| layer | package | targets | may depend on | third-party | forbidden modules |\n"
        + "|-|-|-|-|-|-|\n"

    var rows: [String]
    var directives = ""
    var packages: [LocalPackage] = []

    /// Adds a package with one library product a target, and each target's sources by its name.
    mutating func add(
        _ path: String,
        dependencies: [PackageDependency] = [],
        targets: [Target],
        sources: [String: String] = [:],
        text: String = ""
    ) {
        let name = RepositoryPath.lastComponent(of: path)
        var package = LocalPackage(
            path: path,
            manifest: Manifest(
                name: name,
                toolsVersion: [6, 2],
                dependencies: dependencies,
                products: targets.filter { $0.kind == .regular }.map { .init(name: $0.name, targets: [$0.name]) },
                targets: targets
            ),
            manifestText: text
        )
        for target in targets {
            let folder = RepositoryPath.join(path, target.kind == .test ? "Tests" : "Sources")
            package.targetFolders[target.name] = target.path ?? "\(folder)/\(target.name)"
            if let source = sources[target.name] {
                let scan = ImportScanner.scan(source.utf8)
                package.sources[target.name] = [SourceFile(path: "\(folder)/\(target.name)/File.swift", scan: scan)]
            }
        }
        packages.append(package)
    }

    func checker() throws(CheckFailure) -> Checker {
        let table = Self.header + rows.map { "| \($0) |\n" }.joined()
        let document = try DocumentParser.parse("\(table)\n\(directives)", path: "ARCHITECTURE.md")
        return try Checker(
            Repository(document: document, packages: packages, toolchainModules: ["Foundation", "Testing", "Swift"])
        )
    }

    /// Each finding as "rule path:line".
    func findings() throws(CheckFailure) -> [String] {
        try checker().findings().map { "\($0.rule.rawValue) \($0.path):\($0.position.line)" }
    }
}
