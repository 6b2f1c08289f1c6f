import AnimalsNearYou
import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import Testing

@Suite("Animals near you")
struct AnimalsNearYouUseCaseTests {
    /// The use case with every dependency replaced, and what they were told.
    struct Stage {
        let useCase: AnimalsNearYouUseCase
        let shown: Recorder<AnimalsNearYouPresentation>
        let led: Recorder<String>
        let tracked: Recorder<String>

        var phases: [LoadingPhase] { shown.entries.map(\.phase) }
    }

    struct RecordingView: AnimalsNearYouView {
        let shown: Recorder<AnimalsNearYouPresentation>

        func present(_ presentation: AnimalsNearYouPresentation) async { shown.record(presentation) }
    }

    struct RecordingCoordinator: AnimalsNearYouCoordinator {
        let led: Recorder<String>

        func showDetails(of animal: ListedAnimal) async { led.record("details of \(animal.animal.id)") }
        func choosePlace(among choices: [Place]) async { led.record("choose among \(choices.count)") }
        func askForPlace() async { led.record("ask for a place") }
    }

    struct RecordingTracker: AnimalsNearYouTracker {
        let tracked: Recorder<String>

        func pageShown(number: Int, total: Int, country: String?) async {
            tracked.record("page \(number) of \(total) in \(country ?? "-")")
        }
        func listFailed(_ failure: AnimalsNearYouFailure) async { tracked.record("failed: \(failure.rawValue)") }
        func animalSelected(type: OpenValue<AnimalType>) async { tracked.record("selected \(type.text)") }
    }

    /// A catalogue of `total` animals.
    private static func catalog(
        of total: Int,
        before: @escaping @Sendable (Int) async throws(CatalogError) -> Void = { _ in }
    ) throws -> StubCatalog {
        let all = try Samples.listed(0..<total)
        let sources = [try Samples.source("petfinder")]
        return StubCatalog(
            onPage: { query throws(CatalogError) in
                try await before(query.page.number)
                let items = all.dropFirst(query.page.offset).prefix(query.page.size)
                return Page(items: Array(items), request: query.page, total: total)
            },
            onSources: { () throws(CatalogError) in sources }
        )
    }

    private func stage(
        _ catalog: StubCatalog,
        place: String? = "19104",
        firstPage: Int = 1,
        places: [String: PlaceSearch]? = nil
    ) throws -> Stage {
        let shown = Recorder<AnimalsNearYouPresentation>()
        let led = Recorder<String>()
        let tracked = Recorder<String>()
        let known = StubPlaces(searches: try places ?? ["19104": .found(Samples.place("Philadelphia"))])
        let useCase = AnimalsNearYouUseCase(
            request: AnimalsNearYouRequest(place: place, firstPage: firstPage, pageSize: 10),
            nearby: NearbyAnimalsService(catalog: catalog, places: known),
            now: { Samples.now },
            view: RecordingView(shown: shown),
            coordinator: RecordingCoordinator(led: led),
            tracker: RecordingTracker(tracked: tracked)
        )
        return Stage(useCase: useCase, shown: shown, led: led, tracked: tracked)
    }

    @Test("the first page is shown when the view appears, and counted")
    func firstPage() async throws {
        let stage = try stage(try Self.catalog(of: 25))
        let presentation = try await stage.useCase.viewDidAppear().value
        #expect(presentation.animals.count == 10)
        #expect(presentation.total == 25)
        #expect(presentation.hasMore)
        #expect(presentation.sources.map(\.age) == [60])
        #expect(stage.phases == [.loading, .loaded])
        #expect(stage.tracked.entries == ["page 1 of 25 in US"])
    }

    @Test("pages follow until the last; after it nothing is asked for")
    func allPages() async throws {
        let stage = try stage(try Self.catalog(of: 25))
        for _ in 0..<3 { _ = try await stage.useCase.viewDidReachEnd().value }
        let last = try await stage.useCase.viewDidReachEnd().value
        #expect(last.animals.map(\.animal.id.sourceID) == (0..<25).map(String.init))
        #expect(!last.hasMore)
        #expect(stage.tracked.entries.count == 3)
    }

