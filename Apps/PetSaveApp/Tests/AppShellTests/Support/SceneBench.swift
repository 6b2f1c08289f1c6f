import Alerts
import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import MemoryCatalog
import MemoryPersonalStore
import Platform
import Search
import Shortlist
import Suggestions
import Synchronization
import TerminalInput
import TerminalScreen
import TerminalText
import Testing

@testable import AppShell

/// Drives the scenes of search, shortlist and alerts in a host, over stores in memory and a clock moved by hand.
@MainActor
final class SceneBench: SceneMaking {
    let memory: MemoryCatalog
    let catalog: GatedCatalog
    let alertStore = MemoryAlerts()
    let service: ShortlistService
    private let history = ShortlistHistory()
    let clock = HandClock()
    private let places: any PlaceDirectory
    private let identifiers = Identifiers()
    /// Where the scenes led that are not of this bench: what was opened, by its title.
    private(set) var details: [ListedAnimal] = []
    private(set) var onDetailsClose: (@MainActor @Sendable (DetailsChange) -> Void)?
    private(set) var placeChoices: [Place] = []
    private(set) var opened = [String]()
    private let size: TerminalSize
    private let restored: AppMemento

    private(set) lazy var host = SceneHost(
        factory: self,
        capabilities: FrameGoldens.dark,
        size: size,
        unit: .kilometers,
        now: { SceneSamples.now }
    )

    init(
        animals: [Animal],
        tab: AppTab,
        size: (columns: Int, rows: Int) = (80, 24),
        restoring restored: AppMemento? = nil
    ) throws {
        let organizations = [try SceneSamples.organization()]
        memory = MemoryCatalog(organizations: organizations, animals: animals) { SceneSamples.now }
        catalog = GatedCatalog(memory)
        service = ShortlistService(store: MemoryShortlist(), catalog: memory) { SceneSamples.now }
        places = BenchPlaces(place: try SceneSamples.place())
        self.size = try #require(TerminalSize(columns: size.columns, rows: size.rows))
        self.restored = restored ?? AppMemento(tab: tab)
        host.start(restoring: self.restored)
    }

    // MARK: - What the person does

    /// Types a text, key by key.
    func type(_ text: String) {
        for character in text { host.handle(.key(KeyPress(.character(character)))) }
    }

    func press(_ keys: Key..., with modifiers: KeyModifiers = []) {
        for key in keys { host.handle(.key(KeyPress(key, modifiers))) }
    }

    /// Lets the rest in typing pass, and waits for what comes of it.
    func rest() async {
        await clock.untilAsleep()
        clock.advance(by: .milliseconds(100))
        await settle()
    }

    /// Waits until nothing is under way, drawing meanwhile as the app does.
    func settle() async {
        await host.settle()
        _ = host.frame()
        await host.settle()
    }

    /// Draws again and again until something is so.
    func until(_ isSo: () -> Bool) async {
        if isSo() { return }
        for await _ in host.redraws where isSo() { return }
    }

    /// What is seen.
    var screen: String { host.frame().rows.map(\.plainText).joined(separator: "\n") }

    func scene<Wanted: Scene>(_ type: Wanted.Type = Wanted.self) throws -> Wanted {
        try #require(host.scene as? Wanted)
    }

    // MARK: - Making scenes

    func scene(of tab: AppTab, restoring memento: SceneMemento?, in environment: any SceneEnvironment) -> any Scene {
        do {
            switch tab {
            case .search:
                guard case .search(let request, let count, let cursor) = memento else {
                    return try search(nil, isNested: false, in: environment)
                }
                return try search(request, restoring: (count, cursor), isNested: false, in: environment)
            case .shortlist:
                guard case .shortlist(let order, let cursor) = memento else {
                    return try shortlist(.added, nil, in: environment)
                }
                return try shortlist(order, cursor, in: environment)
            case .alerts:
                return try AlertsScene(restoring: ListCursor(), tools: alertsTools, in: environment)
            case .nearYou: return BlankScene("Near you")
            }
        } catch {
            return UnavailableScene(tab.title, reason: error.description)
        }
    }

