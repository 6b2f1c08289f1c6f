public import Boundaries
public import BusinessServices
public import Domain
public import FoundationEssentials

/// Lists adoptable animals near a place, nearest first, page after page.
///
/// - Actor: a person who looks for a pet.
/// - Events: the view appears, its end is reached, a refresh is asked for, an animal is selected.
/// - Effects: pages are read from the catalogue and presented; nothing is written. A page that fails leaves the rows
///   before it and is due again; an answer to a request that was overtaken by a refresh is dropped.
public actor AnimalsNearYouUseCase: AnimalsNearYouViewEvents {
    private let nearby: NearbyAnimalsService
    private let now: @Sendable () -> Date
    private let view: any AnimalsNearYouView
    private let coordinator: any AnimalsNearYouCoordinator
    private let tracker: any AnimalsNearYouTracker

    /// Everything the use case knows.
    public private(set) var state: AnimalsNearYouState
    /// Counts refreshes, so that a page which belongs to an earlier list is recognised.
    private var generation = 0

    public init(
        request: AnimalsNearYouRequest,
        nearby: NearbyAnimalsService,
        now: @escaping @Sendable () -> Date,
        view: any AnimalsNearYouView,
        coordinator: any AnimalsNearYouCoordinator,
        tracker: any AnimalsNearYouTracker
    ) {
        state = AnimalsNearYouState(request: request)
        self.nearby = nearby
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
    }

    private func fetchNextPage() async -> Result<Arrival, AnimalsNearYouError> {
        guard let text = state.request.place?.trimmingSpaces, !text.isEmpty else { return .failure(.placeMissing) }
        guard let page = state.pages.nextRequest else {
            return .failure(.pageOutOfRange(number: state.pages.nextPage, size: state.pages.pageSize))
        }
        do throws(NearbyAnimalsError) {
            let place: Place
            if let known = state.place { place = known } else { place = try nearby.place(named: text) }
            let animals = try await nearby.animals(around: place, search: state.request.search, page: page)
            return .success(Arrival(place: place, page: animals, sources: try await nearby.sources()))
        } catch {
            return .failure(.nearby(error))
        }
    }

    private func take(_ arrival: Arrival) {
        let now = now()
        state.place = arrival.place
        state.pages.take(arrival.page)
        state.phase = .loaded
        state.sources = arrival.sources.map { SourceFreshness($0, now: now) }
    }

    /// Leads the person to where the trouble can be mended.
    private func guide(out error: AnimalsNearYouError) async {
        switch error {
        case .placeMissing: await coordinator.askForPlace()
        case .nearby(.ambiguousPlace(_, let choices)): await coordinator.choosePlace(among: choices)
        case .nearby(.unknownPlace), .nearby(.catalog), .pageOutOfRange: break
        }
    }
}
