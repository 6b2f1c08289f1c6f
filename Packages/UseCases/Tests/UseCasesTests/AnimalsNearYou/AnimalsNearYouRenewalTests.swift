import AnimalsNearYou
import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import Synchronization
import Testing

@Suite("Animals near you, again and otherwise")
struct AnimalsNearYouRenewalTests {
    typealias Stage = AnimalsNearYouUseCaseTests.Stage

    /// How many animals there are, which may change.
    private final class Herd: Sendable {
        private let numbers = Mutex(0..<0)
        var range: Range<Int> {
            get { numbers.withLock { $0 } }
            set { numbers.withLock { $0 = newValue } }
        }

        init(_ range: Range<Int>) { self.range = range }
    }

    private func stage(
        _ herd: Herd,
        pageSize: Int = 10,
        before: @escaping @Sendable (AnimalQuery) async throws(CatalogError) -> Void = { _ in }
    ) throws -> (Stage, asked: Recorder<PageRequest>) {
        let asked = Recorder<PageRequest>()
        let source = try Samples.source("petfinder")
        let catalog = StubCatalog(
            onPage: { query throws(CatalogError) in
                asked.record(query.page)
                try await before(query)
                guard let all = try? Samples.listed(herd.range) else { throw .failed(reason: "samples") }
                let items = all.dropFirst(query.page.offset).prefix(query.page.size)
                return Page(items: Array(items), request: query.page, total: all.count)
            },
            onSources: { () throws(CatalogError) in [source] }
        )
        let (shown, led, tracked) = (Recorder<AnimalsNearYouPresentation>(), Recorder<String>(), Recorder<String>())
        let useCase = AnimalsNearYouUseCase(
            request: AnimalsNearYouRequest(place: "19104", pageSize: pageSize),
            nearby: NearbyAnimalsService(
                catalog: catalog,
                places: StubPlaces(searches: ["19104": .found(try Samples.place("Philadelphia"))])
            ),
            now: { Samples.now },
            view: AnimalsNearYouUseCaseTests.RecordingView(shown: shown),
            coordinator: AnimalsNearYouUseCaseTests.RecordingCoordinator(led: led),
            tracker: AnimalsNearYouUseCaseTests.RecordingTracker(tracked: tracked)
        )
        return (Stage(useCase: useCase, shown: shown, led: led, tracked: tracked), asked)
    }

    @Test("a refresh reads as many rows as were listed, and leaves the old ones until those are there")
    func refresh() async throws {
        let herd = Herd(0..<45)
        let (stage, asked) = try stage(herd)
        for _ in 0..<3 { _ = try await stage.useCase.viewDidReachEnd().value }
        herd.range = 5..<60
        let again = try await stage.useCase.viewDidRequestRefresh().value
        #expect(again.animals.map(\.animal.id.sourceID) == (5..<35).map(String.init))
        #expect(again.total == 55)
        let waiting = try #require(stage.shown.entries.last { $0.phase == .loading })
        #expect(waiting.animals.map(\.animal.id.sourceID) == (0..<30).map(String.init))
        #expect(asked.entries.last.map { [$0.number, $0.size] } == [1, 30])
        let next = try await stage.useCase.viewDidReachEnd().value
        #expect(next.animals.map(\.animal.id.sourceID) == (5..<45).map(String.init))
    }

    @Test("a list that returns comes with at least as many rows at once, in as few pages as that takes")
    func returning() async throws {
        let (stage, asked) = try stage(Herd(0..<25_000), pageSize: 50)
        #expect(try await stage.useCase.viewDidReturn(to: 120).value.animals.count == 150)
        #expect(asked.entries.map(\.size) == [150])
        let (long, pages) = try self.stage(Herd(0..<25_000), pageSize: 50)
        #expect(try await long.useCase.viewDidReturn(to: 12_000).value.animals.count >= 12_000)
        #expect(pages.entries.map(\.size) == [10_000, 10_000])
        let (short, few) = try self.stage(Herd(0..<30), pageSize: 50)
        #expect(try await short.useCase.viewDidReturn(to: 12_000).value.animals.count == 30)
        #expect(few.entries.count == 1)
    }

    @Test("another request takes the place of the list at once, and an answer to the one before is dropped")
    func change() async throws {
        let gate = Gate()
        let (stage, _) = try stage(Herd(0..<45)) { query throws(CatalogError) in
            if query.order == .newest { await gate.pass() }
        }
        _ = try await stage.useCase.viewDidAppear().value
        var request = await stage.useCase.state.request
        request.search.order = .newest
        let slow = stage.useCase.viewDidChange(request)
        await gate.arrival()
        #expect(stage.shown.entries.last?.animals.isEmpty == true)
        request.search.order = .name
        #expect(try await stage.useCase.viewDidChange(request).value.animals.count == 10)
        gate.open()
        #expect(try await slow.value.request.search.order == .name)
        let answers = stage.shown.entries.filter { $0.phase == .loaded }
        #expect(answers.map(\.request.search.order) == [.distance, .name])
    }

    @Test("a refresh that fails keeps the rows; trying again refreshes, also at the end of the list")
    func failedRefresh() async throws {
        let isBusy = Recorder<Bool>()
        let (stage, _) = try stage(Herd(0..<8)) { _ throws(CatalogError) in
            if isBusy.entries.last == true { throw .busy(location: "x") }
        }
        _ = try await stage.useCase.viewDidAppear().value
        isBusy.record(true)
        await #expect(throws: AnimalsNearYouError.self) { try await stage.useCase.viewDidRequestRefresh().value }
        #expect(stage.shown.entries.last?.animals.count == 8)
        isBusy.record(false)
        let again = try await stage.useCase.viewDidReachEnd().value
        #expect(again.phase == .loaded)
        #expect(again.animals.count == 8)
    }
}