    func scene(for route: Route, in environment: any SceneEnvironment) -> (any Scene)? {
        do {
            switch route {
            case .details(let listed, let onClose):
                details.append(listed)
                onDetailsClose = onClose
                return BlankScene(listed.animal.name)
            case .placeChoice(let places, let onChoose):
                placeChoices = places
                if let first = places.first { onChoose(first) }
                return nil
            case .filters(let form, let onApply): return try filters(form, onApply, in: environment)
            case .search(let request): return try search(request, isNested: true, in: environment)
            case .alert(let item): return try AlertScene(item, tools: alertsTools, in: environment)
            case .textEntry(let entry): return TextEntryScene(entry, in: environment)
            case .help(let contents): return HelpScene(contents)
            case .tab, .map, .placeEntry, .onboarding: return nil
            }
        } catch {
            return UnavailableScene("", reason: error.description)
        }
    }

    private func search(
        _ request: SearchRequest?,
        restoring restored: (count: Int, cursor: ListCursor)? = nil,
        isNested: Bool,
        in environment: any SceneEnvironment
    ) throws(CatalogError) -> SearchScene {
        let (catalog, places) = (catalog, places)
        let tools = SearchSceneTools(
            makeSearch: { view, coordinator throws(CatalogError) in
                SearchUseCase(
                    catalog: catalog,
                    places: places,
                    now: { SceneSamples.now },
                    view: view,
                    coordinator: coordinator,
                    tracker: SilentTracker()
                )
            },
            makeSuggestions: makeSuggestions,
            makeAlerts: makeAlerts,
            shortlist: access,
            openPage: openPage,
            home: nil,
            unit: .kilometers,
            clock: clock
        )
        return try SearchScene(
            request: request,
            restoring: restored,
            isNested: isNested,
            tools: tools,
            in: environment
        )
    }

    private func filters(
        _ form: FilterForm,
        _ onApply: @escaping @MainActor @Sendable (FilterForm) -> Void,
        in environment: any SceneEnvironment
    ) throws(CatalogError) -> FiltersScene {
        let nearby = NearbyAnimalsService(catalog: catalog, places: places)
        let tools = FiltersSceneTools(
            makeSuggestions: makeSuggestions,
            count: { form in await FiltersSceneState.Count(of: form, by: nearby) },
            unit: .kilometers,
            clock: clock,
            now: { SceneSamples.now }
        )
        return try FiltersScene(form, tools: tools, onApply: onApply, in: environment)
    }

    private func shortlist(
        _ order: ShortlistOrder,
        _ cursor: ListCursor?,
        in environment: any SceneEnvironment
    ) throws(CatalogError) -> ShortlistScene {
        let (service, memory) = (service, memory)
        let tools = ShortlistSceneTools(
            makeShortlist: { order, view, coordinator throws(CatalogError) in
                Self.shortlist(order, service, memory, view, coordinator)
            },
            openPage: openPage,
            history: history
        )
        return try ShortlistScene(order: order, restoring: cursor, tools: tools, in: environment)
    }

    private var alertsTools: AlertsSceneTools {
        let (store, catalog, places) = (alertStore, catalog, places)
        return AlertsSceneTools(
            makeAlerts: makeAlerts,
            makeNews: { view throws(CatalogError) in
                AlertNewsUseCase(
                    store: store,
                    nearby: NearbyAnimalsService(catalog: catalog, places: places),
                    catalog: catalog,
                    limit: AlertScene.limit,
                    view: view,
                    tracker: SilentTracker()
                )
            },
            places: places,
            shortlist: access,
            openPage: openPage,
            home: nil,
            unit: .kilometers
        )
    }

    private var access: ShortlistAccess {
        ShortlistAccess(service: service, history: history) { [service, memory] view throws(CatalogError) in
            Self.shortlist(.added, service, memory, view, nil)
        }
    }

