/// An entry of a target's `dependencies`.
package enum TargetDependency: Codable, Hashable, Sendable {
    /// `.target(name:)`
    case target(String)
    /// `.product(name:package:)`, with new module names where `moduleAliases` gives any.
    case product(String, package: String?, aliases: [String: String])
    /// A bare string, which may be either.
    case byName(String)

    /// The target's or product's name.
    package var name: String {
        switch self {
        case .target(let name), .product(let name, _, _), .byName(let name): name
        }
    }
}
