import Boundaries
import BusinessServices
import CatalogSync
import Domain
import Testing

@Suite("Syncing for a person")
struct CatalogSyncUseCaseTests {
    struct Watcher: CatalogSyncView, CatalogSyncTracker {
        let shown = Recorder<CatalogSyncPresentation>()
        let tracked = Recorder<String>()

        func present(_ presentation: CatalogSyncPresentation) async { shown.record(presentation) }
        func sourceSynced(kind: String, added: Int, changed: Int, unlisted: Int, faults: Int) async {
            tracked.record("\(kind) synced \(added) \(changed) \(unlisted) \(faults)")
        }
        func sourceFailed(kind: String, _ failure: CatalogSyncFailure) async {
            tracked.record("\(kind) failed: \(failure.rawValue)")
        }
    }

    private let watcher = Watcher()

    private static let broken = FeedError.serverFault(host: "h", status: 500)

    /// Sources `a` and `b` with two pages each, `c` broken, `off` switched off.
    private static func stage() throws -> SyncStage {
        var feeds: [String: ScriptedFeed] = [:]
        for name in ["a", "b", "off"] {
            feeds[name] = ScriptedFeed(pages: [try .of(name, 1...2), try .of(name, 3...3)])
        }
        feeds["c"] = ScriptedFeed { _, _ throws(FeedError) in throw broken }
        var off = try SyncStage.source("off")
        off.isEnabled = false
        return SyncStage(try ["a", "b", "c"].map(SyncStage.source) + [off], kind: StubKind(feeds: feeds))
    }

    private func sync(
        _ stage: SyncStage,
        _ request: CatalogSyncRequest = CatalogSyncRequest()
    ) -> UseCaseResponse<CatalogSyncPresentation> {
        CatalogSyncUseCase(
            request: request,
            service: stage.service,
            directory: stage.directory,
            view: watcher,
            tracker: watcher
        ).viewDidRequestSync()
    }

    @Test("all that are switched on are synced; one that fails stops no other, and is no error")
    func all() async throws {
        let stage = try Self.stage()
        let result = try await sync(stage).value
        #expect(result.isFinished)
        #expect(result.sources.map(\.source.text) == ["a", "b", "c"])
        #expect(result.sources.map(\.phase) == [.finished, .finished, .failed(.feed(Self.broken))])
        #expect(!result.allFailed)
        #expect(stage.catalog.animals.count == 6)
        #expect(watcher.tracked.entries == ["stub synced 3 0 0 0", "stub synced 3 0 0 0", "stub failed: server"])
    }

    @Test("what is shown begins with sources that wait, changes with every page, and ends finished")
    func shown() async throws {
        _ = try await sync(try Self.stage(), CatalogSyncRequest(names: ["a"])).value
        let shown = watcher.shown.entries
        #expect(shown.map { $0.sources[0].phase } == [.waiting, .running, .running, .running, .finished, .finished])
        #expect(shown.map { $0.sources[0].pages } == [0, 0, 1, 2, 2, 2])
        #expect(shown.map(\.isFinished) == [false, false, false, false, false, true])
    }

    @Test("those that are named are synced, in that order, each once, also one that is switched off")
    func named() async throws {
        let result = try await sync(try Self.stage(), CatalogSyncRequest(names: ["off", " A ", "off"])).value
        #expect(result.sources.map(\.source.text) == ["off", "a"])
    }

    @Test("when all fail, that is told")
    func allFailed() async throws {
        #expect(try await sync(try Self.stage(), CatalogSyncRequest(names: ["c"])).value.allFailed)
    }

    @Test("everything, and by force, is passed on")
    func options() async throws {
        let feed = ScriptedFeed(pages: [try .of("s", 1...1)])
        let stage = try SyncStage(feed, traits: FeedTraits(tellsChanges: true))
        _ = try await sync(stage).value
        _ = try await sync(stage).value
        _ = try await sync(stage, CatalogSyncRequest(isFull: true)).value
        _ = try await sync(stage, CatalogSyncRequest(isForced: true)).value
        #expect(feed.requests.entries.map { $0.changedSince == nil } == [true, false, true, true])
    }

    @Test("a name that no source has stops the sync before it begins")
    func unknown() async throws {
        let stage = try Self.stage()
        let error = try await #require(throws: CatalogSyncError.self) {
            try await sync(stage, CatalogSyncRequest(names: ["a", "nonesuch"])).value
        }
        #expect(error.description == "No source is called “nonesuch”. There are: a, b, c, off.")
        #expect(stage.catalog.animals.isEmpty)
    }

    @Test("without a source that is switched on there is nothing to sync")
    func none() async throws {
        var off = try SyncStage.source("s")
        off.isEnabled = false
        for (sources, names) in [([], []), ([off], [off.name])] {
            await #expect(throws: CatalogSyncError.noSources(switchedOff: names)) {
                try await sync(SyncStage(sources, kind: StubKind())).value
            }
        }
    }

    @Test("no catalogue, no sync")
    func noCatalog() async throws {
        var stage = try Self.stage()
        stage.catalogFailure = .tooNew(location: "here")
        let failing = stage
        await #expect(throws: CatalogSyncError.catalog(.tooNew(location: "here"))) { try await sync(failing).value }
    }

    @Test("a sync that is called off shows what it did, and ends as called off")
    func calledOff() async throws {
        let gate = Gate()
        let stage = try SyncStage(
            ScriptedFeed { _, _ throws(FeedError) in
                await gate.pass()
                return FeedPage()
            }
        )
        let response = sync(stage)
        await gate.arrival()
        response.cancel()
        gate.open()
        await #expect(throws: CancellationError.self) { try await response.value }
        let last = try #require(watcher.shown.entries.last)
        #expect(last.isFinished)
        #expect(last.sources.map(\.failure) == [.feed(.cancelled)])
        #expect(watcher.tracked.entries == ["stub failed: cancelled"])
    }

    @Test(
        "a tracker hears why without a word of anybody's",
        arguments: [
            (.unreachable(host: "h", reason: "r"), "unreachable"), (.refused(host: "h", reason: "r"), "credentials"),
            (.secretMissing(reason: "r"), "credentials"), (.rateLimited(host: "h", retryAfter: nil), "rate_limit"),
            (.misconfigured(host: "h", reason: "r"), "configuration"), (.unreadable(host: "h", holding: "r"), "answer"),
            (.tooLarge(host: "h", limit: 1), "answer"), (.endless(host: "h"), "answer"),
        ] as [(FeedError, String)]
    )
    func reasons(error: FeedError, reason: String) async throws {
        _ = try await sync(try SyncStage(ScriptedFeed { _, _ throws(FeedError) in throw error })).value
        #expect(watcher.tracked.entries == ["stub failed: \(reason)"])
    }
}
