import Alerts
import Boundaries
import BusinessServices
import Domain
import Testing

@Suite("What alerts would tell")
struct AlertNewsUseCaseTests {
    struct RecordingView: AlertNewsView {
        let shown: Recorder<[AlertNews]>

        func present(_ news: [AlertNews]) async { shown.record(news) }
    }

    private let journal = Recorder<String>()
    private let tracked = Recorder<String>()
    private let shown = Recorder<[AlertNews]>()

    private func useCase(_ store: JournalledAlerts, count: Int, limit: Int = 10) throws -> AlertNewsUseCase {
        let catalog = try AlertSamples.catalog(of: count)
        return AlertNewsUseCase(
            store: store,
            nearby: NearbyAnimalsService(catalog: catalog, places: StubPlaces(searches: [:])),
            catalog: catalog,
            limit: limit,
            view: RecordingView(shown: shown),
            tracker: RecordingAlertsTracker(tracked: tracked)
        )
    }

    @Test("is counted in whole and listed up to the limit, and nothing is claimed or written")
    func news() async throws {
        let store = JournalledAlerts([try AlertSamples.alert("cats", number: 1)], journal: journal)
        let news = try await useCase(store, count: 25).viewDidRequestNews(of: []).value
        #expect(news.map(\.total) == [25])
        #expect(news.first?.animals.count == 10)
        #expect(shown.entries == [news])
        #expect(journal.entries.isEmpty)
        #expect(tracked.entries.isEmpty)
    }

    @Test("an alert whose place is not known any more says so, and the others look all the same")
    func unknownPlace() async throws {
        let store = JournalledAlerts(
            [
                try AlertSamples.alert("cats", number: 1, search: SavedSearch(place: "nowhere")),
                try AlertSamples.alert("dogs", number: 2),
            ],
            journal: journal
        )
        let news = try await useCase(store, count: 3).viewDidRequestNews(of: []).value
        #expect(news.map(\.total) == [0, 3])
        #expect(news.first?.failure == .nearby(.unknownPlace(text: "nowhere", suggestions: [])))
    }

    @Test("an alert that there is not is an error")
    func unknownName() async throws {
        let store = JournalledAlerts([], journal: journal)
        await #expect(throws: AlertsError.unknownName("cats", nearest: nil)) {
            try await useCase(store, count: 3).viewDidRequestNews(of: ["cats"]).value
        }
        #expect(tracked.entries == ["failed: unknown_name"])
    }
}
