import Boundaries
import BusinessServices
import Domain
import Search
import Suggestions
import TerminalInput

/// Finds animals by words, suggests how the words may go on, and lists what was found.
@MainActor
final class SearchScene: Scene, SearchView {
    var state: SearchSceneState
    let tools: SearchSceneTools
    weak let environment: (any SceneEnvironment)?

    private var useCase: (any SearchViewEvents)?
    /// What completes the words.
    private(set) var typing: SearchTyping?
    private(set) lazy var desk = environment.map { environment in
        ShortlistDesk(tools.shortlist, in: environment) { [weak self] marks in
            self?.state.marks = marks
            self?.environment?.setNeedsDisplay()
        }
    }
    private lazy var alerts = environment.map { AlertDesk(tools.makeAlerts, unit: tools.unit, in: $0) }

    /// The search that was submitted last.
    private var submitted: UseCaseResponse<SearchPresentation>?
    /// Whether the list gets the keyboard when it arrives.
    private var leadsToList = false
    /// How far the list went, and where in it the person was, when the app was left.
    private var restoring: (count: Int, cursor: ListCursor)?
    private var hasAppeared = false

    /// How many animals make a page: more than any screen shows.
    nonisolated static let pageSize = 100
    /// Nobody waits for more than so many animals to come back at the start of the app.
    private static let restoredLimit = 2000

    /// - Parameters:
    ///   - request: What is searched for from the beginning, if anything.
    ///   - isNested: Whether it lies over another scene.
    init(
        request: SearchRequest?,
        restoring restored: (count: Int, cursor: ListCursor)? = nil,
        isNested: Bool,
        tools: SearchSceneTools,
        in environment: any SceneEnvironment
    ) throws(CatalogError) {
        self.tools = tools
        self.environment = environment
        restoring = restored
        state = SearchSceneState(isNested: isNested, unit: tools.unit)
        state.request = request
        state.filter = request?.filter ?? AnimalFilter()
        state.field.replace(with: request?.words ?? "")
        let coordinator = SearchSceneCoordinator(environment: environment) { [weak self] change in
            self?.take(change)
        } onChoose: { [weak self] place in
            self?.searchAgain(near: place)
        }
        useCase = try tools.makeSearch(SceneLink(self), coordinator)
        typing = SearchTyping(
            of: self,
            suggestions: try tools.makeSuggestions(SceneLink(self)),
            clock: tools.clock,
            in: environment
        )
    }

    func didAppear() {
        desk?.open()
        guard !hasAppeared else { return }
        hasAppeared = true
        if let request = state.request { submit(request, leadsToList: true) }
    }

    func didDisappear() { typing?.stop() }

    func willDraw(on stage: Stage) {
        state.page = state.listPage(on: stage)
        state.cursor.fit(count: state.listCount, page: state.page)
        loadMoreIfDue()
    }

    func undo() async -> String? { await desk?.undo() }

    var memento: SceneMemento? {
        guard var request = state.request else { return nil }
        request.refresh = .never
        let isReady = restoring == nil
        return .search(
            request,
            count: isReady ? state.animals.count : restoring?.count ?? 0,
            isReady ? state.cursor : restoring?.cursor ?? ListCursor()
        )
    }

    // MARK: - Searching

    /// Searches for what stands in the field.
    func submitWords() {
        var request = SearchRequest(
            words: state.field.text,
            filter: state.filter,
            home: tools.home,
            unit: tools.unit,
            pageSize: Self.pageSize
        )
        // What was chosen for the same words, such as the place that was meant, holds on.
        if let last = state.request, last.words == request.words, !request.words.isEmpty {
            (request.place, request.within, request.order) = (last.place, last.within, last.order)
        }
        submit(request, leadsToList: true)
    }

    func submit(_ request: SearchRequest, leadsToList: Bool) {
        typing?.stop()
        state.fragment = nil
        state.suggestions = []
        state.suggestion = nil
        if state.request != request { state.presentation = nil }
        state.nearlyCalled = []
        state.request = request
        state.cursor = ListCursor()
        self.leadsToList = leadsToList
        submitted?.cancel()
        guard let response = useCase?.viewDidSubmit(request) else { return }
        submitted = response
        environment?.run { [weak self] in
            await response.ended()
            self?.ensureAnswer(to: response)
            await self?.offerPlaces(insteadOf: response)
        }
        environment?.setNeedsDisplay()
    }

