import Alerts
import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import Testing

@Suite("Checking alerts")
struct AlertCheckUseCaseTests {
    struct RecordingView: AlertCheckView {
        let shown: Recorder<AlertCheckPresentation>

        func present(_ presentation: AlertCheckPresentation) async { shown.record(presentation) }
    }

    private let journal = Recorder<String>()
    private let tracked = Recorder<String>()
    private let shown = Recorder<AlertCheckPresentation>()

    private func useCase(
        _ store: JournalledAlerts,
        catalog: StubCatalog,
        names: [String] = [],
        writer: JournalledWriter? = nil,
        feed: JournalledFeed? = nil
    ) throws -> AlertCheckUseCase {
        let places = StubPlaces(searches: ["19104": .found(try Samples.place("Philadelphia"))])
        let batch: AlertBatchID = try AlertSamples.identifier(9)
        return AlertCheckUseCase(
            names: names,
            dependencies: AlertCheckDependencies(
                store: store,
                nearby: NearbyAnimalsService(catalog: catalog, places: places),
                catalog: catalog,
                home: nil,
                match: AlertSamples.match,
                writer: writer ?? JournalledWriter(journal: journal),
                feed: feed,
                now: { Samples.now },
                makeBatchID: { batch },
                view: RecordingView(shown: shown),
                tracker: RecordingAlertsTracker(tracked: tracked)
            )
        )
    }

    private func openBatch(of alert: Alert, _ ids: String...) throws -> AlertBatch {
        AlertBatch(
            id: try AlertSamples.identifier(5),
            alert: alert.id,
            createdAt: Samples.now,
            matches: try ids.map { AlertSamples.match(try Samples.animal($0)) }
        )
    }

    @Test("an animal is not told again when another source lists it too, whichever of its ids was told")
    func mergedAnimal() async throws {
        let store = JournalledAlerts([try AlertSamples.alert("cats", number: 1)], journal: journal)
        let told = try await useCase(store, catalog: try AlertSamples.catalog(of: 1)).viewDidRequestCheck().value
        #expect(told.reported == 1)
        var merged = try Samples.animal("a:9")
        merged.provenance = try [merged.id, Samples.animal("s:0").id].map { Provenance(id: $0, fetchedAt: Samples.now) }
        let listed = ListedAnimal(animal: merged, organization: nil, distance: nil)
        var catalog = try AlertSamples.catalog(of: 1)
        catalog.onPage = { query throws(CatalogError) in Page(items: [listed], request: query.page, total: 1) }
        let again = try await useCase(store, catalog: catalog).viewDidRequestCheck().value
        #expect(again.reported == 0)
    }

    @Test("a match is claimed, written out, flushed, put into the feed, and only then confirmed, under the lock")
    func order() async throws {
        let store = JournalledAlerts([try AlertSamples.alert("cats", number: 1)], journal: journal)
        let check = try useCase(
            store,
            catalog: try AlertSamples.catalog(of: 2),
            feed: JournalledFeed(journal: journal)
        )
        let presentation = try await check.viewDidRequestCheck().value
        #expect(journal.entries == ["lock 1", "claim 0,1", "write 0,1", "flush", "feed 2", "confirm 1", "unlock"])
        #expect(presentation.reported == 2)
        #expect(shown.entries == [presentation])
        #expect(tracked.entries == ["checked 1: 2, 0 again"])
    }

    @Test("what an earlier check left open comes first, under its own id")
    func repeated() async throws {
        let alert = try AlertSamples.alert("cats", number: 1)
        let store = JournalledAlerts([alert], open: [try openBatch(of: alert, "s:1")], journal: journal)
        let presentation = try await useCase(store, catalog: try AlertSamples.catalog(of: 2)).viewDidRequestCheck()
            .value
        #expect(journal.entries == ["lock 1", "repeat 1", "claim 0", "write 0", "flush", "confirm 2", "unlock"])
        #expect(presentation.items.first?.repeatedBatches == 1)
    }

    @Test("an animal that the catalogue has lost meanwhile is told as it was")
    func lostAnimal() async throws {
        let alert = try AlertSamples.alert("cats", number: 1)
        let store = JournalledAlerts([alert], open: [try openBatch(of: alert, "s:77")], journal: journal)
        _ = try await useCase(store, catalog: try AlertSamples.catalog(of: 0)).viewDidRequestCheck().value
        #expect(journal.entries.contains("repeat 77"))
        #expect(journal.entries.contains("confirm 1"))
    }

    @Test("nothing new is no batch, and is a result all the same")
    func nothingNew() async throws {
        let alert = try AlertSamples.alert("cats", number: 1)
        let store = JournalledAlerts([alert], journal: journal)
        let presentation = try await useCase(store, catalog: try AlertSamples.catalog(of: 0)).viewDidRequestCheck()
            .value
        #expect(journal.entries == ["lock 1", "flush", "confirm 0", "unlock"])
        #expect(presentation.reported == 0)
        #expect(await store.results[alert.id]?.checkedAt == Samples.now)
    }

