import AnimalsNearYou
import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import Testing

@Suite("Animals near you, refreshed first")
struct AnimalsNearYouFreshnessTests {
    /// Sees and hears nothing.
    struct Nobody: AnimalsNearYouView, AnimalsNearYouCoordinator, AnimalsNearYouTracker {
        let failures = Recorder<AnimalsNearYouFailure>()
        let presentations = Recorder<AnimalsNearYouPresentation>()

        func present(_ presentation: AnimalsNearYouPresentation) async { presentations.record(presentation) }
        func showDetails(of animal: ListedAnimal) async {}
        func choosePlace(among choices: [Place]) async {}
        func askForPlace() async {}
        func pageShown(number: Int, total: Int, country: String?) async {}
        func listFailed(_ failure: AnimalsNearYouFailure) async { failures.record(failure) }
        func animalSelected(type: OpenValue<AnimalType>) async {}
    }

    private let nobody = Nobody()

    /// A list of what the catalogue of `sync` holds, and of the sample when that is nothing.
    private func useCase(
        _ sync: SyncStage,
        refresh: RefreshPolicy = .whenDue(budget: 3),
        pageSize: Int = 2
    ) throws -> AnimalsNearYouUseCase {
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
                return [
                    SourceSummary(
                        source: animals.first?.id.source ?? .sample,
                        animals: animals.count,
                        fetchedAt: Samples.now
                    )
                ]
            }
        )
        let places = StubPlaces(searches: ["19104": .found(try Samples.place("Philadelphia"))])
        return AnimalsNearYouUseCase(
            request: AnimalsNearYouRequest(place: "19104", pageSize: pageSize, refresh: refresh),
            nearby: NearbyAnimalsService(catalog: catalog, places: places),
            refresh: sync.refresh(),
            now: { Samples.now },
            view: nobody,
            coordinator: nobody,
            tracker: nobody
        )
    }

    private static func broken() throws -> SyncStage {
        try SyncStage(ScriptedFeed { _, _ throws(FeedError) in throw .unreachable(host: "h", reason: "no route") })
    }

    @Test("what a source that is due says is in the list; later pages ask nobody")
    func refreshed() async throws {
        let feed = ScriptedFeed(pages: [try .of("s", 1...3)])
        let stage = try SyncStage(feed)
        let list = try useCase(stage)
        #expect(try await list.viewDidAppear().value.animals.map(\.animal.id.sourceID) == ["1", "2"])
        stage.time.advance(hours: 7)
        #expect(try await list.viewDidReachEnd().value.animals.count == 3)
        #expect(feed.requests.entries.count == 1)
        _ = try await list.viewDidRequestRefresh().value
        #expect(feed.requests.entries.count == 2)
    }

    @Test("a request that does not want it asks nobody")
    func never() async throws {
        let feed = ScriptedFeed(pages: [try .of("s", 1...3)])
        let stage = try SyncStage(feed)
        stage.catalog.put([try Samples.animal("s:9")])
        let shown = try await useCase(stage, refresh: .never).viewDidAppear().value
        #expect(shown.animals.count == 1)
        #expect(shown.notices.isEmpty)
        #expect(feed.requests.entries.isEmpty)
    }

    @Test("a source that fails leaves what is there, with a notice on every page")
    func notice() async throws {
        let stage = try Self.broken()
        stage.catalog.put(try (1...3).map { try Samples.animal("s:\($0)") })
        let list = try useCase(stage)
        let reason = FeedError.unreachable(host: "h", reason: "no route").description
        let notices = [ListNotice.sourceFailed(try #require(SourceName("s")), reason: reason)]
        #expect(try await list.viewDidAppear().value.notices == notices)
        #expect(try await list.viewDidReachEnd().value.notices == notices)
    }

    @Test("when nothing was ever fetched and nobody answers, that is no empty list, and no sample")
    func unavailable() async throws {
        let reason = "s: \(FeedError.unreachable(host: "h", reason: "no route"))"
        let error = try await #require(throws: AnimalsNearYouError.self) {
            try await useCase(try Self.broken()).viewDidAppear().value
        }
        #expect(error == .unavailable(reason: reason))
        #expect(error.description.hasSuffix(reason))
        #expect(nobody.failures.entries == [.unavailable])
    }

    @Test("nor when nobody may be asked")
    func offline() async throws {
        await #expect(throws: AnimalsNearYouError.self) {
            try await useCase(try Self.broken(), refresh: .never).viewDidAppear().value
        }
    }

    @Test("sources that are due are asked behind the list, which is there first and read anew afterwards")
    func behind() async throws {
        let feed = ScriptedFeed(pages: [try .of("s", 1...2)])
        let stage = try SyncStage(feed)
        stage.catalog.put([try Samples.animal("s:9")])
        let list = try useCase(stage, refresh: .never, pageSize: 9)
        #expect(try await list.viewDidAppear().value.animals.map(\.animal.id.sourceID) == ["9"])
        let due = RefreshPolicy.whenDue(budget: 3)
        let shown = try await list.viewDidRequestRefresh(asking: due).value
        #expect(Set(shown.animals.map(\.animal.id.sourceID)).isSuperset(of: ["1", "2"]))
        #expect(!shown.isRefreshing)
        #expect(nobody.presentations.entries.contains { $0.isRefreshing && $0.animals.count == 1 })
        let before = nobody.presentations.entries.count { $0.phase == .loading }
        _ = try await list.viewDidRequestRefresh(asking: due).value
        #expect(feed.requests.entries.count == 1, "it is not due any more")
        #expect(nobody.presentations.entries.count { $0.phase == .loading } == before, "nothing changed")
        _ = try await list.viewDidRequestRefresh(asking: .always(budget: 3)).value
        #expect(feed.requests.entries.count == 2)
    }

    @Test("where nothing was fetched yet, asking the sources brings the list that could not be had before")
    func firstFetch() async throws {
        let stage = try SyncStage(ScriptedFeed(pages: [try .of("s", 1...2)]))
        let list = try useCase(stage, refresh: .never)
        await #expect(throws: AnimalsNearYouError.self) { try await list.viewDidAppear().value }
        let shown = try await list.viewDidRequestRefresh(asking: .whenDue(budget: 3)).value
        #expect(shown.animals.count == 2)
        #expect(shown.phase == .loaded)
    }

    @Test("while sources are asked the list goes on; whoever asks for the same meanwhile asks nobody twice")
    func meanwhile() async throws {
        let gate = Gate()
        let page = try FeedPage.of("s", 1...2)
        let feed = ScriptedFeed { _, _ throws(FeedError) in
            await gate.pass()
            return page
        }
        let stage = try SyncStage(feed)
        stage.catalog.put(try (3...7).map { try Samples.animal("s:\($0)") })
        let list = try useCase(stage, refresh: .never)
        _ = try await list.viewDidAppear().value
        let asked = list.viewDidRequestRefresh(asking: .always(budget: 3))
        await gate.arrival()
        #expect(try await list.viewDidReachEnd().value.animals.count == 4)
        #expect(try await list.viewDidRequestRefresh(asking: .always(budget: 3)).value.isRefreshing)
        gate.open()
        #expect(try await asked.value.animals.count == 4)
        #expect(feed.requests.entries.count == 1)
    }

    @Test("without a source the sample answers")
    func noSource() async throws {
        let shown = try await useCase(SyncStage([], kind: StubKind())).viewDidAppear().value
        #expect(shown.notices == [.sampleCatalog])
    }

    @Test("a request that was kept before there was a refresh asks for none; a new one is kept whole")
    func coding() throws {
        let request = AnimalsNearYouRequest(place: "19104", refresh: .always(budget: 2))
        let kept = try JSONEncoder().encode(request)
        #expect(try JSONDecoder().decode(AnimalsNearYouRequest.self, from: kept) == request)
        var old = try #require(String(bytes: kept, encoding: .utf8))
        let range = try #require(old.firstRange(of: #/,?"refresh":\{"always":\{"budget":2\}\}/#))
        old.removeSubrange(range)
        old = old.replacing("{,", with: "{")
        let decoded = try JSONDecoder().decode(AnimalsNearYouRequest.self, from: Data(old.utf8))
        #expect(decoded == AnimalsNearYouRequest(place: "19104"))
    }
}
