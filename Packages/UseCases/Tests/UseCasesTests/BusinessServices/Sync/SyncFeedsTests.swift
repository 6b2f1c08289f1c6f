import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import Testing

@Suite("What feeds do while they are synced", .timeLimit(.minutes(5)))
struct SyncFeedsTests {
    @Test("the next page is fetched while the one before is written, and no further")
    func oneAhead() async throws {
        let feed = ScriptedFeed(pages: [try .of("s", 1...1), try .of("s", 2...2), try .of("s", 3...3)])
        let secondAsked = Gate()
        let firstWritten = Gate()
        let spied = ScriptedFeed { request, number throws(FeedError) in
            if number == 2 { secondAsked.open() }
            return try await feed.onPage(request, number)
        }
        let asked = spied.requests
        let catalog = MemorySyncCatalog { before throws(CatalogError) in
            guard before == 0 else { return }
            // The second page is asked for although the first is not in.
            await secondAsked.pass()
            await firstWritten.pass()
        }
        let stage = try SyncStage(spied, catalog: catalog)
        let syncing = Task { try await stage.syncOne() }
        await firstWritten.arrival()
        #expect(asked.entries.count == 2)
        #expect(catalog.batches.isEmpty)
        firstWritten.open()
        #expect(try await syncing.value.phase == .finished)
        #expect(catalog.ids == ["s:1", "s:2", "s:3"])
    }

    @Test("who calls a sync off stops the page that is on its way and keeps what is in, and no fault is noted")
    func cancelled() async throws {
        let first = try FeedPage.of("s", 1...2)
        let onItsWay = Gate()
        let stopped = Recorder<Bool>()
        let feed = ScriptedFeed { request, number throws(FeedError) in
            guard number == 2 else {
                var page = first.fetched(at: request.fetchedAt)
                page.next = FeedCursor("1")
                return page
            }
            onItsWay.open()
            do { try await Task.sleep(for: .seconds(3600)) } catch { stopped.record(true) }
            throw .unreachable(host: "h", reason: "the connection was closed")
        }
        let stage = try SyncStage(feed)
        var old = try Samples.animal("old:1")
        old.provenance = [Provenance(id: old.id, fetchedAt: .distantPast, expiresAt: .distantPast)]
        stage.catalog.put([old])
        let syncing = Task { try await stage.sync() }
        await onItsWay.pass()
        while stage.catalog.batches.isEmpty { await Task.yield() }
        syncing.cancel()
        let report = try await syncing.value
        #expect(report.sources.map(\.failure) == [.feed(.cancelled)])
        #expect(report.purged == 0)
        #expect(stopped.entries == [true])
        #expect(stage.catalog.ids == ["old:1", "s:1", "s:2"])
        #expect(try stage.record()?.openPass?.cursor?.text == "1")
        #expect(try stage.record()?.failure == nil)
    }

    /// Ways never to end.
    enum Circle: String, CaseIterable {
        case sameCursor, twoCursors, samePage, emptyPages
    }

    @Test(
        "one that goes round in circles is left after a few pages, and begun anew the next time",
        arguments: Circle.allCases
    )
    func endless(_ circle: Circle) async throws {
        let feed = ScriptedFeed { request, number throws(FeedError) in
            var page: FeedPage
            do {
                switch circle {
                case .sameCursor, .twoCursors: page = try .of("s", [number])
                case .samePage: page = try .of("s", 1...2)
                case .emptyPages: page = FeedPage()
                }
            } catch { throw .cancelled }
            page = page.fetched(at: request.fetchedAt)
            switch circle {
            case .sameCursor: page.next = FeedCursor("again")
            case .twoCursors: page.next = FeedCursor("\(number % 2)")
            case .samePage, .emptyPages: page.next = FeedCursor("\(number)")
            }
            return page
        }
        var source = try SyncStage.source("s")
        source.settings["url"] = "https://user@feed.example:8080/api"
        let stage = SyncStage([source], kind: StubKind(settings: [FeedSetting("url", "where")], feeds: ["s": feed]))
        #expect(try await stage.syncOne().failure == .feed(.endless(host: "feed.example")))
        #expect(feed.requests.entries.count <= 4)
        let open = try #require(try stage.record()?.openPass)
        #expect(open.cursor == nil && open.pages == 0 && open.seen == 0)
        #expect(try stage.record()?.failure?.reason.contains("in circles") == true)
    }

