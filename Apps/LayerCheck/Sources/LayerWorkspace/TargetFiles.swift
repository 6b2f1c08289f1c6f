import LayerRules

/// Finds the files of targets by the package manager's conventions.
struct TargetFiles {
    let package: String
    let manifest: Manifest
    let tree: FileTree

    private static let sourceFolders = ["Sources", "Source", "src", "srcs"]

    /// The folder of a target; nil when there is none, as for a binary from elsewhere.
    func folder(of target: Target) -> String? {
        if let path = target.path {
            return RepositoryPath.resolve(path, from: package)
        }
        let parents: [String]
        switch target.kind {
        case .test: parents = ["Tests"] + Self.sourceFolders
        case .plugin: parents = ["Plugins"]
        default: parents = Self.sourceFolders
        }
        let folders = parents.map { RepositoryPath.join(package, $0) }
        if let own = folders.map({ RepositoryPath.join($0, target.name) }).first(where: tree.isFolder) {
            return own
        }
        // The only target of its kind may keep its files in the common folder itself (since tools version 5.9).
        let isOnly =
            manifest.targets.filter { ($0.kind == .test) == (target.kind == .test) && $0.kind != .plugin }
            .count == 1
        return isOnly ? folders.first(where: tree.isFolder) : nil
    }

    /// The Swift files of a target in `folder`.
    func swiftFiles(of target: Target, in folder: String) -> [String] {
        let excluded = target.exclude.compactMap { RepositoryPath.resolve($0, from: folder) }
        let included = target.sources?.compactMap { RepositoryPath.resolve($0, from: folder) }
        return tree.files(below: folder).filter { file in
            file.hasSuffix(".swift") && !excluded.contains { RepositoryPath.contains($0, file) }
                && included?.contains { RepositoryPath.contains($0, file) } != false
        }
    }

    /// The folders and files that belong to a target without being its sources: what is in them is data.
    func data(of target: Target) -> [String] {
        guard let folder = folder(of: target) else {
            return []
        }
        return (target.exclude + target.resources).compactMap { RepositoryPath.resolve($0, from: folder) }
    }
}
