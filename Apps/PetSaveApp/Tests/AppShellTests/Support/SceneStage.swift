import AnimalDetails
import AnimalMap
import AnimalsNearYou
import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import MemoryCatalog
import MemoryPersonalStore
import Platform
import Shortlist
import TerminalInput
import TerminalScreen
import TerminalText
import Testing

@testable import AppShell

/// The app's scenes around a catalogue in memory, driven as a terminal would.
@MainActor
final class SceneStage: SceneMaking {
    let catalog: HeldCatalog
    let places: KnownPlaces
    let shortlist: ShortlistService
    private let history = ShortlistHistory()
    /// The routes that lead to scenes which are not on this stage.
    private(set) var routes: [Route] = []
    /// What was opened outside of the app.
    let opened = OpenedPages()
    var home: String?
    var loadPhoto: DetailsSceneTools.LoadPhoto = { animal, _, _ in .note("Photos: \(animal.photos.count)") }
    private var made: SceneHost?

    init(_ animals: [Animal], home: String? = "Philadelphia, PA, US") throws {
        let organizations = try Set(animals.map(\.id.source.text)).map { try SceneSamples.organization(source: $0) }
        catalog = HeldCatalog(animals, organizations: organizations)
        places = try KnownPlaces()
        shortlist = ShortlistService(store: MemoryShortlist(), catalog: catalog, now: { SceneSamples.now })
        self.home = home
    }

    /// The app, opened where `memento` says.
    @discardableResult
    func open(restoring memento: AppMemento = AppMemento(), columns: Int = 80, rows: Int = 24) throws -> SceneHost {
        let host = SceneHost(
            factory: self,
            capabilities: FrameGoldens.dark,
            size: try #require(TerminalSize(columns: columns, rows: rows)),
            unit: .kilometers,
            now: { SceneSamples.now }
        )
        made = host
        host.start(restoring: memento)
        _ = host.frame()
        return host
    }

    /// The same, and everything that it began has come to its end.
    func settled(restoring memento: AppMemento = AppMemento(), rows: Int = 24) async throws -> SceneHost {
        let host = try open(restoring: memento, rows: rows)
        await host.settled()
        return host
    }

    func scene(of tab: AppTab, restoring memento: SceneMemento?, in environment: any SceneEnvironment) -> any Scene {
        guard tab == .nearYou else { return BlankScene(tab.title) }
        let (catalog, places) = (catalog, places)
        let tools = NearYouSceneTools(
            makeUseCase: { request, view, coordinator throws(CatalogError) in
                AnimalsNearYouUseCase(
                    request: request,
                    nearby: NearbyAnimalsService(catalog: catalog, places: places),
                    now: { SceneSamples.now },
                    view: view,
                    coordinator: coordinator,
                    tracker: NobodyCounts()
                )
            },
            shortlist: access,
            home: home,
            unit: .kilometers,
            household: Household(),
            refreshAtStart: .never,
            refreshOnDemand: .always(budget: 1)
        )
        return NearYouScene(tools, restoring: memento, in: environment)
    }

    func scene(for route: Route, in environment: any SceneEnvironment) -> (any Scene)? {
        let (catalog, places, opened) = (catalog, places, opened)
        switch route {
        case .details(let listed, let onClose):
            let tools = DetailsSceneTools(
                makeUseCase: { id, view throws(CatalogError) in
                    AnimalDetailsUseCase(
                        idText: id.description,
                        center: nil,
                        catalog: catalog,
                        now: { SceneSamples.now },
                        view: view,
                        coordinator: opened,
                        tracker: NobodyCounts()
                    )
                },
                shortlist: access,
                household: Household(),
                now: { SceneSamples.now },
                loadPhoto: loadPhoto
            )
            return DetailsScene(of: listed, tools, onClose: onClose, in: environment)
        case .map(let request, let onChoose):
            return MapScene(
                request,
                makeUseCase: { view, coordinator throws(CatalogError) in
                    AnimalMapUseCase(
                        request: request,
                        nearby: NearbyAnimalsService(catalog: catalog, places: places),
                        towns: places,
                        view: view,
                        coordinator: coordinator,
                        tracker: NobodyCounts()
                    )
                },
                onChoose: onChoose,
                in: environment
            )
        case .placeEntry(let current, let onEnter):
            return PlaceEntryScene(current, home: home, places: places, onEnter: onEnter, in: environment)
        case .placeChoice(let choices, let onChoose):
            return PlaceChoiceScene(choices, onChoose: onChoose, in: environment)
        default:
            routes.append(route)
            return BlankScene("elsewhere")
        }
    }

    private var access: ShortlistAccess {
        ShortlistAccess(service: shortlist, history: history) { [catalog, shortlist] view throws(CatalogError) in
            ShortlistUseCase(
                order: .added,
                center: nil,
                service: shortlist,
                identification: AnimalIdentification(catalog: catalog),
                view: view,
                coordinator: NobodyCounts(),
                tracker: NobodyCounts()
            )
        }
    }
}

extension SceneHost {
    /// Draws and waits until nothing is under way any more.
    func settled() async {
        _ = frame()
        await settle()
        _ = frame()
        await settle()
    }

    func press(_ keys: Key...) {
        for key in keys { handle(.key(KeyPress(key))) }
        _ = frame()
    }

    func type(_ text: String) { for character in text { press(.character(character)) } }

    /// The scene on top, which a test says the kind of.
    func top<Kind: Scene>(_ kind: Kind.Type) throws -> Kind { try #require(scene as? Kind) }

    /// What stands on the screen.
    var text: String { frame().rows.map(\.plainText).joined(separator: "\n") }
}

/// A scene of which only the name is of interest.
@MainActor
final class BlankScene: Scene {
    struct State: SceneState {
        let title: String
        var keys: [SceneKey] { [] }
        func frame(on stage: Stage) -> SceneFrame { SceneFrame() }
    }

    let state: State

    init(_ title: String) { state = State(title: title) }

    func perform(_ action: SceneAction) -> Bool { false }
}

/// Counts nothing and leads nowhere.
struct NobodyCounts: AnimalsNearYouTracker, AnimalMapTracker, AnimalDetailsTracker, ShortlistTracker,
    ShortlistCoordinator
{
    func pageShown(number: Int, total: Int, country: String?) async {}
    func listFailed(_ failure: AnimalsNearYouFailure) async {}
    func animalSelected(type: OpenValue<AnimalType>) async {}
    func mapShown(total: Int, clusters: Int, country: String?) async {}
    func mapFailed(_ failure: AnimalMapFailure) async {}
    func detailsShown(type: OpenValue<AnimalType>, source: SourceName) async {}
    func listingOpened(source: SourceName) async {}
    func photoOpened(source: SourceName) async {}
    func shortlistShown(animals: Int, unlisted: Int) async {}
    func animalsAdded(_ count: Int) async {}
    func animalsRemoved(_ count: Int) async {}
    func removalUndone() async {}
    func animalRated(isRated: Bool) async {}
    func noteWritten(isEmpty: Bool) async {}
    func shortlistExported(animals: Int) async {}
    func showDetails(of animal: ListedAnimal) async {}
}

/// Keeps what a desktop would have opened.
actor OpenedPages: AnimalDetailsCoordinator {
    private(set) var pages: [String] = []

    func open(url: String) async throws(AnimalDetailsError) { pages.append(url) }
}
