import ImportScanning

/// A target's dependency, resolved to what it brings.
struct Edge: Sendable {
    /// A product of a package from elsewhere.
    struct ThirdPartyUse: Hashable, Sendable {
        var identity: String
        var product: String
        /// New names for modules, by their own.
        var aliases: [String: String]
    }

    var from: TargetID
    var declared: TargetDependency
    var position: SourcePosition
    /// The targets of this repository that it makes importable.
    var targets: [TargetID]
    var thirdParty: ThirdPartyUse?
    /// The folder of the local package the dependency belongs to, or the identity of the third-party one.
    var package: String?
}
