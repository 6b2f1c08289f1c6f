import AnimalMap
import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import Testing

@Suite("The map of animals")
struct AnimalMapUseCaseTests {
    /// The use case with every dependency replaced, and what they were told.
    struct Stage {
        let useCase: AnimalMapUseCase
        let shown: Recorder<AnimalMapPresentation>
        let led: Recorder<String>
        let tracked: Recorder<String>
        let asked: Recorder<SearchArea>

        var phases: [LoadingPhase] { shown.entries.map(\.phase) }
    }

    struct RecordingView: AnimalMapView {
        let shown: Recorder<AnimalMapPresentation>

        func present(_ presentation: AnimalMapPresentation) async { shown.record(presentation) }
    }

    struct RecordingCoordinator: AnimalMapCoordinator {
        let led: Recorder<String>

        func choosePlace(among choices: [Place]) async { led.record("choose among \(choices.count)") }
        func askForPlace() async { led.record("ask for a place") }
    }

    struct RecordingTracker: AnimalMapTracker {
        let tracked: Recorder<String>

        func mapShown(total: Int, clusters: Int, country: String?) async {
            tracked.record("\(total) animals in \(clusters) clusters in \(country ?? "-")")
        }
        func mapFailed(_ failure: AnimalMapFailure) async { tracked.record("failed: \(failure.rawValue)") }
    }

    /// Calls every point by its reach, in whole metres.
    struct StubTowns: TownDirectory {
        func town(at coordinate: Coordinate, reach: Distance) -> Place? {
            Place(name: "Within \(Int((reach.kilometers * 1000).rounded())) m", coordinate: coordinate)
        }
    }

    /// Animals at some kilometres to the north of the place of ``Samples``.
    private static func site(_ kilometers: Double, _ count: Int) throws -> SiteCount {
        let projection = LocalProjection(center: try Samples.place("").coordinate)
        let coordinate = try #require(projection.coordinate(of: MapPoint(east: 0, north: kilometers)))
        return SiteCount(coordinate: coordinate, count: count)
    }

    private func stage(
        _ sites: [SiteCount],
        within: Distance? = nil,
        place: String? = "19104",
        placeless: Int = 0,
        source: String = "petfinder",
        before: @escaping @Sendable () async throws(CatalogError) -> Void = {},
        places: [String: PlaceSearch]? = nil
    ) throws -> Stage {
        let (shown, led, tracked) =
            (Recorder<AnimalMapPresentation>(), Recorder<String>(), Recorder<String>())
        let asked = Recorder<SearchArea>()
        let sources = [try Samples.source(source)]
        let catalog = StubCatalog(
            onPage: { query throws(CatalogError) in
                let located = sites.animalCount
                let total = query.area.center == nil ? located + placeless : located
                return Page(items: [], request: query.page, total: total)
            },
            onSites: { _, area throws(CatalogError) in
                asked.record(area)
                try await before()
                guard case .around(let center, let radius?) = area else { return sites }
                return sites.filter { GreatCircle.distance(from: center, to: $0.coordinate) <= radius }
            },
            onSources: { () throws(CatalogError) in sources }
        )
        let useCase = AnimalMapUseCase(
            request: AnimalMapRequest(place: place, search: NearbySearch(within: within)),
            nearby: NearbyAnimalsService(
                catalog: catalog,
                places: StubPlaces(searches: try places ?? ["19104": .found(Samples.place("Philadelphia"))])
            ),
            towns: StubTowns(),
            view: RecordingView(shown: shown),
            coordinator: RecordingCoordinator(led: led),
            tracker: RecordingTracker(tracked: tracked)
        )
        return Stage(useCase: useCase, shown: shown, led: led, tracked: tracked, asked: asked)
    }

    @Test("a radius that was asked for is kept, and what lies beyond or nowhere is counted")
    func askedRadius() async throws {
        let sites = [try Self.site(10, 3), try Self.site(40, 2), try Self.site(90, 7)]
        let stage = try stage(sites, within: Distance(kilometers: 50), placeless: 4)
        let map = try #require(try await stage.useCase.viewDidAppear().value.map)
        #expect(map.radius == Distance(kilometers: 50))
        #expect(map.total == 5)
        #expect(map.fartherCount == 7)
        #expect(map.placelessCount == 4)
        #expect(map.clusters.map(\.cluster.count) == [3, 2])
        #expect(map.clusters.map(\.cluster.direction) == [.north, .north])
        // A cell is a fifth of the radius, and a town half a cell away is near.
        #expect(map.clusters.map(\.town?.name) == ["Within 5000 m", "Within 5000 m"])
        #expect(map.notices.isEmpty)
        #expect(stage.phases == [.loading, .loaded])
        #expect(stage.tracked.entries == ["5 animals in 2 clusters in US"])
        let place = try Samples.place("Philadelphia")
        #expect(stage.asked.entries == [.around(place.coordinate, within: Distance(kilometers: 50))])
    }

    @Test("without a radius, nine tenths of what is within 500 km are shown, and what else the circle holds")
    func chosenRadius() async throws {
        let sites = [try Self.site(12, 50), try Self.site(97.2, 43), try Self.site(97.9, 3), try Self.site(300, 4)]
        let stage = try stage(sites)
        let map = try #require(try await stage.useCase.viewDidAppear().value.map)
        #expect(map.radius == Distance(kilometers: 98))
        #expect(map.total == 96)
        #expect(map.fartherCount == 4)
        #expect(map.clusters.flatMap(\.cluster.sites).animalCount == 96)
    }

