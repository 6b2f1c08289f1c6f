import Alerts
import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import Testing

/// Writes batches into a journal, or fails as a test says.
struct JournalledWriter: AlertBatchWriter {
    let journal: Recorder<String>
    var onWrite: @Sendable (AlertReport) async throws(AlertDeliveryError) -> Void = { _ in }
    var onFinish: @Sendable () throws(AlertDeliveryError) -> Void = {}

    func write(_ report: AlertReport) async throws(AlertDeliveryError) {
        try await onWrite(report)
        let names = report.animals.map(\.animal.id.sourceID).joined(separator: ",")
        journal.record((report.isRepeated ? "repeat " : "write ") + names)
    }

    func finish(_ notices: [AlertCheckPresentation.Notice]) async throws(AlertDeliveryError) {
        try onFinish()
        journal.record("flush")
    }
}

struct JournalledFeed: AlertFeedWriter {
    let journal: Recorder<String>
    var onWrite: @Sendable () throws(AlertDeliveryError) -> Void = {}

    func write(_ matches: [ReportedMatch], of alerts: [Alert]) async throws(AlertDeliveryError) {
        try onWrite()
        journal.record("feed \(matches.count)")
    }
}

struct RecordingAlertsTracker: AlertsTracker {
    let tracked: Recorder<String>

    func alertAdded(hasPlace: Bool) async { tracked.record("added, place \(hasPlace)") }
    func alertEdited() async { tracked.record("edited") }
    func alertRemoved() async { tracked.record("removed") }
    func alertsChecked(alerts: Int, reported: Int, repeatedBatches: Int) async {
        tracked.record("checked \(alerts): \(reported), \(repeatedBatches) again")
    }
    func alertsFailed(_ failure: AlertsFailure) async { tracked.record("failed: \(failure.rawValue)") }
}

enum AlertSamples {
    static func identifier<Subject>(_ digit: Int) throws -> RandomIdentifier<Subject> {
        try #require(RandomIdentifier(String(repeating: String(digit), count: 32)))
    }

    static func alert(_ name: String, number: Int, search: SavedSearch = SavedSearch()) throws -> Alert {
        Alert(
            id: try identifier(number),
            name: try #require(AlertName(name)),
            search: search,
            createdAt: Samples.now
        )
    }

    static func match(_ animal: Animal) -> AlertMatch {
        AlertMatch(animalID: animal.id, type: animal.type, title: animal.id.sourceID, summary: "a cat")
    }

    /// A catalogue of the animals `s:0`, `s:1` …, whatever is asked for.
    static func catalog(of count: Int, source: String = "s") throws -> StubCatalog {
        let all = try Samples.listed(0..<count)
        let sources = [try Samples.source(source)]
        return StubCatalog(
            onPage: { query throws(CatalogError) in
                let items = Array(all.dropFirst(query.page.offset).prefix(query.page.size))
                return Page(items: items, request: query.page, total: count)
            },
            onAnimal: { id, _ throws(CatalogError) in all.first { $0.animal.id == id } },
            onSources: { () throws(CatalogError) in sources },
            onAnimals: { previous, limit throws(CatalogError) in
                let animals = all.map(\.animal).sorted { $0.id < $1.id }
                let rest = previous.map { last in animals.filter { $0.id > last } } ?? animals
                return Array(rest.prefix(limit))
            }
        )
    }
}
