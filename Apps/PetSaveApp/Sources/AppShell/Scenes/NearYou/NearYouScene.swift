import AnimalsNearYou
import Boundaries
import BusinessServices
import Domain

/// The list of animals near a place, which loads on as the person comes near its end.
@MainActor
final class NearYouScene: Scene {
    private(set) var state: NearYouSceneState {
        didSet { if state != oldValue { environment?.setNeedsDisplay() } }
    }

    let tools: NearYouSceneTools
    weak let environment: (any SceneEnvironment)?
    private(set) lazy var desk = ShortlistDesk(tools.shortlist, in: environment) { [weak self] in self?.state.marks = $0
    }
    private var useCase: AnimalsNearYouUseCase?
    /// Where the person was, until the list is there.
    private var restored: (count: Int, cursor: ListCursor)?
    /// How many animals were seen at once when the scene was last drawn.
    private var page = 1
    private(set) var isOnTop = false
    private var isAskingForMore = false
    /// Whether the place was only looked at on the map: the next start is at home again.
    private var isExcursion = false

    init(
        _ tools: NearYouSceneTools,
        restoring memento: SceneMemento? = nil,
        in environment: any SceneEnvironment
    ) {
        self.tools = tools
        self.environment = environment
        var request = AnimalsNearYouRequest(place: nil, pageSize: Self.pageSize)
        if case .nearYou(let kept, let count, let cursor) = memento {
            request.place = kept.place
            request.search = kept.search
            restored = (count, cursor)
        }
        request.place = request.place ?? tools.home
        state = NearYouSceneState(request: request)
    }

    /// A page is more than most terminals show at once, and little enough to be read within a frame.
    private static let pageSize = 50

    func didAppear() {
        isOnTop = true
        desk.open()
        if useCase == nil { start() }
    }

    func didDisappear() { isOnTop = false }

    func willDraw(on stage: Stage) {
        page = state.page(on: stage)
        guard !state.animals.isEmpty else { return }
        state.cursor.fit(count: state.animals.count, page: page)
        loadOn()
    }

    func perform(_ action: SceneAction) -> Bool {
        if move(action) { return true }
        switch action {
        case .choose(let row):
            _ = move(.select(row))
            openSelected()
        case .open: openSelected()
        case .filters: openFilters()
        case .map: openMap()
        case .changePlace: askForPlace()
        case .changeRadius:
            change { [tools] in
                $0.search.within = NearYouSceneState.radius(after: $0.search.within, unit: tools.unit)
            }
        case .order:
            change { [tools] in
                $0.search.order = NearYouSceneState.order(after: $0.search.order, household: tools.household)
            }
        case .refresh: refresh()
        case .shortlist: if let animal = state.selected?.animal { desk.toggle(animal) }
        case .rate(let stars): if let animal = state.selected?.animal { desk.rate(animal, stars) }
        case .unrate: if let animal = state.selected?.animal { desk.unrate(animal) }
        default: return false
        }
        return true
    }

    func undo() async -> String? { await desk.undo() }

    var memento: SceneMemento? {
        var request = state.request
        // The settings' own place may be another at the next start.
        if request.place == tools.home || isExcursion { request.place = nil }
        let count = restored?.count ?? state.animals.count
        return .nearYou(request, count: count, restored?.cursor ?? state.cursor)
    }

    private func move(_ action: SceneAction) -> Bool {
        guard state.cursor.move(action, count: state.animals.count, page: page) else { return false }
        state.isHeadingForEnd = action == .bottom && state.list?.hasMore == true
        loadOn()
        return true
    }
}

// What the use case shows.
extension NearYouScene {
    func present(_ presentation: AnimalsNearYouPresentation) {
        // What an earlier request was answered is told no more.
        guard presentation.request == state.request else { return }
        var next = state
        next.list = presentation
        if let restored, !presentation.animals.isEmpty {
            next.cursor = restored.cursor
            self.restored = nil
        } else {
            next.cursor = next.cursor.following(from: state.animals, to: presentation.animals)
        }
        if next.isHeadingForEnd { next.cursor.select(.max, count: presentation.animals.count, page: page) }
        if !presentation.animals.isEmpty { next.cursor.fit(count: presentation.animals.count, page: page) }
        if presentation.phase == .loaded, !presentation.hasMore { next.isHeadingForEnd = false }
        if case .failed = presentation.phase { next.isHeadingForEnd = false }
        state = next
        loadOn()
    }
}

// What the person wants, told to the use case.
extension NearYouScene {
    private func start() {
        do throws(CatalogError) {
            let made = try tools.makeUseCase(
                state.request,
                NearYouSceneView(scene: self),
                NearYouSceneCoordinator(scene: self)
            )
            state.failure = nil
            useCase = made
            let first = restored.map { made.viewDidReturn(to: $0.count) } ?? made.viewDidAppear()
            environment?.run { [tools] in
                // The list comes first, and whoever is asked for more of it afterwards.
                await first.ended()
                await made.refreshBehind(tools.refreshAtStart)
            }
        } catch {
            state.failure = error.description
        }
    }

    private func refresh() {
        guard let useCase else { return start() }
        guard state.problem == nil else {
            environment?.follow(useCase.viewDidReachEnd())
            return
        }
        if tools.refreshOnDemand == .never {
            environment?.tell(.notice("PETSAVE_OFFLINE is set, so no source is asked; the list was read anew."))
            environment?.follow(useCase.viewDidRequestRefresh())
        } else {
            environment?.follow(useCase.viewDidRequestRefresh(asking: tools.refreshOnDemand))
        }
    }

    /// Asks for the next page before the person comes to the end of what is loaded: when less than two screens are left.
    private func loadOn() {
        guard let useCase, let list = state.list, list.phase == .loaded, list.hasMore, !isAskingForMore else { return }
        let seen = state.cursor.visible(count: list.animals.count, page: page).upperBound
        guard state.isHeadingForEnd || list.animals.count - seen < 2 * page else { return }
        isAskingForMore = true
        let response = useCase.viewDidReachEnd()
        environment?.run { [weak self] in
            await response.ended()
            self?.isAskingForMore = false
            self?.loadOn()
        }
    }

    private func openSelected() {
        guard let useCase, let id = state.selected?.animal.id else { return }
        environment?.run { await useCase.viewDidSelect(id) }
    }

    /// Another list is wanted.
    ///
    /// - Parameter isExcursion: Whether another place is not to be kept for the next start.
    func change(isExcursion: Bool = false, _ edit: (inout AnimalsNearYouRequest) -> Void) {
        var request = state.request
        edit(&request)
        guard request != state.request else { return }
        let isElsewhere = request.place != state.request.place || request.search.within != state.request.search.within
        if request.place != state.request.place { self.isExcursion = isExcursion }
        state.request = request
        state.list = nil
        state.cursor = ListCursor()
        state.isHeadingForEnd = false
        restored = nil
        guard let useCase else { return start() }
        let response = useCase.viewDidChange(request)
        environment?.run { [tools] in
            await response.ended()
            // Other sources may know of animals there.
            if isElsewhere { await useCase.refreshBehind(tools.refreshAtStart) }
        }
    }
}

extension AnimalsNearYouUseCase {
    /// Asks the sources behind the list that is shown.
    fileprivate func refreshBehind(_ policy: RefreshPolicy) async {
        guard policy != .never else { return }
        await viewDidRequestRefresh(asking: policy).ended()
    }
}
