/// A `.package(…)` of a manifest.
package struct PackageDependency: Codable, Equatable, Sendable {
    /// Where the package comes from.
    package enum Source: Codable, Equatable, Sendable {
        /// A folder, given relative to the folder of the manifest.
        case folder(String)
        /// A repository or registry, with the version requirement in words such as "1.0.0 ..< 2.0.0".
        case remote(location: String, requirement: String)
    }

    /// The package manager's name for the package, in lower case.
    package var identity: String
    /// A name given in the manifest for use in `.product(package:)`, if any.
    package var alias: String?
    package var source: Source

    package init(identity: String, alias: String? = nil, source: Source) {
        self.identity = identity.lowercased()
        self.alias = alias
        self.source = source
    }
}
