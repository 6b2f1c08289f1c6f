import AnimalSources
import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import Testing

@Suite("Sources")
struct SourcesUseCaseTests {
    private static func name(_ text: String) throws -> SourceName { try #require(SourceName(text)) }

    @Test("the list tells of each source what is known, and when it is due")
    func list() async throws {
        var off = try SyncStage.source("off")
        off.isEnabled = false
        var strange = try SyncStage.source("strange")
        strange.kind = "nonesuch"
        let feed = ScriptedFeed(pages: [try .of("a", 1...2)])
        var stage = SourcesStage(
            [try SyncStage.source("a"), off, strange],
            kind: StubKind(feeds: ["a": feed])
        )
        stage.summaries = [try Samples.source("a", animals: 2)]
        _ = try await stage.sync.service.sync([try SyncStage.source("a")])
        stage.sync.time.advance(hours: 1)
        guard case .list(let listed) = try await stage.useCase.viewDidAppear().value else {
            Issue.record("no list")
            return
        }
        #expect(listed.map(\.configuration.name.text) == ["a", "off", "strange"])
        #expect(listed.map(\.kindTitle) == ["Stub", "Stub", nil])
        #expect(listed.map(\.animals) == [2, 0, 0])
        #expect(listed[0].fetchedAt == Samples.now.addingTimeInterval(-60))
        #expect(listed[0].sync?.completedAt == Samples.now)
        #expect(listed[0].nextRefresh == Samples.now.addingTimeInterval(6 * 3600))
        #expect(listed[1].nextRefresh == nil)
        #expect(listed[2].nextRefresh == Samples.now.addingTimeInterval(3600))
        #expect(stage.shown.entries == [.list(listed)])
    }

    @Test("a source that failed is due when it may be asked again")
    func failed() async throws {
        let feed = ScriptedFeed { _, _ throws(FeedError) in throw .rateLimited(host: "h", retryAfter: 7200) }
        let stage = SourcesStage([try SyncStage.source("a")], kind: StubKind(feeds: ["a": feed]))
        try await stage.sync.sync()
        guard case .details(let status) = try await stage.useCase.viewDidSelect(" A ").value else {
            Issue.record("no details")
            return
        }
        #expect(status.nextRefresh == Samples.now.addingTimeInterval(7200))
        #expect(status.sync?.failure?.retryAt == Samples.now.addingTimeInterval(7200))
    }

    @Test("a source that nobody set up is told with those that are", arguments: ["show", "test", "remove", "switch"])
    func unknown(_ verb: String) async throws {
        let useCase = SourcesStage([try SyncStage.source("a")]).useCase
        let error = try await #require(throws: SourcesError.self) {
            switch verb {
            case "show": try await useCase.viewDidSelect("b").value
            case "test": try await useCase.viewDidTest("b").value
            case "remove": try await useCase.viewDidRemove("b", keepingAnimals: false).value
            default: try await useCase.viewDidSwitch("b", on: true).value
            }
        }
        #expect(error.description == "No source is called “b”. There are: a.")
    }

    @Test("a source is switched off and on")
    func switching() async throws {
        let stage = SourcesStage([try SyncStage.source("a")])
        for isEnabled in [false, true] {
            guard case .switched(let status) = try await stage.useCase.viewDidSwitch("a", on: isEnabled).value else {
                Issue.record("nothing was switched")
                return
            }
            #expect(status.configuration.isEnabled == isEnabled)
            #expect((status.nextRefresh != nil) == isEnabled)
            #expect(stage.sync.store.kept.map(\.isEnabled) == [isEnabled])
        }
    }

    @Test("with a source its animals go, unless they are to be kept")
    func removal() async throws {
        for keepsAnimals in [false, true] {
            let stage = SourcesStage([try SyncStage.source("a")])
            stage.sync.catalog.put([try Samples.animal("a:1"), try Samples.animal("a:2"), try Samples.animal("b:1")])
            let presentation = try await stage.useCase.viewDidRemove("a", keepingAnimals: keepsAnimals).value
            #expect(presentation == .removed(try Self.name("a"), animals: keepsAnimals ? 0 : 2))
            #expect(stage.sync.catalog.ids == (keepsAnimals ? ["a:1", "a:2", "b:1"] : ["b:1"]))
            #expect(stage.sync.store.kept.isEmpty)
            #expect(stage.tracked.entries == ["removed stub"])
        }
    }

    @Test("a source that is being synced is not removed meanwhile: its animals would come back")
    func busy() async throws {
        let stage = SourcesStage([try SyncStage.source("a")])
        stage.sync.catalog.occupy(try Self.name("a"))
        await #expect(throws: SourcesError.busy(try Self.name("a"))) {
            try await stage.useCase.viewDidRemove("a", keepingAnimals: false).value
        }
        #expect(stage.sync.store.kept.count == 1)
    }

    @Test("a test shows what the source answers, and changes nothing")
    func answers() async throws {
        let probe = FeedProbe(total: 7, examples: [try Samples.animal("a:1")])
        var feed = ScriptedFeed(pages: [])
        feed.onProbe = { () throws(FeedError) in probe }
        let stage = SourcesStage([try SyncStage.source("a")], kind: StubKind(feeds: ["a": feed]))
        guard case .tested(let status, let shown) = try await stage.useCase.viewDidTest("a").value else {
            Issue.record("nothing was tried")
            return
        }
        #expect(status.configuration.name.text == "a")
        #expect(shown == probe)
        #expect(stage.sync.catalog.animals.isEmpty)
        #expect(stage.tracked.entries == ["tested stub true"])
    }

    @Test("a source that does not answer, or cannot be asked, says why")
    func doesNotAnswer() async throws {
        let refused = FeedError.refused(host: "h", reason: "a wrong key")
        var feed = ScriptedFeed(pages: [])
        feed.onProbe = { () throws(FeedError) in throw refused }
        var placed = try SyncStage.source("placed")
        placed.place = "here"
        let stage = SourcesStage([try SyncStage.source("a"), placed], kind: StubKind(feeds: ["a": feed]))
        await #expect(throws: SourcesError.feed(try Self.name("a"), refused)) {
            try await stage.useCase.viewDidTest("a").value
        }
        #expect(stage.tracked.entries == ["tested stub false"])
        await #expect(throws: SourcesError.self) { try await stage.useCase.viewDidTest("placed").value }
    }

    @Test("sources that cannot be read are no empty list")
    func unreadable() async throws {
        let failure = SourceStoreError.unreadable(location: "memory", reason: "line 3 is no setting")
        let store = MemorySourceStore(failing: failure)
        let stage = SourcesStage()
        let useCase = SourcesUseCase(
            directory: SourceDirectory(store: store, kinds: [StubKind()], places: StubPlaces()),
            store: store,
            catalog: StubCatalog(),
            makeCatalog: { () throws(CatalogError) in MemorySyncCatalog() },
            home: nil,
            now: { Samples.now },
            view: stage,
            tracker: stage
        )
        await #expect(throws: SourcesError.store(failure)) { try await useCase.viewDidAppear().value }
    }
}
