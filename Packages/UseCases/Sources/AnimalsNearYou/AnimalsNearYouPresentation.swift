public import Domain
public import FoundationEssentials

/// The list as a view shows it.
public struct AnimalsNearYouPresentation: Hashable, Sendable {
    /// Something to be told besides the list.
    public enum Notice: Hashable, Sendable {
        /// The animals are those of the built-in sample, invented ones.
        case sampleCatalog
    }

    /// A source that the catalogue holds animals of.
    public struct Source: Hashable, Sendable {
        public let name: SourceName
        public let fetchedAt: Date
        /// Seconds between then and the moment of the answer.
        public let age: TimeInterval

        public init(name: SourceName, fetchedAt: Date, age: TimeInterval) {
            self.name = name
            self.fetchedAt = fetchedAt
            self.age = age
        }
    }

    /// Where; `nil` until the place is known.
    public let place: Place?
    public let request: AnimalsNearYouRequest
    /// Nearest first, unless the request says otherwise.
    public let animals: [ListedAnimal]
    /// On all pages.
    public let total: Int
    public let sources: [Source]
    public let notices: [Notice]
    public let phase: AnimalsNearYouState.Phase
    /// Whether another page can be had.
    public let hasMore: Bool
}

extension AnimalsNearYouPresentation {
    /// What `state` looks like.
    init(_ state: AnimalsNearYouState) {
        place = state.place
        request = state.request
        animals = state.animals
        total = state.total ?? 0
        sources = state.sources
        notices = state.sources.contains { $0.name == .sample } ? [.sampleCatalog] : []
        phase = state.phase
        hasMore = state.hasMore
    }
}
