/// A target as its manifest declares it.
package struct Target: Codable, Equatable, Sendable {
    /// The package manager's target types.
    package enum Kind: String, Codable, Sendable {
        case regular
        case executable
        case test
        case macro
        case plugin
        case system
        case binary
        case snippet
        case provided = "providedLibrary"
    }

    package var name: String
    package var kind: Kind
    /// The folder given in the manifest; nil for the conventional one.
    package var path: String?
    package var sources: [String]?
    package var exclude: [String]
    package var resources: [String]
    package var dependencies: [TargetDependency]
    /// Packages whose plugins the target applies, by the name used in the manifest.
    package var pluginPackages: [String]
    /// The Swift settings in a canonical spelling, such as `enableUpcomingFeature(ExistentialAny)`.
    package var swiftSettings: [String]

    package init(
        name: String,
        kind: Kind = .regular,
        path: String? = nil,
        sources: [String]? = nil,
        exclude: [String] = [],
        resources: [String] = [],
        dependencies: [TargetDependency] = [],
        pluginPackages: [String] = [],
        swiftSettings: [String] = []
    ) {
        self.name = name
        self.kind = kind
        self.path = path
        self.sources = sources
        self.exclude = exclude
        self.resources = resources
        self.dependencies = dependencies
        self.pluginPackages = pluginPackages
        self.swiftSettings = swiftSettings
    }

    /// The name that an `import` of this target uses.
    package var moduleName: String {
        String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }
}
