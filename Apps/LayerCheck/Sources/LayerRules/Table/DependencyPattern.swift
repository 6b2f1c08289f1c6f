/// An entry of the `may depend on` column.
package enum DependencyPattern: Hashable, Sendable, CustomStringConvertible {
    /// `all`: every target that is not a test kit.
    case everything
    /// `Package/Target`, both with wildcards.
    case qualified(package: Glob, target: Glob)
    /// A bare name: a package, which stands for all of its targets, or else a target.
    case name(Glob)

    init(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        if text == "all" {
            self = .everything
        } else if parts.count >= 2, let target = parts.last {
            self = .qualified(package: Glob(parts[parts.count - 2]), target: Glob(target))
        } else {
            self = .name(Glob(text))
        }
    }

    package var description: String {
        switch self {
        case .everything: "all"
        case .qualified(let package, let target): "\(package)/\(target)"
        case .name(let glob): glob.pattern
        }
    }
}
