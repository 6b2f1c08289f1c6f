import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import Testing

@Suite("Syncing", .timeLimit(.minutes(5)))
struct SyncServiceTests {
    private static func limited(after seconds: Double?) -> ScriptedFeed {
        ScriptedFeed { _, _ throws(FeedError) in throw .rateLimited(host: "h", retryAfter: seconds) }
    }

    @Test("why a source did not answer is kept, as a sentence")
    func failure() async throws {
        let stage = try SyncStage(ScriptedFeed { _, _ throws(FeedError) in throw .serverFault(host: "h", status: 503) })
        #expect(try await stage.syncOne().failure == .feed(.serverFault(host: "h", status: 503)))
        let failure = try #require(try stage.record()?.failure)
        #expect(failure.reason == "h has trouble of its own (HTTP 503). Try again later.")
        #expect(failure.at == Samples.now)
        #expect(failure.retryAt == nil)
    }

    @Test(
        "a source that wants no more requests is left alone as long as it says, at most a day",
        arguments: [(90, 90), (nil, 300), (-5, 0), (1e9, 86_400)] as [(Double?, Double)]
    )
    func rateLimit(says: Double?, waits: Double) async throws {
        let stage = try SyncStage(Self.limited(after: says))
        try await stage.sync()
        #expect(try stage.record()?.failure?.retryAt == Samples.now.addingTimeInterval(waits))
    }

    @Test("until then it is not asked: that counts as its wish")
    func leftAlone() async throws {
        let feed = Self.limited(after: 7200)
        let stage = try SyncStage(feed)
        try await stage.sync()
        stage.time.advance(hours: 1)
        #expect(try await stage.syncOne().failure == .feed(.rateLimited(host: "Stub", retryAfter: 3600)))
        #expect(feed.requests.entries.count == 1)
        #expect(try stage.record()?.failure?.at == Samples.now)
        stage.time.advance(hours: 1)
        try await stage.sync()
        #expect(feed.requests.entries.count == 2)
    }

    @Test(
        "unless somebody insists",
        arguments: [SyncOptions(isForced: true), SyncOptions(isImpatient: true)]
    )
    func insisting(_ options: SyncOptions) async throws {
        let feed = Self.limited(after: 7200)
        let stage = try SyncStage(feed)
        try await stage.sync()
        try await stage.sync(options)
        #expect(feed.requests.entries.count == 2)
    }

    @Test("a source that another process syncs is left to it")
    func busy() async throws {
        let stage = try SyncStage(ScriptedFeed(pages: []))
        let source = try #require(SourceName("s"))
        stage.catalog.occupy(source)
        #expect(try await stage.syncOne().failure == .busy(source))
        #expect(stage.progress.entries.map(\.failure) == [.busy(source)])
    }

    @Test("a source that cannot be asked as it is set up says what to mend, and nothing is kept of that")
    func configuration() async throws {
        let source = SourceConfiguration(name: try #require(SourceName("s")), kind: "nonesuch")
        let stage = SyncStage([source], kind: StubKind())
        #expect(
            try await stage.syncOne().failure
                == .configuration(
                    reason: "s cannot be asked. No kind of source is called “nonesuch”. There are: stub."
                )
        )
        #expect(try stage.record() == nil)
    }

    @Test("a catalogue that cannot take a page in stops that source, and keeps what was in")
    func fullDisk() async throws {
        let full = CatalogError.cannotWrite(location: "here", reason: "the disk is full")
        let catalog = MemorySyncCatalog { before throws(CatalogError) in if before == 1 { throw full } }
        let stage = try SyncStage(
            ScriptedFeed(pages: [try .of("s", 1...1), try .of("s", 2...2), try .of("s", 3...3)]),
            catalog: catalog
        )
        #expect(try await stage.syncOne().failure == .catalog(full))
        #expect(catalog.ids == ["s:1"])
        #expect(try stage.record()?.openPass?.cursor?.text == "1")
    }

    @Test("no catalogue, no sync")
    func noCatalog() async throws {
        var stage = try SyncStage(ScriptedFeed(pages: []))
        stage.catalogFailure = .tooNew(location: "here")
        let service = stage.service
        await #expect(throws: CatalogError.tooNew(location: "here")) { try await service.sync([]) }
    }

    @Test("what has expired is taken out at the end")
    func purge() async throws {
        var old = try Samples.animal("other:1")
        old.provenance = [
            Provenance(id: old.id, fetchedAt: .distantPast, expiresAt: Samples.now.addingTimeInterval(-1))
        ]
        let stage = try SyncStage(ScriptedFeed(pages: [try .of("s", 1...1)]))
        stage.catalog.put([old])
        #expect(try await stage.sync().purged == 1)
        #expect(stage.catalog.ids == ["s:1"])
    }

    @Test("several sources at once, four at most; one that fails stops no other, and the order is kept")
    func several() async throws {
        let names = (1...9).map { "s\($0)" }
        let asked = Recorder<String>()
        let gate = Gate()
        var feeds: [String: ScriptedFeed] = [:]
        for name in names {
            let page = try FeedPage.of(name, 1...1)
            feeds[name] = ScriptedFeed { request, _ throws(FeedError) in
                asked.record(name)
                await gate.pass()
                if name == "s5" { throw .refused(host: "h", reason: "a wrong key") }
                return page.fetched(at: request.fetchedAt)
            }
        }
        let stage = SyncStage(try names.map(SyncStage.source), kind: StubKind(feeds: feeds))
        let syncing = Task { try await stage.sync() }
        while asked.entries.count < 4 { await Task.yield() }
        // Time enough for a fifth, if there were one.
        for _ in 0..<1000 { await Task.yield() }
        #expect(asked.entries.count == 4)
        gate.open()
        let report = try await syncing.value
        #expect(report.sources.map(\.source.text) == names)
        #expect(report.sources.filter { $0.failure != nil }.map(\.source.text) == ["s5"])
        #expect(stage.catalog.animals.count == 8)
    }
}
