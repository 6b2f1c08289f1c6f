import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import Testing

@Suite("Refreshing before an answer")
struct CatalogRefreshTests {
    private static func feed() throws -> ScriptedFeed { ScriptedFeed(pages: [try .of("s", 1...2)]) }

    private static func name(_ text: String) throws -> SourceName { try #require(SourceName(text)) }

    @Test("a source that never answered is asked; what it says is in before the answer")
    func first() async throws {
        let stage = try SyncStage(try Self.feed())
        let outcome = await stage.refreshDue()
        #expect(outcome == RefreshOutcome(isConfigured: true, asked: [try Self.name("s")]))
        #expect(stage.catalog.ids == ["s:1", "s:2"])
    }

    @Test("it is asked again when its answers are older than they may become", arguments: [(5.9, 1), (6, 2), (-1, 2)])
    func due(hours: Double, requests: Int) async throws {
        let feed = try Self.feed()
        let stage = try SyncStage(feed)
        await stage.refreshDue()
        stage.time.advance(hours: hours)
        await stage.refreshDue()
        #expect(feed.requests.entries.count == requests)
    }

    @Test("what expires is renewed when half of its time is over", arguments: [(1.9, 1), (2, 2)])
    func lifetime(hours: Double, requests: Int) async throws {
        let feed = try Self.feed()
        let stage = try SyncStage(feed, traits: FeedTraits(lifetime: 4 * 3600))
        await stage.refreshDue()
        stage.time.advance(hours: hours)
        await stage.refreshDue()
        #expect(feed.requests.entries.count == requests)
    }

    @Test("a first pass that was broken off is due, and goes on")
    func incomplete() async throws {
        let feed = ScriptedFeed(pages: [try .of("s", 1...2), try .of("s", 3...3)])
        var pass = SyncPass(source: try Self.name("s"), startedAt: Samples.now, scope: "stub")
        pass.cursor = FeedCursor("1")
        pass.pages = 1
        let stage = try SyncStage(
            feed,
            catalog: MemorySyncCatalog([SyncRecord(source: pass.source, openPass: pass)])
        )
        await stage.refreshDue()
        #expect(feed.cursors == ["1"])
    }

    @Test(
        "a source of which something else is asked than it last told is due, though not every minute",
        arguments: [("stub", 360, false), ("what was asked before", 299, false), ("what was asked before", 300, true)]
    )
    func otherScope(scope: String, seconds: Double, isAsked: Bool) async throws {
        let feed = try Self.feed()
        let record = SyncRecord(
            source: try Self.name("s"),
            refreshedAt: Samples.now.addingTimeInterval(-seconds),
            completedAt: Samples.now.addingTimeInterval(-7200),
            completedScope: scope
        )
        await (try SyncStage(feed, catalog: MemorySyncCatalog([record]))).refreshDue()
        #expect(feed.requests.entries.isEmpty == !isAsked)
    }

    @Test("a source that was doubted is not asked again before its time")
    func doubted() async throws {
        let feed = try Self.feed()
        let stage = try SyncStage(feed)
        stage.catalog.put(try (1...9).map { try Samples.animal("s:\($0)") })
        await stage.refreshDue()
        stage.time.advance(hours: 5)
        await stage.refreshDue()
        #expect(try stage.record()?.completedAt == nil)
        #expect(feed.requests.entries.count == 1)
    }

    @Test("always asks whatever is due or not; never asks nobody")
    func policies() async throws {
        let feed = try Self.feed()
        let stage = try SyncStage(feed)
        let never = await stage.refresh().refresh(around: nil, within: nil, sources: [], policy: .never)
        #expect(feed.requests.entries.isEmpty)
        #expect(never.notices.isEmpty && never.isConfigured)
        #expect(never.reasonForNothing?.hasPrefix("Nothing has been fetched from s yet") == true)
        for _ in 1...2 {
            _ = await stage.refresh().refresh(around: nil, within: nil, sources: [], policy: .always(budget: 3))
        }
        #expect(feed.requests.entries.count == 2)
        let after = await stage.refresh().refresh(around: nil, within: nil, sources: [], policy: .never)
        #expect(after == RefreshOutcome(isConfigured: true))
    }

    @Test("without a source that is set up and switched on nothing happens, not even the catalogue is opened")
    func noSources() async throws {
        var off = try SyncStage.source("s")
        off.isEnabled = false
        for sources in [[], [off]] {
            var stage = SyncStage(sources, kind: StubKind())
            stage.catalogFailure = .damaged(location: "here", reason: "it was opened")
            #expect(await stage.refreshDue() == RefreshOutcome())
        }
    }

    @Test("only the sources that are asked for are asked")
    func named() async throws {
        let feeds = ["s": try Self.feed(), "t": ScriptedFeed(pages: [try .of("t", 1...1)])]
        let stage = SyncStage(
            [try SyncStage.source("s"), try SyncStage.source("t")],
            kind: StubKind(feeds: feeds)
        )
        let outcome = await stage.refresh().refresh(
            around: nil,
            within: nil,
            sources: [try Self.name("t")],
            policy: .always(budget: 3)
        )
        #expect(outcome.asked == [try Self.name("t")])
        #expect(stage.catalog.ids == ["t:1"])
    }

    /// A degree of latitude is 111 km: sources at 40° north, somebody so many degrees away.
    @Test(
        "only sources that can know of the area are asked",
        arguments: [
            // Asked within 100 km; somebody 111 km away who looks 50 km far, and 1 km far.
            (FeedPlace.scope, 100, 1, 50, true), (.scope, 100, 1, 1, false),
            // As far as it takes: 500 km.
            (.scope, 100, 5, nil, true), (.scope, 100, 6, nil, false),
            // All it has.
            (.scope, nil, 50, 1, true),
            (.shelter, nil, 4, 10, true), (.shelter, nil, 5, 10, false), (.shelter, nil, 5, 600, true),
            (.unused, nil, 50, 10, true),
        ] as [(FeedPlace, Double?, Double, Double?, Bool)]
    )
    func area(place: FeedPlace, radius: Double?, degrees: Double, within: Double?, isAsked: Bool) async throws {
        let feed = try Self.feed()
        var source = try SyncStage.source("s")
        if place != .unused { source.place = "there" }
        source.radius = radius.map { Distance(kilometers: $0) }
        let stage = SyncStage(
            [source],
            kind: StubKind(place: place, feeds: ["s": feed]),
            places: StubPlaces(searches: ["there": .found(try Samples.place("there"))])
        )
        await stage.refreshDue(
            around: try #require(Coordinate(latitude: 40 + (degrees > 45 ? -degrees : degrees), longitude: -75)),
            within: within.map { Distance(kilometers: $0) }
        )
        #expect(feed.requests.entries.isEmpty == !isAsked)
    }

    @Test("a source that fails is told, and is no error")
    func failure() async throws {
        let stage = try SyncStage(
            ScriptedFeed { _, _ throws(FeedError) in throw .unreachable(host: "h", reason: "no route") }
        )
        let outcome = await stage.refreshDue()
        let reason = FeedError.unreachable(host: "h", reason: "no route").description
        #expect(outcome.notices == [.sourceFailed(try Self.name("s"), reason: reason)])
        #expect(outcome.reasonForNothing == "s: \(reason)")
    }

    @Test("one that failed is left alone for five minutes, which is told each time; who insists asks it")
    func backOff() async throws {
        let feed = ScriptedFeed { _, _ throws(FeedError) in throw .serverFault(host: "h", status: 500) }
        let stage = try SyncStage(feed)
        let first = await stage.refreshDue()
        stage.time.advance(hours: 4.9 / 60)
        let second = await stage.refreshDue()
        #expect(second.notices == first.notices)
        #expect(second.asked.isEmpty)
        #expect(feed.requests.entries.count == 1)
        _ = await stage.refresh().refresh(around: nil, within: nil, sources: [], policy: .always(budget: 3))
        #expect(feed.requests.entries.count == 2)
        stage.time.advance(hours: 5.0 / 60)
        await stage.refreshDue()
        #expect(feed.requests.entries.count == 3)
    }

    @Test("one that wants no more requests is left alone for as long as it says")
    func retryAt() async throws {
        let feed = ScriptedFeed { _, _ throws(FeedError) in throw .rateLimited(host: "h", retryAfter: 3600) }
        let stage = try SyncStage(feed)
        await stage.refreshDue()
        stage.time.advance(hours: 0.9)
        await stage.refreshDue()
        #expect(feed.requests.entries.count == 1)
        stage.time.advance(hours: 0.1)
        await stage.refreshDue()
        #expect(feed.requests.entries.count == 2)
    }

    @Test("one that cannot be asked as it is set up is told")
    func unusable() async throws {
        let source = SourceConfiguration(name: try Self.name("s"), kind: "nonesuch")
        let outcome = await SyncStage([source], kind: StubKind()).refreshDue()
        #expect(
            outcome.notices
                == [.sourceFailed(source.name, reason: "No kind of source is called “nonesuch”. There are: stub.")]
        )
    }

    @Test("a catalogue that cannot be opened is told, and is no error")
    func noCatalog() async throws {
        var stage = try SyncStage(ScriptedFeed(pages: []))
        stage.catalogFailure = .tooNew(location: "here")
        let reason = CatalogError.tooNew(location: "here").description
        #expect(await stage.refreshDue().notices == [.sourceFailed(try Self.name("s"), reason: reason)])
    }

    @Test("sources that cannot be read are told, and are no error")
    func unreadable() async throws {
        let failure = SourceStoreError.unreadable(location: "sources.toml", reason: "line 3 is no setting")
        let stage = try SyncStage(ScriptedFeed(pages: []))
        let directory = SourceDirectory(
            store: MemorySourceStore(failing: failure),
            kinds: [],
            places: StubPlaces()
        )
        let refresh = CatalogRefresh(
            directory: directory,
            service: stage.service,
            clock: ManualClock(),
            now: { Samples.now }
        )
        let outcome = await refresh.refresh(around: nil, within: nil, sources: [], policy: .whenDue(budget: 3))
        #expect(outcome.notices == [.sourcesUnreadable(reason: failure.description)])
        #expect(outcome.reasonForNothing == failure.description)
    }
}
