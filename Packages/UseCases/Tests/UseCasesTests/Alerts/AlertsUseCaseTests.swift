import Alerts
import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import Testing

@Suite("Managing alerts")
struct AlertsUseCaseTests {
    struct RecordingView: AlertsView {
        let shown: Recorder<AlertsPresentation>

        func present(_ presentation: AlertsPresentation) async { shown.record(presentation) }
    }

    private let tracked = Recorder<String>()
    private let shown = Recorder<AlertsPresentation>()

    private func useCase(_ store: JournalledAlerts, animals: Int = 3) throws -> AlertsUseCase {
        let catalog = try AlertSamples.catalog(of: animals)
        let id: AlertID = try AlertSamples.identifier(7)
        return AlertsUseCase(
            store: store,
            nearby: NearbyAnimalsService(
                catalog: catalog,
                places: StubPlaces(searches: ["19104": .found(try Samples.place("Philadelphia"))])
            ),
            catalog: catalog,
            now: { Samples.now.addingTimeInterval(60) },
            makeID: { id },
            view: RecordingView(shown: shown),
            tracker: RecordingAlertsTracker(tracked: tracked)
        )
    }

    private func store(_ alerts: Alert...) -> JournalledAlerts { JournalledAlerts(alerts, journal: Recorder()) }

    @Test("an alert is kept and shown, its name trimmed")
    func add() async throws {
        let store = store()
        let search = SavedSearch(place: "19104", within: Distance(kilometers: 5))
        try await useCase(store).viewDidAdd(AlertDraft(name: " cats ", search: search))
        let kept = try #require(await store.alerts().first)
        #expect(kept.name.text == "cats" && kept.search == search)
        #expect(shown.entries.map(\.event) == [.added(known: 0)])
        #expect(tracked.entries == ["added, place true"])
    }

    @Test("a list that a later one has overtaken is dropped")
    func overtaken() async throws {
        let gate = Gate()
        let calls = Recorder<Void>()
        let cats = try AlertSamples.alert("cats", number: 1)
        let store = JournalledAlerts([cats], journal: Recorder()) {
            calls.record(())
            if calls.entries.count == 1 { await gate.pass() }
        }
        let useCase = try useCase(store)
        async let slow: Void = useCase.viewDidRequestAll()
        await gate.arrival()
        _ = try await store.add(try AlertSamples.alert("dogs", number: 2), knowing: [])
        try await useCase.viewDidRequestAll()
        gate.open()
        try await slow
        #expect(shown.entries.map { $0.items.map(\.alert.name.text) } == [["cats", "dogs"]])
    }

    @Test("an alert that is removed while the list is read is left out")
    func removedMeanwhile() async throws {
        let gate = Gate()
        let cats = try AlertSamples.alert("cats", number: 1)
        let dogs = try AlertSamples.alert("dogs", number: 2)
        let store = JournalledAlerts([cats, dogs], journal: Recorder()) { await gate.pass() }
        let useCase = try useCase(store)
        async let list: Void = useCase.viewDidRequestAll()
        await gate.arrival()
        _ = try await store.remove(cats.id)
        gate.open()
        try await list
        #expect(shown.entries.map { $0.items.map(\.alert.name.text) } == [["dogs"]])
    }

    @Test("what matches now is known to an alert that wants only what is new")
    func onlyNew() async throws {
        let store = store()
        try await useCase(store).viewDidAdd(AlertDraft(name: "cats", search: SavedSearch(), onlyNew: true))
        #expect(shown.entries.map(\.event) == [.added(known: 3)])
        let id = try Samples.id("s:1")
        #expect(try await store.unreported([id], by: try AlertSamples.identifier(7)).isEmpty)
    }

    @Test("an alert that could never be checked is refused, and nothing is kept")
    func refused() async throws {
        let store = store(try AlertSamples.alert("Cats", number: 1))
        let useCase = try useCase(store)
        let refused: [(String, SavedSearch, AlertsError)] = [
            (" ", SavedSearch(), .badName(" ")),
            ("CATS!", SavedSearch(), .nameTaken(try #require(AlertName("CATS!")))),
            ("x", SavedSearch(within: Distance(kilometers: 1)), .distanceWithoutPlace),
            ("x", SavedSearch(place: "Atlantis"), .nearby(.unknownPlace(text: "Atlantis", suggestions: []))),
        ]
        for (name, search, error) in refused {
            await #expect(throws: error) { try await useCase.viewDidAdd(AlertDraft(name: name, search: search)) }
        }
        #expect(try await store.alerts().count == 1)
        #expect(shown.entries.isEmpty)
        #expect(tracked.entries == ["failed: name", "failed: name", "failed: place", "failed: place"])
    }

    @Test("a change touches the parts that it names, and a part without a value is cleared")
    func edit() async throws {
        var filter = AnimalFilter()
        filter.types = [.known(.cat)]
        filter.hasPhoto = true
        let store = store(try AlertSamples.alert("cats", number: 1, search: SavedSearch(filter: filter)))
        var change = AlertChange(name: "young ones", parts: [.facet(.type), .facet(.age)])
        change.search.filter.ages = [.known(.young)]
        try await useCase(store).viewDidEdit(name: "CATS", change)
        let kept = try #require(await store.alerts().first)
        #expect(kept.name.text == "young ones")
        #expect(kept.search.filter.types.isEmpty && kept.search.filter.hasPhoto)
        #expect(kept.search.filter.ages == [.known(.young)])
        #expect(kept.editedAt == Samples.now.addingTimeInterval(60) && kept.createdAt == Samples.now)
        #expect(tracked.entries == ["edited"])
    }

    @Test("a change that would leave a distance without a place is refused")
    func impossibleEdit() async throws {
        let search = SavedSearch(place: "19104", within: Distance(kilometers: 5))
        let store = store(try AlertSamples.alert("cats", number: 1, search: search))
        let useCase = try useCase(store)
        await #expect(throws: AlertsError.distanceWithoutPlace) {
            try await useCase.viewDidEdit(name: "cats", AlertChange(parts: [.place]))
        }
        #expect(try await store.alerts().first?.search == search)
    }

    @Test("an alert is shown and removed by its name; a name nobody has is answered with the nearest")
    func showAndRemove() async throws {
        let alert = try AlertSamples.alert("Beagles near me", number: 1)
        let store = store(alert)
        let useCase = try useCase(store)
        try await useCase.viewDidRequest(name: "beagles near me")
        await #expect(throws: AlertsError.unknownName("beagels near me", nearest: alert.name)) {
            try await useCase.viewDidRemove(name: "beagels near me")
        }
        try await useCase.viewDidRemove(name: "BEAGLES near me")
        try await useCase.viewDidRequestAll()
        #expect(shown.entries.map(\.event) == [.shown, .removed, .listed])
        #expect(shown.entries.last?.items.isEmpty == true)
        #expect(tracked.entries == ["failed: unknown_name", "removed"])
    }
}
