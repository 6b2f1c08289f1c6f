import Alerts
import Boundaries
import Domain

/// Keeps alerts for a test, and writes down what is asked of it in the order of asking.
actor JournalledAlerts: AlertStore {
    private var kept: [Alert]
    private var reported: [AlertID: Set<AnimalID>] = [:]
    private var batches: [AlertBatch] = []
    private(set) var results: [AlertID: AlertCheckResult] = [:]
    private let journal: Recorder<String>
    private let beforeListing: @Sendable () async -> Void

    /// - Parameter beforeListing: What an answer waits for that is known already.
    init(
        _ alerts: [Alert] = [],
        open: [AlertBatch] = [],
        journal: Recorder<String>,
        beforeListing: @escaping @Sendable () async -> Void = {}
    ) {
        kept = alerts
        self.beforeListing = beforeListing
        batches = open
        for batch in open { reported[batch.alert, default: []].formUnion(batch.matches.map(\.animalID)) }
        self.journal = journal
    }

    func alerts() async throws(PersonalStoreError) -> [Alert] {
        let alerts = kept.sorted { $0.name.key < $1.name.key }
        await beforeListing()
        return alerts
    }

    func add(_ alert: Alert, knowing known: [AnimalID]) async throws(PersonalStoreError) -> Bool {
        guard !kept.contains(where: { $0.name == alert.name }) else { return false }
        kept.append(alert)
        reported[alert.id] = Set(known)
        return true
    }

    func update(_ alert: Alert) async throws(PersonalStoreError) -> AlertUpdate {
        guard let index = kept.firstIndex(where: { $0.id == alert.id }) else { return .gone }
        guard !kept.contains(where: { $0.name == alert.name && $0.id != alert.id }) else { return .nameTaken }
        kept[index] = alert
        return .updated
    }

    func remove(_ id: AlertID) async throws(PersonalStoreError) -> Bool {
        defer { kept.removeAll { $0.id == id } }
        return kept.contains { $0.id == id }
    }

    func status(of id: AlertID) async throws(PersonalStoreError) -> AlertStatus? {
        guard kept.contains(where: { $0.id == id }) else { return nil }
        return AlertStatus(known: reported[id]?.count ?? 0, openBatches: open(id), lastResult: results[id])
    }

    func unreported(_ animals: [AnimalID], by alert: AlertID) async throws(PersonalStoreError) -> [AnimalID] {
        animals.filter { reported[alert]?.contains($0) != true }
    }

    func claim(_ batch: AlertBatch) async throws(PersonalStoreError) -> AlertBatch? {
        journal.record("claim \(batch.matches.map(\.title).joined(separator: ","))")
        reported[batch.alert, default: []].formUnion(batch.matches.map(\.animalID))
        batches.append(batch)
        return batch
    }

    func openBatches(of alert: AlertID) async throws(PersonalStoreError) -> [AlertBatchID] { open(alert) }

    func batch(_ id: AlertBatchID) async throws(PersonalStoreError) -> AlertBatch? { batches.first { $0.id == id } }

    func conclude(
        _ alert: AlertID,
        confirming confirmed: [AlertBatchID],
        result: AlertCheckResult
    ) async throws(PersonalStoreError) {
        journal.record("confirm \(confirmed.count)" + (result.failure == nil ? "" : " after a failure"))
        batches.removeAll { $0.alert == alert && confirmed.contains($0.id) }
        results[alert] = result
    }

    func recentMatches(of alerts: [AlertID], limit: Int) async throws(PersonalStoreError) -> [ReportedMatch] {
        batches.flatMap { batch in
            batch.matches.map { ReportedMatch(alert: batch.alert, match: $0, reportedAt: batch.createdAt) }
        }
    }

    nonisolated func exclusively<Value: Sendable>(
        _ alerts: [AlertID],
        _ body: @Sendable () async -> Value
    ) async throws(PersonalStoreError) -> Value {
        journal.record("lock \(alerts.count)")
        let value = await body()
        journal.record("unlock")
        return value
    }

    private func open(_ alert: AlertID) -> [AlertBatchID] { batches.filter { $0.alert == alert }.map(\.id) }
}