    private nonisolated static func shortlist(
        _ order: ShortlistOrder,
        _ service: ShortlistService,
        _ catalog: MemoryCatalog,
        _ view: any ShortlistView,
        _ coordinator: (any ShortlistCoordinator)?
    ) -> ShortlistUseCase {
        ShortlistUseCase(
            order: order,
            center: nil,
            service: service,
            identification: AnimalIdentification(catalog: catalog),
            view: view,
            coordinator: coordinator ?? OneShotShortlistCoordinator(),
            tracker: SilentTracker()
        )
    }

    private var makeSuggestions: @Sendable (any SuggestionsView) throws(CatalogError) -> any SuggestionsViewEvents {
        let (catalog, places) = (catalog, places)
        return { view throws(CatalogError) in
            SuggestionsUseCase(catalog: catalog, places: places, view: view, tracker: SilentTracker())
        }
    }

    private var makeAlerts: AlertDesk.UseCaseMaker {
        let (store, catalog, places) = (alertStore, catalog, places)
        let identifiers = identifiers
        return { view throws(CatalogError) in
            AlertsUseCase(
                store: store,
                nearby: NearbyAnimalsService(catalog: catalog, places: places),
                catalog: catalog,
                now: { SceneSamples.now },
                makeID: identifiers.next,
                view: view,
                tracker: SilentTracker()
            )
        }
    }

    private var openPage: @Sendable (String) throws(WebPageOpenerError) -> Void {
        { [weak self] url throws(WebPageOpenerError) in
            guard url.hasPrefix("https:") else { throw .notAWebPage }
            MainActor.assumeIsolated { self?.opened.append(url) }
        }
    }
}

/// Identifiers that are no two the same.
private final class Identifiers: Sendable {
    private let last = Atomic<UInt64>(0)

    @Sendable
    func next() -> AlertID {
        var numbers = FixedNumbers(number: last.add(1, ordering: .relaxed).newValue)
        return AlertID(using: &numbers)
    }

    /// The same number again and again.
    private struct FixedNumbers: RandomNumberGenerator {
        let number: UInt64
        mutating func next() -> UInt64 { number }
    }
}

/// Knows one place, and two of another name.
private struct BenchPlaces: PlaceDirectory {
    let place: Place

    func find(_ text: String) -> PlaceSearch {
        switch text.lowercased() {
        case "philadelphia", place.name.lowercased(): .found(place)
        case "springfield": .ambiguous([place, place])
        case "philadelphai": .unknown(suggestions: [place])
        default: .unknown(suggestions: [])
        }
    }

    func suggestions(for text: String, limit: Int) -> [Place] {
        place.name.lowercased().hasPrefix(text.lowercased()) ? [place] : []
    }

    func location(of address: Address) -> Location? { nil }
}

/// Counts nothing.
struct SilentTracker: SearchTracker, SuggestionsTracker, ShortlistTracker, AlertsTracker {
    func pageShown(number: Int, total: Int, subjects: [UnderstoodSearch.Term.Subject], hasText: Bool) async {}
    func nothingFound(alternatives: Int) async {}
    func searchFailed(_ failure: SearchFailure) async {}
    func animalSelected(type: OpenValue<AnimalType>) async {}
    func suggestionsShown(count: Int) async {}
    func shortlistShown(animals: Int, unlisted: Int) async {}
    func animalsAdded(_ count: Int) async {}
    func animalsRemoved(_ count: Int) async {}
    func removalUndone() async {}
    func animalRated(isRated: Bool) async {}
    func noteWritten(isEmpty: Bool) async {}
    func shortlistExported(animals: Int) async {}
    func alertAdded(hasPlace: Bool) async {}
    func alertEdited() async {}
    func alertRemoved() async {}
    func alertsChecked(alerts: Int, reported: Int, repeatedBatches: Int) async {}
    func alertsFailed(_ failure: AlertsFailure) async {}
}