    /// Two searches that were submitted at once may begin in either order; the one that was meant is then made again.
    private func ensureAnswer(to response: UseCaseResponse<SearchPresentation>) {
        guard submitted === response, !Task.isCancelled, let request = state.request else { return }
        // Where there are animals, another page may be on its way already.
        guard state.animals.isEmpty else { return }
        switch state.presentation?.phase {
        case .loaded, .failed: return
        case .idle, .loading, nil: submit(request, leadsToList: leadsToList)
        }
    }

    /// Offers the places that are called nearly as one that nobody knows.
    private func offerPlaces(insteadOf response: UseCaseResponse<SearchPresentation>) async {
        guard submitted === response else { return }
        do {
            _ = try await response.value
        } catch SearchError.nearby(.unknownPlace(_, let suggestions)) where !suggestions.isEmpty {
            guard submitted === response else { return }
            state.nearlyCalled = suggestions
            leadToList()
            environment?.setNeedsDisplay()
        } catch {
            // What else went wrong was presented.
        }
    }

    /// Gives the list the keyboard, where somebody waits for it.
    private func leadToList() {
        guard leadsToList, state.listCount > 0 else { return }
        leadsToList = false
        state.focus = .list
    }

    @MainActor func present(_ presentation: SearchPresentation) async {
        guard presentation.request == state.request else { return }
        state.presentation = presentation
        restoreIfDue()
        if presentation.phase == .loaded { leadToList() }
        environment?.setNeedsDisplay()
    }

    /// Loads on until as much is listed as when the app was left.
    private func restoreIfDue() {
        guard let (count, cursor) = restoring, let presentation = state.presentation else { return }
        switch presentation.phase {
        case .loading, .idle: return
        case .failed: break
        case .loaded:
            if presentation.animals.count < min(count, Self.restoredLimit), presentation.hasMore {
                return loadMore()
            }
            state.cursor = cursor
        }
        restoring = nil
    }

    private func loadMoreIfDue() {
        if restoring == nil, state.isNearEnd { loadMore() }
    }

    private func loadMore() {
        guard let response = useCase?.viewDidReachEnd() else { return }
        environment?.follow(response)
    }

    /// A page that failed is asked for again; what did not fail is searched anew.
    func refresh() {
        guard let request = state.request else { return }
        if state.failure == nil || state.animals.isEmpty {
            submit(request, leadsToList: false)
        } else {
            loadMore()
        }
    }

    private func searchAgain(near place: Place) {
        guard var request = state.request else { return }
        request.place = place.name
        submit(request, leadsToList: true)
    }

    // MARK: - With what is listed

    /// Opens an animal, or makes the search that is offered instead.
    func open(_ row: Int) {
        guard let presentation = state.presentation else { return }
        if presentation.animals.indices.contains(row) {
            let id = presentation.animals[row].animal.id
            environment?.run { [useCase] in await useCase?.viewDidSelect(id) }
        } else if state.alternatives.indices.contains(row), let request = state.request,
            let other = state.alternatives[row].request(insteadOf: request, plan: presentation.plan)
        {
            if other.words.isEmpty { state.field.replace(with: "") }
            submit(other, leadsToList: true)
        }
    }

    func changeFilters() {
        let request = state.request
        let plan = state.presentation?.plan
        let form = FilterForm(
            filter: request?.filter ?? state.filter,
            words: SearchPhrase.understand(request?.words ?? state.field.text, unit: tools.unit),
            place: plan?.place,
            origin: plan?.origin,
            asksWithin: plan?.origin != nil,
            within: request?.within,
            orders: [nil, .distance, .newest, .name],
            order: request?.order
        )
        environment?.go(to: .filters(form) { [weak self] form in self?.apply(form) })
    }

    private func apply(_ form: FilterForm) {
        state.filter = form.filter
        var request =
            state.request
            ?? SearchRequest(words: state.field.text, home: tools.home, unit: tools.unit, pageSize: Self.pageSize)
        (request.filter, request.within, request.order) = (form.filter, form.within, form.order)
        submit(request, leadsToList: true)
    }

    func clearFilters() {
        state.filter = AnimalFilter()
        guard var request = state.request else { return }
        request.filter = AnimalFilter()
        submit(request, leadsToList: true)
    }

    func makeAlert() {
        guard let plan = state.presentation?.plan, let request = state.request else { return }
        let search = SavedSearch(filter: plan.filter, place: plan.place?.name, within: plan.within)
        alerts?.add(search, calling: request.words)
    }

    private func take(_ change: DetailsChange) {
        desk?.take(change)
    }
}
