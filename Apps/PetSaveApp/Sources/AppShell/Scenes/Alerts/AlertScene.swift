import Alerts
import Boundaries
import Domain
import Platform
import Search

/// Shows what one alert looks for and what it would tell, and leaves that to be told.
@MainActor
final class AlertScene: Scene, AlertNewsView {
    private(set) var state: AlertSceneState
    private let tools: AlertsSceneTools
    private weak let environment: (any SceneEnvironment)?
    private var useCase: (any AlertNewsViewEvents)?
    private var looking: UseCaseResponse<[AlertNews]>?
    private lazy var desk = environment.map { environment in
        ShortlistDesk(tools.shortlist, in: environment) { [weak self] marks in
            self?.state.marks = marks
            self?.environment?.setNeedsDisplay()
        }
    }

    /// How many of the new animals are listed; all of them are counted.
    nonisolated static let limit = 500

    init(
        _ item: AlertsPresentation.Item,
        tools: AlertsSceneTools,
        in environment: any SceneEnvironment
    ) throws(CatalogError) {
        self.tools = tools
        self.environment = environment
        state = AlertSceneState(item: item, unit: tools.unit)
        useCase = try tools.makeNews(SceneLink(self))
    }

    func didAppear() {
        desk?.open()
        if state.news == nil { look() }
    }

    func willDraw(on stage: Stage) {
        state.page = state.page(on: stage)
        state.cursor.fit(count: state.animals.count, page: state.page)
    }

    func undo() async -> String? { await desk?.undo() }

    @MainActor func present(_ news: [AlertNews]) async {
        guard let news = news.first else { return }
        state.news = news
        environment?.setNeedsDisplay()
    }

    private func look() {
        looking?.cancel()
        state.failure = nil
        guard let response = useCase?.viewDidRequestNews(of: [state.item.alert.name.text]) else { return }
        looking = response
        environment?.run { [weak self] in
            await response.ended()
            do {
                _ = try await response.value
            } catch let error as AlertsError {
                self?.state.failure = error.description
            } catch {}
            self?.environment?.setNeedsDisplay()
        }
    }

    func perform(_ action: SceneAction) -> Bool {
        if state.cursor.move(action, count: state.animals.count, page: state.page) { return true }
        switch action {
        case .showAll:
            environment?.go(to: .search(SearchRequest(state.item.alert.search, tools: tools)))
            return true
        case .refresh:
            look()
            return true
        case .choose(let row):
            state.cursor.select(row, count: state.animals.count, page: state.page)
            return perform(.open)
        default:
            guard let listed = state.selected else { return false }
            return perform(action, with: listed)
        }
    }

    private func perform(_ action: SceneAction, with listed: ListedAnimal) -> Bool {
        switch action {
        case .open:
            environment?.go(to: .details(listed) { [weak self] change in self?.desk?.take(change) })
        case .shortlist: desk?.toggle(listed.animal)
        case .rate(let stars): desk?.rate(listed.animal, stars)
        case .unrate: desk?.unrate(listed.animal)
        case .openListing: openListing(of: listed.animal)
        default: return false
        }
        return true
    }

    private func openListing(of animal: Animal) {
        guard let url = animal.url else { return }
        do throws(WebPageOpenerError) {
            try tools.openPage(url)
        } catch {
            environment?.tell(.failure("\(url) could not be opened: \(error)."))
        }
    }
}
