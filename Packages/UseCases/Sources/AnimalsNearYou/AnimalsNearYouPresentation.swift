public import BusinessServices
public import Domain

/// The list as a view shows it.
public struct AnimalsNearYouPresentation: Hashable, Sendable {
    /// Where; `nil` until the place is known.
    public let place: Place?
    public let request: AnimalsNearYouRequest
    /// Nearest first, unless the request says otherwise.
    public let animals: [ListedAnimal]
    /// On all pages.
    public let total: Int
    public let sources: [SourceFreshness]
    public let notices: [ListNotice]
    public let phase: LoadingPhase
    /// Whether another page can be had.
    public let hasMore: Bool
    /// Whether sources are being asked while the list stands.
    public let isRefreshing: Bool
}

extension AnimalsNearYouPresentation {
    /// What `state` looks like.
    init(_ state: AnimalsNearYouState) {
        place = state.place
        request = state.request
        animals = state.pages.animals
        total = state.pages.total ?? 0
        sources = state.sources
        notices =
            (state.sources.contains { $0.name == .sample } ? [.sampleCatalog] : [])
            + (state.refreshed?.notices ?? [])
        phase = state.phase
        hasMore = state.pages.hasMore
        isRefreshing = state.isRefreshing
    }
}
