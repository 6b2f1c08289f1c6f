import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import Search
import Testing

@Suite("Search, refreshed first")
struct SearchFreshnessTests {
    /// Sees and hears nothing.
    struct Nobody: SearchView, SearchCoordinator, SearchTracker {
        let failures = Recorder<SearchFailure>()

        func present(_ presentation: SearchPresentation) async {}
        func showDetails(of animal: ListedAnimal) async {}
        func choosePlace(among choices: [Place]) async {}
        func pageShown(number: Int, total: Int, subjects: [UnderstoodSearch.Term.Subject], hasText: Bool) async {}
        func nothingFound(alternatives: Int) async {}
        func searchFailed(_ failure: SearchFailure) async { failures.record(failure) }
        func animalSelected(type: OpenValue<AnimalType>) async {}
    }

    private let nobody = Nobody()

    private func useCase(_ sync: SyncStage) throws -> SearchUseCase {
        let catalog = StubCatalog(
            onPage: { [catalog = sync.catalog] query throws(CatalogError) in
                let all = catalog.animals.map { ListedAnimal(animal: $0, organization: nil, distance: nil) }
                return Page(
                    items: Array(all.dropFirst(query.page.offset).prefix(query.page.size)),
                    request: query.page,
                    total: all.count
                )
            },
            onSources: { [catalog = sync.catalog] () throws(CatalogError) in
                let animals = catalog.animals
                guard let source = animals.first?.id.source else { return [] }
                return [SourceSummary(source: source, animals: animals.count, fetchedAt: Samples.now)]
            }
        )
        return SearchUseCase(
            catalog: catalog,
            places: StubPlaces(searches: ["boston": .found(try Samples.place("Boston"))]),
            refresh: sync.refresh(),
            now: { Samples.now },
            view: nobody,
            coordinator: nobody,
            tracker: nobody
        )
    }

    private static func request(_ words: String, refresh: RefreshPolicy = .whenDue(budget: 3)) -> SearchRequest {
        SearchRequest(words: words, pageSize: 2, refresh: refresh)
    }

    @Test("what a source that is due says is found; later pages ask nobody, a new search does")
    func refreshed() async throws {
        let feed = ScriptedFeed(pages: [try .of("s", 1...3)])
        let stage = try SyncStage(feed)
        let search = try useCase(stage)
        #expect(try await search.viewDidSubmit(Self.request("cat")).value.animals.count == 2)
        stage.time.advance(hours: 7)
        #expect(try await search.viewDidReachEnd().value.animals.count == 3)
        #expect(feed.requests.entries.count == 1)
        _ = try await search.viewDidSubmit(Self.request("dog")).value
        #expect(feed.requests.entries.count == 2)
    }

    @Test("a place in the words is the area that sources are asked for; without one all are")
    func area() async throws {
        let feed = ScriptedFeed(pages: [try .of("s", 1...3)])
        var source = try SyncStage.source("s")
        source.place = "far"
        let far = Place(name: "far", coordinate: try #require(Coordinate(latitude: -40, longitude: 100)))
        let stage = SyncStage(
            [source],
            kind: StubKind(place: .shelter, feeds: ["s": feed]),
            places: StubPlaces(searches: ["far": .found(far)])
        )
        stage.catalog.put([try Samples.animal("other:1")])
        _ = try await useCase(stage).viewDidSubmit(Self.request("cat near boston")).value
        #expect(feed.requests.entries.isEmpty)
        _ = try await useCase(stage).viewDidSubmit(Self.request("cat")).value
        #expect(feed.requests.entries.count == 1)
    }

    @Test("a source that fails is a notice where there is something to search, else the reason for no answer")
    func failure() async throws {
        let stage = try SyncStage(
            ScriptedFeed { _, _ throws(FeedError) in throw .unreachable(host: "h", reason: "no route") }
        )
        let reason = FeedError.unreachable(host: "h", reason: "no route").description
        await #expect(throws: SearchError.unavailable(reason: "s: \(reason)")) {
            try await useCase(stage).viewDidSubmit(Self.request("cat")).value
        }
        #expect(nobody.failures.entries == [.unavailable])
        stage.catalog.put([try Samples.animal("s:1")])
        let found = try await useCase(stage).viewDidSubmit(Self.request("cat")).value
        #expect(found.notices == [.sourceFailed(try #require(SourceName("s")), reason: reason)])
    }

    @Test("a request that does not want it asks nobody")
    func never() async throws {
        let feed = ScriptedFeed(pages: [])
        let stage = try SyncStage(feed)
        stage.catalog.put([try Samples.animal("s:1")])
        let found = try await useCase(stage).viewDidSubmit(Self.request("cat", refresh: .never)).value
        #expect(found.notices.isEmpty)
        #expect(feed.requests.entries.isEmpty)
    }

    @Test("a request that was kept before there was a refresh asks for none; a new one is kept whole")
    func coding() throws {
        let request = Self.request("cat", refresh: .always(budget: 2))
        let kept = try JSONEncoder().encode(request)
        #expect(try JSONDecoder().decode(SearchRequest.self, from: kept) == request)
        var old = try #require(String(bytes: kept, encoding: .utf8))
        let range = try #require(old.firstRange(of: #/,?"refresh":\{"always":\{"budget":2\}\}/#))
        old.removeSubrange(range)
        old = old.replacing("{,", with: "{")
        #expect(
            try JSONDecoder().decode(SearchRequest.self, from: Data(old.utf8)) == Self.request("cat", refresh: .never)
        )
    }
}
