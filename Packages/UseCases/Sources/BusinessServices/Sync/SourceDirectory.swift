public import Boundaries
public import Domain

/// The sources that a person set up, and what it takes to ask them: what syncing, refreshing and managing them share.
public struct SourceDirectory: Sendable {
    /// What is known to PetSave, in the order in which people are told of it.
    public let kinds: [any FeedKind]
    private let store: any SourceStore
    private let places: any PlaceDirectory

    public init(store: any SourceStore, kinds: [any FeedKind], places: any PlaceDirectory) {
        self.store = store
        self.kinds = kinds
        self.places = places
    }

    /// Every source that is set up, in the order of their names.
    public func sources() async throws(SourceStoreError) -> [SourceConfiguration] {
        try await store.sources()
    }

    /// The kind of feed that is called so.
    public func kind(named name: String) -> (any FeedKind)? {
        let name = name.trimmingSpaces.lowercased()
        return kinds.first { $0.name == name }
    }

    /// Where a source's place is; `nil` when it has none, or none that is known.
    public func place(of configuration: SourceConfiguration) -> Place? {
        guard let text = configuration.place, case .found(let place) = places.find(text) else { return nil }
        return place
    }

    /// What it takes to ask a source, once its settings are right and its place is found.
    public func resolve(
        _ configuration: SourceConfiguration
    ) throws(SourceConfigurationError) -> ResolvedSource {
        guard let kind = kind(named: configuration.kind) else {
            throw .unknownKind(text: configuration.kind, known: kinds.map(\.name))
        }
        try kind.check(configuration)
        let source = Source(configuration: configuration, place: try place(in: configuration))
        return ResolvedSource(source: source, kind: kind)
    }

    private func place(in configuration: SourceConfiguration) throws(SourceConfigurationError) -> Place? {
        guard let text = configuration.place else { return nil }
        switch places.find(text) {
        case .found(let place): return place
        case .ambiguous(let choices): throw .ambiguousPlace(text: text, choices: choices)
        case .unknown(let suggestions): throw .unknownPlace(text: text, suggestions: suggestions)
        }
    }
}

/// A source whose settings are right, and the kind of feed that it is.
public struct ResolvedSource: Sendable {
    public let source: Source
    public let kind: any FeedKind

    public init(source: Source, kind: any FeedKind) {
        self.source = source
        self.kind = kind
    }

    public var name: SourceName { source.name }

    /// Asks the source.
    public var feed: any AnimalFeed { kind.feed(for: source) }
}
