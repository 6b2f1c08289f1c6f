import LayerRules

/// A package dependency in a dumped manifest.
struct PackageDump: Decodable {
    struct Entry: Decodable {
        struct Location: Decodable {
            struct Remote: Decodable {
                var urlString: String
            }

            var remote: [Remote]?
            var local: [String]?
        }

        struct Bounds: Decodable {
            var lowerBound: String
            var upperBound: String
        }

        struct Requirement: Decodable {
            var range: [Bounds]?
            var exact: [String]?
            var branch: [String]?
            var revision: [String]?

            var words: String {
                if let bounds = range?.first {
                    return "\(bounds.lowerBound) ..< \(bounds.upperBound)"
                }
                let others = [("exactly", exact), ("branch", branch), ("revision", revision)]
                return others.compactMap { name, value in value?.first.map { "\(name) \($0)" } }.joined()
            }
        }

        var identity: String
        var nameForTargetDependencyResolutionOnly: String?
        var path: String?
        var location: Location?
        var requirement: Requirement?
    }

    var fileSystem: [Entry]?
    var sourceControl: [Entry]?
    var registry: [Entry]?

    func dependency(from folder: String) -> PackageDependency? {
        guard let entry = (fileSystem ?? sourceControl ?? registry)?.first else {
            return nil
        }
        let source: PackageDependency.Source
        if let path = entry.path {
            source = .folder(RepositoryPath.relative(from: folder, to: path))
        } else {
            let location = entry.location?.remote?.first?.urlString ?? entry.location?.local?.first ?? entry.identity
            source = .remote(location: location, requirement: entry.requirement?.words ?? "")
        }
        return PackageDependency(
            identity: entry.identity,
            alias: entry.nameForTargetDependencyResolutionOnly,
            source: source
        )
    }
}
