import Alerts
import Boundaries
import Domain
import Search

/// Lists the alerts, changes them, and looks what they would tell.
@MainActor
final class AlertsScene: Scene, AlertsView, AlertNewsView {
    private(set) var state: AlertsSceneState
    private let tools: AlertsSceneTools
    private weak let environment: (any SceneEnvironment)?
    private var useCase: (any AlertsViewEvents)?
    private var news: (any AlertNewsViewEvents)?
    private var looking: UseCaseResponse<[AlertNews]>?
    private lazy var desk = environment.map { environment in
        AlertDesk(tools.makeAlerts, unit: tools.unit, in: environment) { [weak self] in self?.read() }
    }

    init(
        restoring cursor: ListCursor,
        tools: AlertsSceneTools,
        in environment: any SceneEnvironment
    ) throws(CatalogError) {
        self.tools = tools
        self.environment = environment
        state = AlertsSceneState(unit: tools.unit)
        state.cursor = cursor
        useCase = try tools.makeAlerts(SceneLink(self))
        news = try tools.makeNews(SceneLink(self))
    }

    func didAppear() { read() }

    func didDisappear() { state.removing = nil }

    func willDraw(on stage: Stage) {
        state.page = state.page(on: stage)
        if let items = state.items { state.cursor.fit(count: items.count, page: state.page) }
    }

    var memento: SceneMemento? { .alerts(state.cursor) }

    // MARK: - What is presented

    @MainActor func present(_ presentation: AlertsPresentation) async {
        state.failure = nil
        switch presentation.event {
        case .listed: list(presentation.items)
        case .shown: return
        case .added, .edited, .removed:
            for item in presentation.items { tell(presentation.event, of: item.alert) }
            read()
        }
        environment?.setNeedsDisplay()
    }

    @MainActor func present(_ news: [AlertNews]) async {
        for news in news { state.news[news.alert.id] = news }
        environment?.setNeedsDisplay()
    }

    /// The person stays with the alert, wherever it stands now.
    private func list(_ items: [AlertsPresentation.Item]) {
        let chosen = state.selected?.alert.id
        state.items = items
        guard let chosen, let row = items.firstIndex(where: { $0.alert.id == chosen }) else { return }
        state.cursor.select(row, count: items.count, page: state.page)
    }

    private func tell(_ event: AlertsPresentation.Event, of alert: Alert) {
        // What an alert would tell depends on what it looks for, and not on its name.
        let known = state.items?.first { $0.alert.id == alert.id }?.alert
        if event == .removed || known?.search != alert.search { state.news[alert.id] = nil }
        switch event {
        case .added: environment?.tell(.done(AlertSceneWords.added(alert)))
        case .edited: environment?.tell(.done(AlertSceneWords.edited(alert)))
        case .removed: environment?.tell(.done(AlertSceneWords.removed(alert)))
        case .listed, .shown: break
        }
    }

    // MARK: - Keys

    func perform(_ action: SceneAction) -> Bool {
        if state.removing != nil { return performRemoval(action) }
        if state.cursor.move(action, count: state.items?.count ?? 0, page: state.page) { return true }
        switch action {
        case .refresh:
            read()
            environment?.tell(.done("The alerts were read anew."))
        case .create: askWords()
        case .check: look()
        case .choose(let row):
            state.cursor.select(row, count: state.items?.count ?? 0, page: state.page)
            return perform(.open)
        default:
            guard let item = state.selected else { return false }
            return perform(action, with: item)
        }
        return true
    }

    private func perform(_ action: SceneAction, with item: AlertsPresentation.Item) -> Bool {
        switch action {
        case .open: environment?.go(to: .alert(item))
        case .showAll: environment?.go(to: .search(SearchRequest(item.alert.search, tools: tools)))
        case .edit: edit(item.alert)
        case .rephrase: rephrase(item.alert)
        case .rename: rename(item.alert)
        case .remove: state.removing = item.alert.id
        default: return false
        }
        return true
    }

