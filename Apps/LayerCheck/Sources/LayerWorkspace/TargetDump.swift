import LayerRules

/// A target in a dumped manifest.
struct TargetDump: Decodable {
    struct Resource: Decodable {
        var path: String
    }

    struct PluginUsage: Decodable {
        var plugin: [JSONValue]

        var package: String? {
            plugin.dropFirst().first.flatMap(\.string)
        }
    }

    struct Setting: Decodable {
        var tool: String
        var kind: JSONValue
    }

    var name: String
    var type: Target.Kind
    var path: String?
    var sources: [String]?
    var exclude: [String]
    var resources: [Resource]
    var dependencies: [[String: [JSONValue]]]
    var pluginUsages: [PluginUsage]?
    var settings: [Setting]

    var target: Target {
        Target(
            name: name,
            kind: type,
            path: path,
            sources: sources,
            exclude: exclude,
            resources: resources.map(\.path),
            dependencies: dependencies.compactMap(Self.dependency),
            pluginPackages: pluginUsages?.compactMap(\.package) ?? [],
            swiftSettings: settings.filter { $0.tool == "swift" }.map { Self.words(of: $0.kind) }.sorted()
        )
    }

    /// One of `{"byName": [name, condition]}`, `{"target": …}` and `{"product": [name, package, aliases, condition]}`.
    private static func dependency(_ entry: [String: [JSONValue]]) -> TargetDependency? {
        guard let (kind, values) = entry.first, let name = values.first?.string else {
            return nil
        }
        switch kind {
        case "target":
            return .target(name)
        case "product":
            let aliases = values.dropFirst(2).first?.object ?? [:]
            return .product(
                name,
                package: values.dropFirst().first?.string,
                aliases: aliases.compactMapValues(\.string)
            )
        default:
            return .byName(name)
        }
    }

    /// `{"treatAllWarnings": {"_0": "error"}}` becomes `treatAllWarnings(error)`.
    private static func words(of kind: JSONValue) -> String {
        (kind.object ?? [:]).map { name, value in
            let arguments = (value.object ?? [:]).sorted { $0.key < $1.key }.map(\.value.description)
            return arguments.isEmpty ? name : "\(name)(\(arguments.joined(separator: ", ")))"
        }.joined()
    }
}