    @Test("one that has more pages than any has is left")
    func tooManyPages() async throws {
        let feed = ScriptedFeed { request, number throws(FeedError) in
            do {
                var page = try FeedPage.of("s", [number]).fetched(at: request.fetchedAt)
                page.next = FeedCursor("\(number)")
                return page
            } catch { throw .cancelled }
        }
        var stage = try SyncStage(feed)
        stage.limits.pages = 50
        #expect(try await stage.syncOne().failure == .feed(.endless(host: "Stub")))
        #expect(feed.requests.entries.count == 50)
    }

    @Test("pages of organisations alone are no circle, however many there are")
    func organizationPages() async throws {
        let source = try #require(SourceName("s"))
        let directory = (1...20).compactMap { number in
            OrganizationID(source: source, sourceID: "\(number)").map {
                FeedPage(organizations: [Organization(id: $0, name: "Rescue \(number)")])
            }
        }
        let stage = try SyncStage(ScriptedFeed(pages: [try .of("s", 1...1)] + directory))
        #expect(try await stage.syncOne().phase == .finished)
    }

    @Test("a few pages with nothing new before the end are no circle")
    func barrenEnd() async throws {
        let stage = try SyncStage(ScriptedFeed(pages: [try .of("s", 1...1), FeedPage(), FeedPage(), FeedPage()]))
        #expect(try await stage.syncOne().phase == .finished)
    }

    @Test(
        "records expire when the terms of the feed say so, or when they do themselves, whichever is sooner",
        arguments: [
            (nil, nil, nil), (nil, 60, 60), (86_400, nil, 86_400), (86_400, 60, 60), (86_400, 1_000_000, 86_400),
        ] as [(lifetime: Double?, own: Double?, expected: Double?)]
    )
    func expiry(lifetime: Double?, own: Double?, expected: Double?) async throws {
        var page = try FeedPage.of("s", 1...1)
        let moment = { (seconds: Double) in Samples.now.addingTimeInterval(seconds) }
        page.animals[0].provenance = [
            Provenance(id: page.animals[0].id, fetchedAt: Samples.now, expiresAt: own.map(moment))
        ]
        let answer = page
        let stage = try SyncStage(
            ScriptedFeed { _, _ throws(FeedError) in answer },
            traits: FeedTraits(lifetime: lifetime)
        )
        try await stage.sync()
        #expect(stage.catalog.animals.map(\.provenance.first?.expiresAt) == [expected.map(moment)])
    }

    @Test("animals are where their record, else their address, else their shelter is; the others are counted")
    func places() async throws {
        let address = Address(postcode: "19104")
        let postal = Location(coordinate: try Samples.place("P").coordinate, origin: .postalCode)
        var page = try FeedPage.of("s", 1...4)
        page.animals[0].location = Location(
            coordinate: try #require(Coordinate(latitude: 1, longitude: 2)),
            origin: .record
        )
        page.animals[1].contact.address = address
        page.animals[2].organizationID = "o"
        var shelter = Organization(
            id: try #require(OrganizationID(source: page.animals[0].id.source, sourceID: "o")),
            name: "O"
        )
        shelter.coordinate = Coordinate(latitude: 3, longitude: 4)
        page.organizations = [shelter]
        let town = try Samples.place("town")
        for kind in [FeedPlace.unused, .shelter] {
            var source = try SyncStage.source("s")
            if case .shelter = kind { source.place = "town" }
            let stage = SyncStage(
                [source],
                kind: StubKind(place: kind, feeds: ["s": ScriptedFeed(pages: [page])]),
                places: StubPlaces(searches: ["town": .found(town)], locations: [address: postal])
            )
            let synced = try await stage.syncOne()
            #expect(stage.catalog.animals.map(\.location?.origin).prefix(2) == [.record, .postalCode])
            let isShelter = kind == .shelter
            #expect(stage.catalog.animals[3].location?.coordinate == (isShelter ? town.coordinate : nil))
            #expect(synced.withoutPlace == (isShelter ? 0 : 1))
        }
    }

    @Test("what cannot be read is counted, and some of it told")
    func faults() async throws {
        var page = try FeedPage.of("s", 1...1)
        page.faults = (1...15).map { RecordFault(line: $0, column: 1, reason: "no id") }
        page.total = 16
        let synced = try await SyncStage(ScriptedFeed(pages: [page])).syncOne()
        #expect(synced.faultCount == 15)
        #expect(synced.faults.map(\.line) == Array(1...SourceSyncProgress.faultLimit))
        #expect(synced.total == 16)
        #expect(synced.written.added == 1)
    }
}