    @Test("many matches become several batches, near a place and everywhere", arguments: [nil, "19104"])
    func manyMatches(place: String?) async throws {
        let alert = try AlertSamples.alert("cats", number: 1, search: SavedSearch(place: place))
        let store = JournalledAlerts([alert], journal: journal)
        let presentation = try await useCase(store, catalog: try AlertSamples.catalog(of: 2300))
            .viewDidRequestCheck().value
        #expect(presentation.reported == 2300)
        let claims = journal.entries.filter { $0.hasPrefix("claim") }.map { $0.split(separator: ",").count }
        #expect(claims == [1000, 1000, 300])
        #expect(journal.entries.contains("confirm 3"))
    }

    @Test(
        "an output or a feed that fails leaves every batch open, and the check fails",
        arguments: [AlertDeliveryError.output(reason: "full"), .feed(path: "f", reason: "full")]
    )
    func deliveryFails(error: AlertDeliveryError) async throws {
        let alert = try AlertSamples.alert("cats", number: 1)
        let store = JournalledAlerts([alert], journal: journal)
        var writer = JournalledWriter(journal: journal)
        var feed = JournalledFeed(journal: journal)
        if case .feed = error {
            feed.onWrite = { () throws(AlertDeliveryError) in throw error }
        } else {
            writer.onFinish = { () throws(AlertDeliveryError) in throw error }
        }
        let check = try useCase(store, catalog: try AlertSamples.catalog(of: 1), writer: writer, feed: feed)
        await #expect(throws: AlertsError.delivery(error)) { try await check.viewDidRequestCheck().value }
        #expect(journal.entries.contains("confirm 0 after a failure"))
        #expect(try await store.openBatches(of: alert.id).count == 1)
        #expect(tracked.entries == ["failed: delivery"])
    }

    @Test("a command that fails leaves its own batch open; other alerts are told")
    func commandFails() async throws {
        let first = try AlertSamples.alert("a", number: 1)
        let second = try AlertSamples.alert("b", number: 2)
        let store = JournalledAlerts([first, second], journal: journal)
        let error = AlertDeliveryError.command(line: "false", ending: "exit status 1")
        var writer = JournalledWriter(journal: journal)
        writer.onWrite = { report throws(AlertDeliveryError) in if report.alert.id == first.id { throw error } }
        let presentation = try await useCase(store, catalog: try AlertSamples.catalog(of: 1), writer: writer)
            .viewDidRequestCheck().value
        #expect(presentation.failure == .delivery(error))
        #expect(presentation.reported == 1)
        #expect(journal.entries.suffix(3) == ["confirm 0 after a failure", "confirm 1", "unlock"])
        #expect(try await store.openBatches(of: first.id).count == 1)
        #expect(try await store.openBatches(of: second.id).isEmpty)
    }

    @Test("an alert whose place is not known any more fails by itself")
    func unknownPlace() async throws {
        let lost = try AlertSamples.alert("a", number: 1, search: SavedSearch(place: "Atlantis"))
        let store = JournalledAlerts([lost, try AlertSamples.alert("b", number: 2)], journal: journal)
        let presentation = try await useCase(store, catalog: try AlertSamples.catalog(of: 1)).viewDidRequestCheck()
            .value
        #expect(presentation.failure == .nearby(.unknownPlace(text: "Atlantis", suggestions: [])))
        #expect(presentation.reported == 1)
        #expect(tracked.entries.contains("failed: place"))
    }

    @Test("calling it off before anything was flushed leaves the batch open")
    func cancelled() async throws {
        let alert = try AlertSamples.alert("cats", number: 1)
        let store = JournalledAlerts([alert], journal: journal)
        let gate = Gate()
        var writer = JournalledWriter(journal: journal)
        writer.onWrite = { _ throws(AlertDeliveryError) in await gate.pass() }
        let response = try useCase(store, catalog: try AlertSamples.catalog(of: 1), writer: writer)
            .viewDidRequestCheck()
        await gate.arrival()
        response.cancel()
        gate.open()
        await #expect(throws: CancellationError.self) { try await response.value }
        #expect(!journal.entries.contains { $0.hasPrefix("confirm") || $0 == "flush" })
        #expect(try await store.openBatches(of: alert.id).count == 1)
    }

    @Test("only the alerts that are named are checked, however their names are written")
    func names() async throws {
        let alerts = [try AlertSamples.alert("Élise", number: 1), try AlertSamples.alert("dogs", number: 2)]
        let store = JournalledAlerts(alerts, journal: journal)
        let check = try useCase(store, catalog: try AlertSamples.catalog(of: 1), names: ["ELISE", "élise"])
        #expect(try await check.viewDidRequestCheck().value.items.map(\.alert) == [alerts[0]])
        let unknown = try useCase(store, catalog: try AlertSamples.catalog(of: 1), names: ["dosg"])
        await #expect(throws: AlertsError.unknownName("dosg", nearest: alerts[1].name)) {
            try await unknown.viewDidRequestCheck().value
        }
    }

    @Test("animals of the sample are told with a notice")
    func sample() async throws {
        let store = JournalledAlerts([try AlertSamples.alert("cats", number: 1)], journal: journal)
        let catalog = try AlertSamples.catalog(of: 1, source: "sample")
        #expect(try await useCase(store, catalog: catalog).viewDidRequestCheck().value.notices == [.sampleCatalog])
    }
}
