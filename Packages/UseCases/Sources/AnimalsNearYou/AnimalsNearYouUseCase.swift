public import Boundaries
public import BusinessServices
public import Domain
public import FoundationEssentials

/// Lists adoptable animals near a place, nearest first, page after page.
///
/// - Actor: a person who looks for a pet.
/// - Events: the view appears, its end is reached, a refresh is asked for, an animal is selected.
/// - Effects: before the first page the sources that are due are asked, if the request wants that; pages are read from
///   the catalogue and presented. A page that fails leaves the rows before it and is due again; an answer to a request
///   that was overtaken by a refresh is dropped.
public actor AnimalsNearYouUseCase: AnimalsNearYouViewEvents {
    private let nearby: NearbyAnimalsService
    private let refresh: CatalogRefresh?
    private let now: @Sendable () -> Date
    private let view: any AnimalsNearYouView
    private let coordinator: any AnimalsNearYouCoordinator
    private let tracker: any AnimalsNearYouTracker

    /// Everything the use case knows.
    public private(set) var state: AnimalsNearYouState
    /// Counts refreshes, so that a page which belongs to an earlier list is recognised.
    private var generation = 0

    /// Without `refresh`, the catalogue answers with what it has.
    public init(
        request: AnimalsNearYouRequest,
        nearby: NearbyAnimalsService,
        refresh: CatalogRefresh? = nil,
        now: @escaping @Sendable () -> Date,
        view: any AnimalsNearYouView,
        coordinator: any AnimalsNearYouCoordinator,
        tracker: any AnimalsNearYouTracker
    ) {
        state = AnimalsNearYouState(request: request)
        self.nearby = nearby
        self.refresh = refresh
        self.now = now
        self.view = view
        self.coordinator = coordinator
        self.tracker = tracker
    }

    @discardableResult
    public nonisolated func viewDidAppear() -> UseCaseResponse<AnimalsNearYouPresentation> {
        UseCaseResponse { try await self.loadNextPage() }
    }

    @discardableResult
    public nonisolated func viewDidReachEnd() -> UseCaseResponse<AnimalsNearYouPresentation> {
        UseCaseResponse { try await self.loadNextPage() }
    }

    @discardableResult
    public nonisolated func viewDidRequestRefresh() -> UseCaseResponse<AnimalsNearYouPresentation> {
        UseCaseResponse { try await self.reload() }
    }

    public func viewDidSelect(_ id: AnimalID) async {
        guard let selected = state.pages.animals.first(where: { $0.animal.id == id }) else { return }
        await tracker.animalSelected(type: selected.animal.type)
        await coordinator.showDetails(of: selected)
    }

    private var presentation: AnimalsNearYouPresentation { AnimalsNearYouPresentation(state) }

    private func reload() async throws -> AnimalsNearYouPresentation {
        generation += 1
        state = AnimalsNearYouState(request: state.request)
        return try await loadNextPage()
    }

    /// Loads the page that is due; a page that is on its way already is not asked for twice.
    private func loadNextPage() async throws -> AnimalsNearYouPresentation {
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
            await tracker.pageShown(
                number: arrival.page.request.number,
                total: arrival.page.total,
                country: arrival.place.country
            )
            return presentation
        case .failure(let error):
            state.phase = .failed(String(describing: error))
            await view.present(presentation)
            await tracker.listFailed(error.failure)
            await guide(out: error)
            throw error
        }
    }

    private struct Arrival {
        let place: Place
        let page: Page<ListedAnimal>
        let sources: [SourceSummary]
        let refreshed: RefreshOutcome?
    }

    private func fetchNextPage() async -> Result<Arrival, AnimalsNearYouError> {
        guard let text = state.request.place?.trimmingSpaces, !text.isEmpty else { return .failure(.placeMissing) }
        guard let page = state.pages.nextRequest else {
            return .failure(.pageOutOfRange(number: state.pages.nextPage, size: state.pages.pageSize))
        }
        do throws(NearbyAnimalsError) {
            let place: Place
            if let known = state.place { place = known } else { place = try nearby.place(named: text) }
            let search = state.request.search
            let refreshed = await refreshed(around: place)
            let animals = try await nearby.animals(around: place, search: search, page: page)
            let sources = try await nearby.sources()
            if let reason = refreshed?.unavailability(with: sources) { return .failure(.unavailable(reason: reason)) }
            return .success(Arrival(place: place, page: animals, sources: sources, refreshed: refreshed))
        } catch {
            return .failure(.nearby(error))
        }
    }

    /// What came of asking the sources, which is done before the first page alone: all pages belong to one list.
    private func refreshed(around place: Place) async -> RefreshOutcome? {
        guard state.pages.total == nil, let refresh else { return state.refreshed }
        return await refresh.refresh(
            around: place.coordinate,
            within: state.request.search.within,
            sources: state.request.search.filter.sources,
            policy: state.request.refresh
        )
    }

    private func take(_ arrival: Arrival) {
        let now = now()
        state.place = arrival.place
        state.refreshed = arrival.refreshed
        state.pages.take(arrival.page)
        state.phase = .loaded
        state.sources = arrival.sources.map { SourceFreshness($0, now: now) }
    }

    /// Leads the person to where the trouble can be mended.
    private func guide(out error: AnimalsNearYouError) async {
        switch error {
        case .placeMissing: await coordinator.askForPlace()
        case .nearby(.ambiguousPlace(_, let choices)): await coordinator.choosePlace(among: choices)
        case .nearby(.unknownPlace), .nearby(.catalog), .pageOutOfRange, .unavailable: break
        }
    }
}
