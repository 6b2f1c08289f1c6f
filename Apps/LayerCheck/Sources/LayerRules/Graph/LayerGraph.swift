/// The graph of the packages, by layer.
package struct LayerGraph: Equatable, Sendable {
    /// A layer and its packages' names.
    package struct Layer: Equatable, Sendable {
        package var rank: Int
        package var name: String
        package var packages: [String]

        /// The layer's rank and name, as the table writes them.
        var title: String { name.isEmpty ? "\(rank)" : "\(rank) \(name)" }
    }

    /// A dependency between two packages, or of a package on a third-party one.
    package struct Link: Hashable, Comparable, Sendable {
        package var from: String
        package var to: String
        /// Whether only tests need it.
        package var isForTests: Bool

        package static func < (left: Link, right: Link) -> Bool {
            (left.from, left.to) < (right.from, right.to)
        }
    }

    /// Outermost first.
    package var layers: [Layer]
    package var thirdParty: [String]
    package var links: [Link]
}
