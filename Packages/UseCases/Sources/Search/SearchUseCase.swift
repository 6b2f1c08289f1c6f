public import Boundaries
public import BusinessServices
public import Domain
public import FoundationEssentials

/// Finds animals by words: those that are filters are understood, the rest is looked for in what is written of them.
///
/// - Actor: a person who looks for a pet.
/// - Events: a search is submitted, its list's end is reached, an animal is selected.
/// - Effects: before the first page the sources that are due are asked, if the request wants that; pages are read from
///   the catalogue and presented. When few animals match the words as they are written, those that match nearly follow.
///   When nothing matches, what would is offered. An answer to a search that was overtaken by another is dropped.
public actor SearchUseCase: SearchViewEvents {
    private let catalog: any AnimalCatalog
    private let places: any PlaceDirectory
    private let refresh: CatalogRefresh?
    private let now: @Sendable () -> Date
    private let view: any SearchView
    private let coordinator: any SearchCoordinator
    private let tracker: any SearchTracker

    /// Everything the use case knows.
    public private(set) var state = SearchState(request: SearchRequest(words: ""))
    /// Counts searches, so that a page which belongs to an earlier one is recognised.
    private var generation = 0

    /// With fewer exact matches than this, those that match nearly follow: about what a person takes in at a glance.
    private static let fewMatches = 10

    /// Without `refresh`, the catalogue answers with what it has.
    public init(
        catalog: any AnimalCatalog,
        places: any PlaceDirectory,
        refresh: CatalogRefresh? = nil,
        now: @escaping @Sendable () -> Date,
        view: any SearchView,
        coordinator: any SearchCoordinator,
        tracker: any SearchTracker
    ) {
        self.catalog = catalog
        self.places = places
        self.refresh = refresh
        self.now = now
        self.view = view
        self.coordinator = coordinator
        self.tracker = tracker
    }

    @discardableResult
    public nonisolated func viewDidSubmit(_ request: SearchRequest) -> UseCaseResponse<SearchPresentation> {
        UseCaseResponse { try await self.begin(request) }
    }

    @discardableResult
    public nonisolated func viewDidReachEnd() -> UseCaseResponse<SearchPresentation> {
        UseCaseResponse { try await self.loadNextPage() }
    }

    public func viewDidSelect(_ id: AnimalID) async {
        guard let selected = state.pages.animals.first(where: { $0.animal.id == id }) else { return }
        await tracker.animalSelected(type: selected.animal.type)
        await coordinator.showDetails(of: selected)
    }

    private var presentation: SearchPresentation { SearchPresentation(state) }

    private func begin(_ request: SearchRequest) async throws -> SearchPresentation {
        generation += 1
        state = SearchState(request: request)
        return try await loadNextPage()
    }

    /// Loads the page that is due; a page that is on its way already is not asked for twice.
    private func loadNextPage() async throws -> SearchPresentation {
        guard state.phase != .loading, state.pages.hasMore else { return presentation }
        let generation = generation
        state.phase = .loading
        await view.present(presentation)
        let outcome = await fetchNextPage()
        guard generation == self.generation else { return presentation }
        if Task.isCancelled {
            state.phase = state.pages.animals.isEmpty ? .idle : .loaded
            await view.present(presentation)
            throw CancellationError()
        }
        switch outcome {
        case .success(let arrival):
            take(arrival)
            await view.present(presentation)
            await track(arrival)
            return presentation
        case .failure(let error):
            state.phase = .failed(String(describing: error))
            await view.present(presentation)
            await tracker.searchFailed(error.failure)
            if case .nearby(.ambiguousPlace(_, let choices)) = error { await coordinator.choosePlace(among: choices) }
            throw error
        }
    }

    private struct Arrival {
        let plan: SearchPlan
        let page: Page<ListedAnimal>
        let spelling: TextSpelling
        let exactMatches: Int?
        let sources: [SourceSummary]
        let alternatives: SearchAlternatives?
        let refreshed: RefreshOutcome?
    }

    private func fetchNextPage() async -> Result<Arrival, SearchError> {
        guard let page = state.pages.nextRequest else {
            return .failure(.pageOutOfRange(number: state.pages.nextPage, size: state.pages.pageSize))
        }
        do throws(SearchError) {
            let plan: SearchPlan
            if let known = state.plan { plan = known } else { plan = try SearchPlan(state.request, places: places) }
            return .success(try await arrival(of: page, by: plan))
        } catch {
            return .failure(error)
        }
    }

    private func arrival(of page: PageRequest, by plan: SearchPlan) async throws(SearchError) -> Arrival {
        let refreshed = await refreshed(for: plan)
        let sources: [SourceSummary]
        do { sources = try await catalog.sources() } catch { throw .nearby(.catalog(error)) }
        if let reason = refreshed?.unavailability(with: sources) { throw .unavailable(reason: reason) }
        do throws(CatalogError) {
            var spelling = state.spelling
            var exactMatches = state.exactMatches
            var found = try await catalog.page(of: plan.query(page, spelling: spelling))
            if spelling == .exact, plan.looksFurther(after: found.total, few: Self.fewMatches) {
                let more = try await catalog.page(of: plan.query(page, spelling: .forgiving))
                if more.total > found.total {
                    exactMatches = found.total
                    spelling = .forgiving
                    found = more
                }
            }
            return Arrival(
                plan: plan,
                page: found,
                spelling: spelling,
                exactMatches: exactMatches,
                sources: sources,
                alternatives: found.total == 0 ? try await SearchAlternatives(to: plan, in: catalog, now: now()) : nil,
                refreshed: refreshed
            )
        } catch {
            throw .nearby(.catalog(error))
        }
    }

    /// What came of asking the sources, which is done before the first page alone: all pages belong to one list.
    private func refreshed(for plan: SearchPlan) async -> RefreshOutcome? {
        guard state.pages.total == nil, let refresh else { return state.refreshed }
        return await refresh.refresh(
            around: plan.place?.coordinate,
            within: plan.within,
            sources: plan.filter.sources,
            policy: state.request.refresh
        )
    }

    private func take(_ arrival: Arrival) {
        let now = now()
        state.plan = arrival.plan
        state.refreshed = arrival.refreshed
        state.pages.take(arrival.page)
        state.spelling = arrival.spelling
        state.exactMatches = arrival.exactMatches
        state.alternatives = arrival.alternatives
        state.sources = arrival.sources.map { SourceFreshness($0, now: now) }
        state.phase = .loaded
    }

    private func track(_ arrival: Arrival) async {
        await tracker.pageShown(
            number: arrival.page.request.number,
            total: arrival.page.total,
            subjects: arrival.plan.terms.map(\.subject),
            hasText: arrival.plan.filter.text != nil
        )
        if let alternatives = arrival.alternatives {
            await tracker.nothingFound(alternatives: alternatives.relaxed.count)
        }
    }
}

extension SearchPlan {
    /// Whether spellings that are nearly right are looked for too. Ranked lists take them in after few exact matches;
    /// in any other order they would stand among the exact ones, so they are only looked for when there are none.
    fileprivate func looksFurther(after exactMatches: Int, few: Int) -> Bool {
        filter.text != nil && exactMatches < (order == .relevance ? few : 1)
    }
}
