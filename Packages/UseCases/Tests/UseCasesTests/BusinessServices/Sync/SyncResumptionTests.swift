import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import Testing

@Suite("Passes that were broken off")
struct SyncResumptionTests {
    /// Three pages; the feed is out of reach when it is asked for `failing` first.
    private static func feed(failing: String) throws -> ScriptedFeed {
        let pages = ScriptedFeed(pages: [try .of("s", 1...2), try .of("s", 3...4), try .of("s", 5...6)])
        let hasFailed = Recorder<Bool>()
        return ScriptedFeed { request, number throws(FeedError) in
            if request.cursor?.text == failing, hasFailed.entries.isEmpty {
                hasFailed.record(true)
                throw .unreachable(host: "h", reason: "no route")
            }
            return try await pages.onPage(request, number)
        }
    }

    private static let unreachable = SourceSyncError.feed(.unreachable(host: "h", reason: "no route"))

    @Test("go on at their cursor, as the same pass")
    func goOn() async throws {
        let feed = try Self.feed(failing: "2")
        let stage = try SyncStage(feed)
        let first = try await stage.syncOne()
        #expect(first.failure == Self.unreachable)
        #expect(stage.catalog.ids == ["s:1", "s:2", "s:3", "s:4"])
        #expect(try stage.record()?.openPass?.cursor?.text == "2")
        stage.time.advance(hours: 2)
        let second = try await stage.syncOne()
        #expect(second.phase == .finished)
        #expect(second.isResumed)
        #expect(second.seen == 6)
        #expect(second.pages == 3)
        #expect(second.written.added == 2)
        #expect(feed.cursors == [nil, "1", "2", "2"])
        #expect(stage.catalog.begun.count == 1)
        #expect(try stage.record()?.completedAt == Samples.now)
        #expect(try stage.record()?.failure == nil)
    }

    @Test("begin anew after a day", arguments: [(23.9, true), (24, false), (-1, false)])
    func tooOld(hours: Double, isResumed: Bool) async throws {
        let stage = try SyncStage(try Self.feed(failing: "2"))
        try await stage.sync()
        stage.time.advance(hours: hours)
        #expect(try await stage.syncOne().isResumed == isResumed)
    }

    @Test("begin anew after half of what the records may be shown", arguments: [(4.9, true), (5, false)])
    func tooOldToLast(hours: Double, isResumed: Bool) async throws {
        let stage = try SyncStage(try Self.feed(failing: "2"), traits: FeedTraits(lifetime: 10 * 3600))
        try await stage.sync()
        stage.time.advance(hours: hours)
        #expect(try await stage.syncOne().isResumed == isResumed)
    }

    @Test("begin anew when something else is asked of the source")
    func otherScope() async throws {
        let feed = try Self.feed(failing: "2")
        var source = try SyncStage.source("s")
        let stage = SyncStage(
            [source],
            kind: StubKind(settings: [FeedSetting("status", "which")], feeds: ["s": feed])
        )
        try await stage.sync()
        source.settings["status"] = "all"
        let second = try #require(try await stage.service.sync([source]).sources.first)
        #expect(!second.isResumed)
        #expect(feed.cursors == [nil, "1", "2", nil, "1", "2"])
    }

    @Test("begin anew when they were over changes and everything is asked for; else they go on")
    func partial() async throws {
        let changes = SyncPass(
            source: try #require(SourceName("s")),
            startedAt: Samples.now,
            changedSince: .distantPast,
            scope: "stub",
            cursor: FeedCursor("1"),
            pages: 1,
            seen: 2
        )
        for isFull in [true, false] {
            let feed = try Self.feed(failing: "none")
            let record = SyncRecord(
                source: changes.source,
                openPass: changes,
                refreshedAt: Samples.now,
                completedAt: Samples.now,
                completedScope: "stub"
            )
            let stage = try SyncStage(
                feed,
                traits: FeedTraits(tellsChanges: true),
                catalog: MemorySyncCatalog([record])
            )
            let synced = try await stage.syncOne(SyncOptions(isFull: isFull))
            #expect(synced.isResumed == !isFull)
            #expect(feed.requests.entries.first?.changedSince == (isFull ? nil : .distantPast))
        }
    }

    @Test("end without a request when their last page was in")
    func onlyTheEnd() async throws {
        var pass = SyncPass(source: try #require(SourceName("s")), startedAt: Samples.now, scope: "stub")
        pass.pages = 3
        pass.seen = 6
        let stage = try SyncStage(
            ScriptedFeed(pages: []),
            catalog: MemorySyncCatalog([SyncRecord(source: pass.source, openPass: pass)])
        )
        let synced = try await stage.syncOne()
        #expect(synced.phase == .finished)
        #expect(synced.seen == 6)
        #expect(try stage.record()?.completedAt == Samples.now)
    }

    @Test("begin anew when the server does not know where they stopped")
    func forgottenCursor() async throws {
        let source = try #require(SourceName("s"))
        var pass = SyncPass(source: source, startedAt: Samples.now.addingTimeInterval(-60), scope: "stub")
        pass.cursor = FeedCursor("long-gone")
        pass.pages = 7
        let pages = ScriptedFeed(pages: [try .of("s", 1...2)])
        let feed = ScriptedFeed { request, number throws(FeedError) in
            if request.cursor != nil { throw .misconfigured(host: "h", reason: "no such page") }
            return try await pages.onPage(request, number)
        }
        let stage = try SyncStage(feed, catalog: MemorySyncCatalog([SyncRecord(source: source, openPass: pass)]))
        let synced = try await stage.syncOne()
        #expect(synced.phase == .finished)
        #expect(!synced.isResumed)
        #expect(synced.pages == 1)
        #expect(feed.cursors == ["long-gone", nil])
        #expect(try stage.record()?.completedAt == Samples.now)
    }

    @Test("a source that misunderstands from its first page on is asked once")
    func misconfigured() async throws {
        let feed = ScriptedFeed { _, _ throws(FeedError) in throw .misconfigured(host: "h", reason: "no such table") }
        let stage = try SyncStage(feed)
        for _ in 1...2 { #expect(try await stage.syncOne().failure != nil) }
        #expect(feed.cursors == [nil, nil])
    }
}
