import FoundationEssentials
import LayerRules

/// The output of `swift package dump-package`, as far as the rules need it.
struct ManifestDump: Decodable {
    struct ToolsVersion: Decodable {
        var _version: String
    }

    struct Product: Decodable {
        var name: String
        var targets: [String]
    }

    var name: String
    var toolsVersion: ToolsVersion
    var dependencies: [PackageDump]
    var products: [Product]
    var targets: [TargetDump]

    /// Reads the dump of the manifest in the absolute `folder`.
    static func decode(_ text: String, folder: String) throws(CheckFailure) -> Manifest {
        let dump: ManifestDump
        do {
            dump = try JSONDecoder().decode(ManifestDump.self, from: Data(text.utf8))
        } catch {
            throw .manifest(path: "\(folder)/Package.swift", output: "its answer is not understood: \(error)")
        }
        return Manifest(
            name: dump.name,
            toolsVersion: dump.toolsVersion._version.split(separator: ".").compactMap { Int($0) },
            dependencies: dump.dependencies.compactMap { $0.dependency(from: folder) },
            products: dump.products.map { .init(name: $0.name, targets: $0.targets) },
            targets: dump.targets.map(\.target)
        )
    }
}
