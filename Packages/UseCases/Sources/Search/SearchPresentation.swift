public import BusinessServices
public import Domain

/// The search as a view shows it.
public struct SearchPresentation: Hashable, Sendable {
    public let request: SearchRequest
    /// How it was understood; `nil` until it was.
    public let plan: SearchPlan?
    public let animals: [ListedAnimal]
    /// On all pages.
    public let total: Int
    public let sources: [SourceFreshness]
    public let notices: [ListNotice]
    /// What would match instead; `nil` unless nothing does.
    public let alternatives: SearchAlternatives?
    public let phase: LoadingPhase
    /// Whether another page can be had.
    public let hasMore: Bool
}

extension SearchPresentation {
    /// What `state` looks like.
    init(_ state: SearchState) {
        request = state.request
        plan = state.plan
        animals = state.pages.animals
        total = state.pages.total ?? 0
        sources = state.sources
        notices =
            (state.sources.contains { $0.name == .sample } ? [.sampleCatalog] : [])
            + (state.exactMatches.map { [.similarSpellings(exact: $0)] } ?? [])
            + (state.refreshed?.notices ?? [])
        alternatives = state.alternatives
        phase = state.phase
        hasMore = state.pages.hasMore
    }
}
