import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import Testing

@Suite("Passes over a source")
struct SyncPassTests {
    private static func feed() throws -> ScriptedFeed {
        ScriptedFeed(pages: [try .of("s", 1...2), try .of("s", 3...4), try .of("s", 5...5)])
    }

    private static let tellsChanges = FeedTraits(tellsChanges: true)

    @Test("the first brings everything, page by page, and moves the cursor with each")
    func first() async throws {
        let feed = try Self.feed()
        let stage = try SyncStage(feed)
        let synced = try await stage.syncOne()
        #expect(synced.phase == .finished)
        #expect(feed.cursors == [nil, "1", "2"])
        #expect(stage.catalog.batches.map(\.animals.count) == [2, 2, 1])
        #expect(stage.catalog.ids == ["s:1", "s:2", "s:3", "s:4", "s:5"])
        #expect(synced.written.added == 5)
        #expect(synced.seen == 5)
        #expect(synced.pages == 3)
        #expect(synced.traffic == FeedTraffic(requests: 3, bytes: 300))
        #expect(synced.outcome == .finished(unlisted: 0))
        #expect(!synced.isPartial && !synced.isResumed)
        let record = try #require(try stage.record())
        #expect(record.openPass == nil)
        #expect(record.completedAt == Samples.now)
    }

    @Test("progress is told at the beginning, at every page and at the end")
    func progress() async throws {
        let stage = try SyncStage(try Self.feed())
        try await stage.sync()
        #expect(stage.progress.entries.map(\.pages) == [0, 1, 2, 3, 3])
        #expect(stage.progress.entries.map(\.isRunning) == [true, true, true, true, false])
    }

    @Test("a day's later ones ask only for what changed since the last began, less ten minutes for clocks that differ")
    func changes() async throws {
        let feed = try Self.feed()
        let stage = try SyncStage(feed, traits: Self.tellsChanges)
        try await stage.sync()
        stage.time.advance(hours: 6)
        let second = try await stage.syncOne()
        #expect(second.isPartial)
        #expect(feed.requests.entries[3].changedSince == Samples.now.addingTimeInterval(-600))
        stage.time.advance(hours: 6)
        try await stage.sync()
        #expect(feed.requests.entries[6].changedSince == Samples.now.addingTimeInterval(6 * 3600 - 600))
        #expect(try stage.record()?.completedAt == Samples.now)
    }

    /// What happens between two syncs, and how the second is asked for.
    enum Reason: String, CaseIterable {
        case nothing, toldNoChanges, asked, forced, aDay, moved, halfOfLifetime, clockSetBack
    }

    @Test("a pass over everything is due for every reason there is, and for none other", arguments: Reason.allCases)
    func everything(_ reason: Reason) async throws {
        let feed = try Self.feed()
        let traits = FeedTraits(
            tellsChanges: reason != .toldNoChanges,
            lifetime: reason == .halfOfLifetime ? 10 * 3600 : nil
        )
        var source = try SyncStage.source("s")
        source.place = "here"
        source.radius = Distance(kilometers: 10)
        let there = Place(name: "there", coordinate: try #require(Coordinate(latitude: 50, longitude: 8)))
        let stage = SyncStage(
            [source],
            kind: StubKind(place: .scope, traits: traits, feeds: ["s": feed]),
            places: StubPlaces(searches: ["here": .found(try Samples.place("here")), "there": .found(there)])
        )
        try await stage.sync()
        switch reason {
        case .aDay: stage.time.advance(hours: 24.5)
        case .clockSetBack: stage.time.advance(hours: -1)
        default: stage.time.advance(hours: 5.5)
        }
        if reason == .moved { source.place = "there" }
        let options = SyncOptions(isFull: reason == .asked, isForced: reason == .forced)
        _ = try await stage.service.sync([source], options: options)
        #expect((feed.requests.entries[3].changedSince == nil) == (reason != .nothing))
    }

    @Test("what a complete pass does not bring is unlisted; what a pass over changes does not bring stays")
    func unlisting() async throws {
        let feed = ScriptedFeed { request, number throws(FeedError) in
            let numbers = number == 1 ? [1, 2, 3] : number == 2 ? [1] : [1, 2]
            do { return try .of("s", numbers).fetched(at: request.fetchedAt) } catch { throw .cancelled }
        }
        let stage = try SyncStage(feed, traits: Self.tellsChanges)
        try await stage.sync()
        stage.time.advance(hours: 1)
        #expect(try await stage.syncOne().outcome == .finished(unlisted: 0))
        stage.time.advance(hours: 1)
        #expect(try await stage.syncOne(SyncOptions(isFull: true)).outcome == .finished(unlisted: 1))
        #expect(stage.catalog.animals.map(\.status.text) == ["adoptable", "adoptable", "unlisted"])
    }

    @Test("a source that is suddenly nearly empty is doubted, and believed by force")
    func doubt() async throws {
        let feed = ScriptedFeed { request, number throws(FeedError) in
            do { return try .of("s", number == 1 ? 1...5 : 1...1).fetched(at: request.fetchedAt) } catch {
                throw .cancelled
            }
        }
        let stage = try SyncStage(feed, traits: Self.tellsChanges)
        try await stage.sync()
        stage.time.advance(hours: 1)
        #expect(try await stage.syncOne(SyncOptions(isFull: true)).outcome == .doubted(listedBefore: 5, seen: 1))
        #expect(stage.catalog.animals.allSatisfy { $0.status == .known(.adoptable) })
        stage.time.advance(hours: 1)
        #expect(try await stage.syncOne(SyncOptions(isForced: true)).outcome == .finished(unlisted: 4))
    }

    @Test("what lies outside a new scope is unlisted, however much; that the new one holds nothing is doubted")
    func newScope() async throws {
        for count in [1, 0] {
            let feed = ScriptedFeed { request, number throws(FeedError) in
                let numbers = number == 1 ? Array(1...9) : Array(10..<(10 + count))
                do { return try .of("s", numbers).fetched(at: request.fetchedAt) } catch { throw .cancelled }
            }
            var source = try SyncStage.source("s")
            let stage = SyncStage([source], kind: StubKind(settings: [FeedSetting("in", "where")], feeds: ["s": feed]))
            try await stage.sync()
            stage.time.advance(hours: 1)
            source.settings["in"] = "elsewhere"
            let outcome = try await stage.service.sync([source]).sources.first?.outcome
            #expect(outcome == (count == 1 ? .finished(unlisted: 9) : .doubted(listedBefore: 9, seen: 0)))
        }
    }

    @Test("a record that comes twice counts once")
    func repeated() async throws {
        let stage = try SyncStage(ScriptedFeed(pages: [try .of("s", 1...3), try .of("s", 3...4)]))
        #expect(try await stage.syncOne().seen == 4)
    }
}
