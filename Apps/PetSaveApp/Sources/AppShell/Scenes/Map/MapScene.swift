import AnimalMap
import Boundaries
import Domain

/// Where the animals of a list are, as a map; a group on it can become the middle of the list.
@MainActor
final class MapScene: Scene {
    typealias MakeUseCase =
        @Sendable (any AnimalMapView, any AnimalMapCoordinator) throws(CatalogError) -> AnimalMapUseCase

    private(set) var state: MapSceneState {
        didSet { if state != oldValue { environment?.setNeedsDisplay() } }
    }

    private let makeUseCase: MakeUseCase
    private let onChoose: @MainActor @Sendable (Place) -> Void
    private weak let environment: (any SceneEnvironment)?
    private var useCase: AnimalMapUseCase?
    /// How many groups were seen at once when the scene was last drawn.
    private var page = 1

    init(
        _ request: AnimalMapRequest,
        makeUseCase: @escaping MakeUseCase,
        onChoose: @escaping @MainActor @Sendable (Place) -> Void,
        in environment: any SceneEnvironment
    ) {
        state = MapSceneState(request: request)
        self.makeUseCase = makeUseCase
        self.onChoose = onChoose
        self.environment = environment
    }

    func didAppear() { if useCase == nil { start() } }

    func willDraw(on stage: Stage) {
        page = state.page(on: stage)
        state.cursor.fit(count: state.clusters.count, page: page)
    }

    func perform(_ action: SceneAction) -> Bool {
        if state.cursor.move(action, count: state.clusters.count, page: page) { return true }
        switch action {
        case .choose(let row):
            state.cursor.select(row, count: state.clusters.count, page: page)
            choose()
        case .open: choose()
        case .refresh:
            if let useCase { environment?.follow(useCase.viewDidRequestRefresh()) } else { start() }
            environment?.tell(.done("The map was drawn anew from the catalogue; r on the list asks the sources."))
        default: return false
        }
        return true
    }

    func present(_ presentation: AnimalMapPresentation) {
        var next = state
        next.shown = presentation
        next.cursor.fit(count: next.clusters.count, page: page)
        state = next
    }

    private func start() {
        do throws(CatalogError) {
            let made = try makeUseCase(MapSceneView(scene: self), MapSceneCoordinator())
            useCase = made
            state.failure = nil
            environment?.follow(made.viewDidAppear())
        } catch {
            state.failure = error.description
        }
    }

    private func choose() {
        guard let cluster = state.selected else { return }
        let center = cluster.cluster.center
        let place = cluster.town ?? Place(name: "\(center.latitude),\(center.longitude)", coordinate: center)
        environment?.goBack()
        onChoose(place)
    }
}

/// Takes what the use case shows to the scene, for as long as there is one.
private struct MapSceneView: AnimalMapView {
    weak let scene: MapScene?

    func present(_ presentation: AnimalMapPresentation) async { await scene?.present(presentation) }
}

/// The list that the map belongs to has asked for the place already; what is wrong with it stands in the map's sentence.
private struct MapSceneCoordinator: AnimalMapCoordinator {
    func choosePlace(among choices: [Place]) async {}

    func askForPlace() async {}
}
