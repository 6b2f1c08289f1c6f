/// A package of the repository as it stands on disk.
package struct LocalPackage: Equatable, Sendable {
    /// The folder from the repository's root; "." for the root itself.
    package var path: String
    package var manifest: Manifest
    /// The manifest's own text, for the places of what it declares and for its settings block.
    package var manifestText: String
    /// Where each target's files are, from the repository's root.
    package var targetFolders: [String: String]
    /// Each target's Swift files.
    package var sources: [String: [SourceFile]]

    package init(
        path: String,
        manifest: Manifest,
        manifestText: String = "",
        targetFolders: [String: String] = [:],
        sources: [String: [SourceFile]] = [:]
    ) {
        self.path = path
        self.manifest = manifest
        self.manifestText = manifestText
        self.targetFolders = targetFolders
        self.sources = sources
    }

    /// The folder's name, which is what manifests and the table call the package.
    package var shortName: String {
        path == "." ? manifest.name : RepositoryPath.lastComponent(of: path)
    }

    package var manifestPath: String {
        RepositoryPath.join(path, "Package.swift")
    }

    package func id(of target: Target) -> TargetID {
        TargetID(package: path, target: target.name)
    }
}
