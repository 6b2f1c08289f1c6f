import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import Testing

@Suite("The time that a refresh may take", .timeLimit(.minutes(5)))
struct RefreshBudgetTests {
    /// A feed whose second page comes when the gate opens, and not before, whoever calls it off.
    private static func stubborn(_ gate: Gate) throws -> ScriptedFeed {
        let pages = ScriptedFeed(pages: [try .of("s", 1...2), try .of("s", 3...4)])
        return ScriptedFeed { request, number throws(FeedError) in
            if request.cursor != nil { await gate.pass() }
            return try await pages.onPage(request, number)
        }
    }

    @Test("is not exceeded, even by a feed that does not stop when it is called off; the next sync goes on there")
    func stubbornFeed() async throws {
        let gate = Gate()
        let feed = try Self.stubborn(gate)
        let stage = try SyncStage(feed)
        let clock = ManualClock()
        let refresh = stage.refresh(by: clock)
        let refreshing = Task {
            await refresh.refresh(around: nil, within: nil, sources: [], policy: .whenDue(budget: 3))
        }
        await gate.arrival()
        while stage.catalog.batches.isEmpty { await Task.yield() }
        await clock.sleeper()
        clock.advance(by: .seconds(3))
        // The gate is still closed: whoever waited for the feed would wait for ever.
        let outcome = await refreshing.value
        let source = try #require(SourceName("s"))
        #expect(outcome.notices == [.refreshUnfinished([source])])
        #expect(outcome.reasonForNothing?.contains("`petsave sync`") == true)
        #expect(stage.catalog.ids == ["s:1", "s:2"])
        #expect(try stage.record()?.openPass?.cursor?.text == "1")
        #expect(try stage.record()?.failure == nil)

        gate.open()
        // The page that came too late is not written: the source is free only when that was decided.
        var late: SourceSyncError? = .busy(source)
        while late == .busy(source) { late = try await stage.syncOne().failure }
        #expect(late == nil)
        #expect(feed.cursors == [nil, "1", "1"])
        #expect(stage.catalog.ids == ["s:1", "s:2", "s:3", "s:4"])
    }

    @Test("is not used up when all have answered")
    func early() async throws {
        let clock = ManualClock()
        let stage = try SyncStage(ScriptedFeed(pages: [try .of("s", 1...2)]))
        let outcome = await stage.refresh(by: clock)
            .refresh(around: nil, within: nil, sources: [], policy: .whenDue(budget: 3))
        #expect(outcome.notices.isEmpty)
        #expect(clock.now == ManualClock.Instant(offset: .zero))
    }

    @Test("ends for those alone who have not answered; what the others said is told")
    func some() async throws {
        let gate = Gate()
        var stage = SyncStage(
            try ["a", "b", "s"].map(SyncStage.source),
            kind: StubKind(feeds: [
                "a": ScriptedFeed { _, _ throws(FeedError) in throw .refused(host: "h", reason: "a wrong key") },
                "b": ScriptedFeed(pages: [try .of("b", 1...1)]),
                "s": try Self.stubborn(gate),
            ])
        )
        // One after the other: when the last is asked, the others have been heard.
        stage.limits.sourcesAtOnce = 1
        let clock = ManualClock()
        let refresh = stage.refresh(by: clock)
        let refreshing = Task {
            await refresh.refresh(around: nil, within: nil, sources: [], policy: .whenDue(budget: 3))
        }
        await gate.arrival()
        await clock.sleeper()
        clock.advance(by: .seconds(3))
        let outcome = await refreshing.value
        gate.open()
        let reason = FeedError.refused(host: "h", reason: "a wrong key").description
        #expect(
            outcome.notices == [
                .sourceFailed(try #require(SourceName("a")), reason: reason),
                .refreshUnfinished([try #require(SourceName("s"))]),
            ]
        )
    }

    @Test("ends at once for somebody who no longer waits")
    func cancelled() async throws {
        let gate = Gate()
        let stage = try SyncStage(try Self.stubborn(gate))
        let refresh = stage.refresh()
        let refreshing = Task {
            await refresh.refresh(around: nil, within: nil, sources: [], policy: .whenDue(budget: 3))
        }
        await gate.arrival()
        refreshing.cancel()
        #expect(await refreshing.value.notices == [.refreshUnfinished([try #require(SourceName("s"))])])
        gate.open()
    }
}
