/// Which events a service gets: all of them, or those of some names and groups.
public struct EventSelection: Hashable, Sendable {
    /// As it is written in `analytics.toml`: names of events, names of groups, and `*` for all.
    public let patterns: [String]

    /// Every event.
    public static let all = EventSelection(known: ["*"])

    private init(known patterns: [String]) {
        self.patterns = patterns
    }

    /// Those that the patterns name. Throws the first one that names nothing.
    public init(_ patterns: [String]) throws(UnknownEvent) {
        if let unknown = patterns.first(where: { !Self.names.contains($0) }) { throw UnknownEvent(name: unknown) }
        self.init(known: patterns)
    }

    func contains(_ name: String, of group: EventGroup) -> Bool {
        patterns.contains { $0 == "*" || $0 == name || $0 == group.rawValue }
    }

    /// Every pattern that names something.
    static let names = ["*"] + EventGroup.allCases.map(\.rawValue) + AnalyticsCatalog.events.map(\.name.text)
}

/// No event and no group is called so.
public struct UnknownEvent: Error, Hashable, Sendable {
    public let name: String
}
