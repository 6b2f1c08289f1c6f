/// One row of the table: what some targets may depend on.
package struct LayerRow: Equatable, Sendable {
    /// An entry of the `targets` column.
    package struct TargetPattern: Hashable, Sendable {
        /// What kind of targets the entry is about.
        package enum Role: Sendable {
            /// Targets that ship.
            case production
            /// Targets that only tests may depend on; they may import a testing library.
            case testKit
            /// Test targets, for which no row is needed.
            case tests
        }

        package var glob: Glob
        package var role: Role
    }

    /// An entry of the `third-party` column.
    package struct ThirdPartyEntry: Hashable, Sendable {
        /// The package's identity in lower case.
        package var identity: String
        /// The modules it brings where they are not named like its products.
        package var modules: [String]
        /// Whether several packages of the repository may depend on it.
        package var isShared: Bool
        /// Whether a manifest may name it without a target that uses it, as for a command plugin.
        package var isPlugin: Bool
    }

    /// The row's line in the document.
    package var line: Int
    /// The layer's place, 0 innermost; nil for the umbrella.
    package var rank: Int?
    /// The layer's name; empty when it has none.
    package var layer: String
    package var package: Glob
    package var isUmbrella: Bool
    /// Whether the umbrella leaves this package alone.
    package var isApart: Bool
    package var targets: [TargetPattern]
    package var allowed: [DependencyPattern]
    package var thirdParty: [ThirdPartyEntry]
    package var forbidden: [Glob]
    /// The reason, in the document's own words; empty when the table has no such column.
    package var why: String
}
