/// A target of the repository, named by its package's folder and its own name.
package struct TargetID: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The package's folder from the repository's root; "." for the root itself.
    package var package: String
    package var target: String

    package init(package: String, target: String) {
        self.package = package
        self.target = target
    }

    /// The short form that people read and the table uses: `UseCases/Search`.
    package var description: String {
        "\(RepositoryPath.lastComponent(of: package))/\(target)"
    }

    package static func < (left: TargetID, right: TargetID) -> Bool {
        (left.package, left.target) < (right.package, right.target)
    }
}