    /// While it is asked whether to remove an alert, anything but yes keeps it.
    private func performRemoval(_ action: SceneAction) -> Bool {
        let item = state.items?.first { $0.alert.id == state.removing }
        state.removing = nil
        switch action {
        case .confirm:
            if let item {
                attempt { useCase throws(AlertsError) in try await useCase.viewDidRemove(name: item.alert.name.text) }
            }
            return true
        case .skip: return true
        default: return perform(action)
        }
    }

    private func read() {
        attempt { useCase throws(AlertsError) in try await useCase.viewDidRequestAll() }
    }

    private func look() {
        guard !state.isChecking, let response = news?.viewDidRequestNews(of: []) else { return }
        looking = response
        state.isChecking = true
        environment?.run { [weak self] in
            await response.ended()
            do {
                _ = try await response.value
                if let self { environment?.tell(.done(AlertSceneWords.counted(Array(state.news.values)))) }
            } catch let error as AlertsError {
                self?.environment?.tell(.failure(error.description))
            } catch {}
            self?.state.isChecking = false
            self?.environment?.setNeedsDisplay()
        }
    }

    private func askWords() {
        let tools = tools
        let entry = TextEntry(title: AlertSceneWords.wordsTitle, text: "", problem: tools.problem) {
            [weak self] words in
            self?.desk?.add(tools.search(for: words), calling: words)
        }
        environment?.go(to: .textEntry(entry))
    }

    private func edit(_ alert: Alert) {
        var place: Place?
        if let text = alert.search.place, case .found(let found) = tools.places.find(text) { place = found }
        let form = FilterForm(
            filter: alert.search.filter,
            place: place,
            asksWithin: place != nil,
            within: alert.search.within
        )
        environment?.go(
            to: .filters(form) { [weak self] form in
                let search = SavedSearch(filter: form.filter, place: alert.search.place, within: form.within)
                self?.change(alert, to: search)
            }
        )
    }

    private func rephrase(_ alert: Alert) {
        let tools = tools
        let looksFor = SavedSearchWords.summary(of: alert.search, unit: tools.unit)
        let entry = TextEntry(
            title: "What should “\(alert.name)” look for instead of: \(looksFor)",
            text: "",
            problem: tools.problem
        ) { [weak self] words in
            self?.change(alert, to: tools.search(for: words))
        }
        environment?.go(to: .textEntry(entry))
    }

    private func rename(_ alert: Alert) {
        let others = Set(state.items?.map(\.alert.name) ?? []).subtracting([alert.name])
        let entry = TextEntry(
            title: "What should “\(alert.name)” be called?",
            text: alert.name.text,
            problem: AlertNameRule(taken: others).problem
        ) { [weak self] name in
            self?.attempt { useCase throws(AlertsError) in
                try await useCase.viewDidEdit(name: alert.name.text, AlertChange(name: name))
            }
        }
        environment?.go(to: .textEntry(entry))
    }

    private func change(_ alert: Alert, to search: SavedSearch) {
        let change = AlertChange(search: search, parts: Set(SavedSearchPart.allCases))
        attempt { useCase throws(AlertsError) in try await useCase.viewDidEdit(name: alert.name.text, change) }
    }

    /// Asks the use case; what fails is told, and stands in the heading where there is no list.
    private func attempt(_ body: @escaping @Sendable (any AlertsViewEvents) async throws(AlertsError) -> Void) {
        environment?.run { [weak self, useCase] in
            guard let useCase else { return }
            do throws(AlertsError) {
                try await body(useCase)
            } catch {
                guard let self else { return }
                if state.items == nil {
                    state.failure = error.description
                } else {
                    environment?.tell(.failure(error.description))
                }
                environment?.setNeedsDisplay()
            }
        }
    }
}

extension SearchRequest {
    /// What an alert looks for, as a search.
    init(_ search: SavedSearch, tools: AlertsSceneTools) {
        self.init(
            words: "",
            filter: search.filter,
            place: search.place,
            home: tools.home,
            within: search.within,
            unit: tools.unit,
            pageSize: SearchScene.pageSize
        )
    }
}