    @Test("where nothing is near, the map reaches to the nearest there is")
    func farAway() async throws {
        let sites = [try Self.site(1201, 2), try Self.site(7000, 50)]
        let stage = try stage(sites)
        let map = try #require(try await stage.useCase.viewDidAppear().value.map)
        #expect(map.radius == Distance(kilometers: 1300))
        #expect(map.total == 2)
        // However large the map, a town beyond 25 km is not where the animals are.
        #expect(map.clusters.map(\.town?.name) == ["Within 25000 m"])
        let center = try Samples.place("").coordinate
        #expect(
            stage.asked.entries == [
                .around(center, within: Distance(kilometers: 500)), .around(center, within: nil),
            ]
        )
    }

    @Test("a map of nothing is a map, with no radius of its own")
    func nothing() async throws {
        let stage = try stage([], placeless: 2)
        let map = try #require(try await stage.useCase.viewDidAppear().value.map)
        #expect(map.radius == nil && map.sites.isEmpty && map.clusters.isEmpty)
        #expect(map.placelessCount == 2)
        #expect(stage.tracked.entries == ["0 animals in 0 clusters in US"])
    }

    @Test("says so when the animals are the sample's")
    func sampleNotice() async throws {
        let stage = try stage([try Self.site(1, 1)], source: "sample")
        #expect(try await stage.useCase.viewDidAppear().value.map?.notices == [.sampleCatalog])
    }

    @Test("without a place the person is asked for one", arguments: [nil, "", "  "])
    func noPlace(place: String?) async throws {
        let stage = try stage([], place: place)
        await #expect(throws: AnimalMapError.placeMissing) { try await stage.useCase.viewDidAppear().value }
        #expect(stage.led.entries == ["ask for a place"])
        #expect(stage.tracked.entries == ["failed: place_missing"])
        #expect(stage.asked.entries.isEmpty)
    }

    @Test("with an ambiguous place the person is led to the choices, with an unknown one told so")
    func otherPlaces() async throws {
        let choices = [try Samples.place("A"), try Samples.place("B")]
        let ambiguous = try stage([], place: "Springfield", places: ["Springfield": .ambiguous(choices)])
        await #expect(throws: AnimalMapError.self) { try await ambiguous.useCase.viewDidAppear().value }
        #expect(ambiguous.led.entries == ["choose among 2"])
        #expect(ambiguous.tracked.entries == ["failed: place_ambiguous"])
        let unknown = try stage([], place: "Nowhere")
        await #expect(throws: AnimalMapError.nearby(.unknownPlace(text: "Nowhere", suggestions: []))) {
            try await unknown.useCase.viewDidAppear().value
        }
        #expect(unknown.led.entries.isEmpty)
        #expect(unknown.tracked.entries == ["failed: place_unknown"])
    }

    @Test("a catalogue that fails is told as such, keeps the map from before, and can be asked again")
    func failure() async throws {
        let calls = Recorder<Void>()
        let stage = try stage(
            [try Self.site(1, 1)],
            before: { () throws(CatalogError) in
                calls.record(())
                if calls.entries.count == 2 { throw .busy(location: "x") }
            }
        )
        _ = try await stage.useCase.viewDidAppear().value
        await #expect(throws: AnimalMapError.nearby(.catalog(.busy(location: "x")))) {
            try await stage.useCase.viewDidRequestRefresh().value
        }
        let failed = try #require(stage.shown.entries.last)
        #expect(failed.phase == .failed(CatalogError.busy(location: "x").description))
        #expect(failed.map?.total == 1)
        #expect(stage.tracked.entries.last == "failed: catalog")
        #expect(try await stage.useCase.viewDidRequestRefresh().value.phase == .loaded)
    }

    @Test("an answer that a refresh has overtaken is dropped")
    func overtaken() async throws {
        let gate = Gate()
        let calls = Recorder<Void>()
        let stage = try stage(
            [try Self.site(1, 1)],
            before: { () throws(CatalogError) in
                calls.record(())
                if calls.entries.count == 1 { await gate.pass() }
            }
        )
        let slow = stage.useCase.viewDidAppear()
        await gate.arrival()
        _ = try await stage.useCase.viewDidRequestRefresh().value
        gate.open()
        _ = try await slow.value
        #expect(stage.phases == [.loading, .loading, .loaded])
        #expect(stage.tracked.entries.count == 1)
    }

    @Test("calling it off leaves nothing half done")
    func cancellation() async throws {
        let gate = Gate()
        let stage = try stage([try Self.site(1, 1)], before: { () throws(CatalogError) in await gate.pass() })
        let response = stage.useCase.viewDidAppear()
        await gate.arrival()
        response.cancel()
        gate.open()
        await #expect(throws: CancellationError.self) { try await response.value }
        #expect(await stage.useCase.state.phase == .idle)
    }

    @Test("the state is encoded without the map, and reads back")
    func encodedState() async throws {
        let stage = try stage([try Self.site(1, 1)])
        _ = try await stage.useCase.viewDidAppear().value
        let state = await stage.useCase.state
        let decoded = try JSONDecoder().decode(AnimalMapState.self, from: JSONEncoder().encode(state))
        #expect(decoded.request == state.request)
        #expect(decoded.place == state.place)
        #expect(decoded.map == nil)
    }
}
