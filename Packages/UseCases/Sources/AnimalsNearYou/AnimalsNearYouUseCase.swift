public import Boundaries
public import BusinessServices
public import Domain
public import FoundationEssentials

/// Lists adoptable animals near a place, nearest first, page after page.
///
/// - Actor: a person who looks for a pet.
/// - Events: the view appears, its end is reached, a refresh or another list is asked for, an animal is selected.
/// - Effects: before the first page the sources that are due are asked, if the request wants that; pages are read from
///   the catalogue and presented. A page that fails leaves the rows before it and is due again. A refresh leaves the rows
///   until what comes instead of them is there. An answer that was overtaken by a refresh or another request is dropped.
public actor AnimalsNearYouUseCase: AnimalsNearYouViewEvents {
    private typealias Due = AnimalsNearYouReading.Due

    private let reading: AnimalsNearYouReading
    private let now: @Sendable () -> Date
    private let view: any AnimalsNearYouView
    private let coordinator: any AnimalsNearYouCoordinator
    private let tracker: any AnimalsNearYouTracker

    /// Everything the use case knows.
    public private(set) var state: AnimalsNearYouState
    /// Counts lists, so that a page which belongs to an earlier one is recognised.
    private var generation = 0
    /// What failed last, if that was the list rather than a page of it: trying again means the same.
    private var failed: Due?
    /// Whom the sources are asked for while they are, and for whom they are to be asked after that.
    private var asking: RefreshPolicy?
    private var askingNext: RefreshPolicy?

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
        reading = AnimalsNearYouReading(nearby: nearby, refresh: refresh)
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
    public nonisolated func viewDidReturn(to count: Int) -> UseCaseResponse<AnimalsNearYouPresentation> {
        UseCaseResponse { try await self.reload(listing: count) }
    }

    @discardableResult
    public nonisolated func viewDidReachEnd() -> UseCaseResponse<AnimalsNearYouPresentation> {
        UseCaseResponse { try await self.loadNextPage() }
    }

    @discardableResult
    public nonisolated func viewDidRequestRefresh() -> UseCaseResponse<AnimalsNearYouPresentation> {
        UseCaseResponse { try await self.reload() }
    }

    @discardableResult
    public nonisolated func viewDidRequestRefresh(
        asking policy: RefreshPolicy
    ) -> UseCaseResponse<AnimalsNearYouPresentation> {
        UseCaseResponse { try await self.askSources(policy) }
    }

    @discardableResult
    public nonisolated func viewDidChange(
        _ request: AnimalsNearYouRequest
    ) -> UseCaseResponse<AnimalsNearYouPresentation> {
        UseCaseResponse { try await self.begin(request) }
    }

    public func viewDidSelect(_ id: AnimalID) async {
        guard let selected = state.pages.animals.first(where: { $0.animal.id == id }) else { return }
        await tracker.animalSelected(type: selected.animal.type)
        await coordinator.showDetails(of: selected)
    }
}

extension AnimalsNearYouUseCase {
    private var presentation: AnimalsNearYouPresentation { AnimalsNearYouPresentation(state) }

    /// Another list takes the place of the one before it at once: its rows are no answer to what is asked now.
    private func begin(_ request: AnimalsNearYouRequest) async throws -> AnimalsNearYouPresentation {
        generation += 1
        failed = nil
        let isRefreshing = state.isRefreshing
        state = AnimalsNearYouState(request: request)
        state.isRefreshing = isRefreshing
        return try await load(.nextPage)
    }

    /// Loads the page that is due; a page that is on its way already is not asked for twice.
    private func loadNextPage() async throws -> AnimalsNearYouPresentation {
        guard state.phase != .loading else { return presentation }
        if let failed { return try await load(failed) }
        guard state.pages.hasMore else { return presentation }
        return try await load(.nextPage)
    }

    /// Reads as much of the list anew as is listed, or `count` animals; what is listed stays until that is there.
    private func reload(listing count: Int? = nil) async throws -> AnimalsNearYouPresentation {
        generation += 1
        return try await load(.fromStart(count: count ?? state.pages.animals.count, asksSources: true))
    }

    private func load(_ due: Due, isCounted: Bool = true) async throws -> AnimalsNearYouPresentation {
        let generation = generation
        state.phase = .loading
        await view.present(presentation)
        let outcome = await reading.read(due, for: state)
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
            if isCounted { await count(arrival, after: due) }
            return presentation
        case .failure(let error):
            if case .fromStart = due { failed = due }
            state.phase = .failed(String(describing: error))
            await view.present(presentation)
            await tracker.listFailed(error.failure)
            await guide(out: error)
            throw error
        }
    }

    /// Asks the sources while the list stays, and reads it anew once they have answered.
    private func askSources(_ policy: RefreshPolicy) async throws -> AnimalsNearYouPresentation {
        if let asking {
            // Whoever wants all sources asked while they are gets what they want already.
            if asking.isImpatient, policy.isImpatient { return presentation }
            askingNext = policy
            return presentation
        }
        var next: RefreshPolicy? = policy
        defer { asking = nil }
        while let policy = next {
            asking = policy
            askingNext = nil
            try await ask(policy)
            next = askingNext
        }
        return presentation
    }

    private func ask(_ policy: RefreshPolicy) async throws {
        // Without a place there is no list; reading it tells why.
        guard let place = try? reading.place(of: state) else {
            _ = try await reload()
            return
        }
        state.isRefreshing = true
        await view.present(presentation)
        let outcome = await reading.asked(policy, around: place, for: state)
        state.isRefreshing = false
        guard !Task.isCancelled else {
            await view.present(presentation)
            throw CancellationError()
        }
        state.refreshed = outcome
        guard policy.isImpatient || outcome?.asked.isEmpty == false else { return await view.present(presentation) }
        generation += 1
        _ = try await load(.fromStart(count: state.pages.animals.count, asksSources: false), isCounted: false)
    }

    private func take(_ arrival: AnimalsNearYouReading.Arrival) {
        let now = now()
        failed = nil
        state.place = arrival.place
        state.refreshed = arrival.refreshed
        state.pages = arrival.pages
        state.phase = .loaded
        state.sources = arrival.sources.map { SourceFreshness($0, now: now) }
    }

    private func count(_ arrival: AnimalsNearYouReading.Arrival, after due: Due) async {
        let number =
            switch due {
            case .nextPage: arrival.pages.nextPage - 1
            case .fromStart: state.request.firstPage
            }
        await tracker.pageShown(number: number, total: arrival.pages.total ?? 0, country: arrival.place.country)
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

extension RefreshPolicy {
    /// Whether also sources are asked that are not due.
    fileprivate var isImpatient: Bool {
        if case .always = self { true } else { false }
    }
}