    @Test("a page that fails leaves the rows and is due again")
    func failedPage() async throws {
        let failsOnce = Recorder<Int>()
        let catalog = try Self.catalog(of: 25) { number throws(CatalogError) in
            failsOnce.record(number)
            if failsOnce.entries == [1, 2] { throw .busy(location: "x") }
        }
        let stage = try stage(catalog)
        _ = try await stage.useCase.viewDidAppear().value
        await #expect(throws: AnimalsNearYouError.nearby(.catalog(.busy(location: "x")))) {
            try await stage.useCase.viewDidReachEnd().value
        }
        let failed = try #require(stage.shown.entries.last)
        #expect(failed.animals.count == 10)
        #expect(failed.phase == .failed(CatalogError.busy(location: "x").description))
        #expect(await stage.useCase.state.pages.nextPage == 2)
        let retried = try await stage.useCase.viewDidReachEnd().value
        #expect(retried.animals.map(\.animal.id.sourceID) == (0..<20).map(String.init))
        #expect(stage.tracked.entries.contains("failed: catalog"))
    }

    @Test("a page on its way is not asked for twice")
    func noDoubleLoading() async throws {
        let gate = Gate()
        let asked = Recorder<Int>()
        let stage = try stage(
            try Self.catalog(of: 25) { number in
                asked.record(number)
                await gate.pass()
            }
        )
        let first = stage.useCase.viewDidAppear()
        await gate.arrival()
        let second = try await stage.useCase.viewDidReachEnd().value
        #expect(second.phase == .loading)
        gate.open()
        _ = try await first.value
        #expect(asked.entries == [1])
    }

    @Test("an answer that a refresh has overtaken is dropped")
    func overtaken() async throws {
        let gate = Gate()
        let asked = Recorder<Int>()
        let stage = try stage(
            try Self.catalog(of: 25) { number in
                asked.record(number)
                if asked.entries.count == 1 { await gate.pass() }
            }
        )
        let slow = stage.useCase.viewDidAppear()
        await gate.arrival()
        _ = try await stage.useCase.viewDidRequestRefresh().value
        gate.open()
        let late = try await slow.value
        #expect(late.animals.count == 10)
        #expect(await stage.useCase.state.pages.nextPage == 2)
        #expect(stage.tracked.entries == ["page 1 of 25 in US"])
    }

    @Test("calling a page off leaves the list ready to ask again")
    func cancellation() async throws {
        let gate = Gate()
        let stage = try stage(try Self.catalog(of: 25) { _ in await gate.pass() })
        let response = stage.useCase.viewDidAppear()
        await gate.arrival()
        response.cancel()
        gate.open()
        await #expect(throws: CancellationError.self) { try await response.value }
        #expect(await stage.useCase.state.phase == .idle)
        #expect(try await stage.useCase.viewDidReachEnd().value.animals.count == 10)
    }

    @Test("without a place the person is asked for one", arguments: [nil, "", "  "])
    func noPlace(place: String?) async throws {
        let stage = try stage(StubCatalog(), place: place)
        await #expect(throws: AnimalsNearYouError.placeMissing) { try await stage.useCase.viewDidAppear().value }
        #expect(stage.led.entries == ["ask for a place"])
        #expect(stage.tracked.entries == ["failed: place_missing"])
    }

    @Test("with an ambiguous place the person is led to the choices")
    func ambiguous() async throws {
        let choices = [try Samples.place("A"), try Samples.place("B")]
        let stage = try stage(StubCatalog(), place: "Springfield", places: ["Springfield": .ambiguous(choices)])
        await #expect(throws: AnimalsNearYouError.self) { try await stage.useCase.viewDidAppear().value }
        #expect(stage.led.entries == ["choose among 2"])
    }

    @Test("a list may begin at a later page, and one beyond the end is empty")
    func laterPage() async throws {
        let third = try stage(try Self.catalog(of: 25), firstPage: 3)
        #expect(try await third.useCase.viewDidAppear().value.animals.count == 5)
        let beyond = try stage(try Self.catalog(of: 25), firstPage: 9)
        #expect(try await beyond.useCase.viewDidAppear().value.animals.isEmpty)
        let none = try stage(StubCatalog(), firstPage: 0)
        await #expect(throws: AnimalsNearYouError.pageOutOfRange(number: 0, size: 10)) {
            try await none.useCase.viewDidAppear().value
        }
    }

    @Test("selecting a listed animal opens its details; another does nothing")
    func selection() async throws {
        let stage = try stage(try Self.catalog(of: 5))
        _ = try await stage.useCase.viewDidAppear().value
        await stage.useCase.viewDidSelect(try Samples.id("s:3"))
        await stage.useCase.viewDidSelect(try Samples.id("s:99"))
        #expect(stage.led.entries == ["details of s:3"])
        #expect(stage.tracked.entries.last == "selected Cat")
    }

    @Test("says so when the animals are the sample's")
    func sampleNotice() async throws {
        var catalog = try Self.catalog(of: 5)
        let sample = try Samples.source("sample")
        catalog.onSources = { () throws(CatalogError) in [sample] }
        let stage = try stage(catalog)
        #expect(try await stage.useCase.viewDidAppear().value.notices == [.sampleCatalog])
    }

    @Test("the state is encoded without its rows, and reads back")
    func encodedState() async throws {
        let stage = try stage(try Self.catalog(of: 25))
        _ = try await stage.useCase.viewDidAppear().value
        let state = await stage.useCase.state
        let decoded = try JSONDecoder().decode(AnimalsNearYouState.self, from: JSONEncoder().encode(state))
        #expect(decoded.request == state.request)
        #expect(decoded.pages.nextPage == 2)
        #expect(decoded.place == state.place)
        #expect(decoded.pages.animals.isEmpty)
    }
}
