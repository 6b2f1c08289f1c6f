public import Boundaries
public import Domain

/// Alerts in memory, gone with the process.
public actor MemoryAlerts: AlertStore {
    private struct Entry {
        var alert: Alert
        /// Every animal that was claimed or known from the beginning.
        var known: Set<AnimalID>
        var lastResult: AlertCheckResult?
    }

    private let clock: any Clock<Duration>
    private let patience: Duration
    private var entries: [AlertID: Entry] = [:]
    /// In the order in which they were claimed.
    private var batches: [AlertBatch] = []
    private var locked: Set<AlertID> = []

    /// - Parameters:
    ///   - clock: What waiting for another check goes by.
    ///   - patience: How long to wait for one.
    public init(clock: any Clock<Duration> = ContinuousClock(), patience: Duration = .seconds(120)) {
        self.clock = clock
        self.patience = patience
    }

    public func alerts() async throws(PersonalStoreError) -> [Alert] {
        entries.values.map(\.alert).sorted { $0.name.key.utf8.lexicographicallyPrecedes($1.name.key.utf8) }
    }

    public func add(_ alert: Alert, knowing known: [AnimalID]) async throws(PersonalStoreError) -> Bool {
        guard isFree(alert.name, for: alert.id) else { return false }
        entries[alert.id] = Entry(alert: alert, known: Set(known))
        return true
    }

    public func update(_ alert: Alert) async throws(PersonalStoreError) -> AlertUpdate {
        guard entries[alert.id] != nil else { return .gone }
        guard isFree(alert.name, for: alert.id) else { return .nameTaken }
        entries[alert.id]?.alert = alert
        return .updated
    }

    public func remove(_ id: AlertID) async throws(PersonalStoreError) -> Bool {
        batches.removeAll { $0.alert == id }
        return entries.removeValue(forKey: id) != nil
    }

    public func status(of id: AlertID) async throws(PersonalStoreError) -> AlertStatus? {
        entries[id].map { entry in
            AlertStatus(known: entry.known.count, openBatches: open(of: id), lastResult: entry.lastResult)
        }
    }

    public func unreported(
        _ animals: [AnimalID],
        by alert: AlertID
    ) async throws(PersonalStoreError) -> [AnimalID] {
        let known = entries[alert]?.known ?? []
        return animals.filter { !known.contains($0) }
    }

    public func claim(_ batch: AlertBatch) async throws(PersonalStoreError) -> AlertBatch? {
        let claimed = batch.matches.filter { entries[batch.alert]?.known.insert($0.animalID).inserted ?? false }
        guard !claimed.isEmpty else { return nil }
        let kept = AlertBatch(id: batch.id, alert: batch.alert, createdAt: batch.createdAt, matches: claimed)
        batches.append(kept)
        return kept
    }

    public func openBatches(of alert: AlertID) async throws(PersonalStoreError) -> [AlertBatchID] {
        open(of: alert)
    }

    public func batch(_ id: AlertBatchID) async throws(PersonalStoreError) -> AlertBatch? {
        batches.first { $0.id == id }
    }

    public func conclude(
        _ alert: AlertID,
        confirming confirmed: [AlertBatchID],
        result: AlertCheckResult
    ) async throws(PersonalStoreError) {
        entries[alert]?.lastResult = result
        for (index, batch) in batches.enumerated() where batch.alert == alert && confirmed.contains(batch.id) {
            batches[index] = AlertBatch(
                id: batch.id,
                alert: alert,
                createdAt: batch.createdAt,
                matches: batch.matches,
                isConfirmed: true
            )
        }
    }

    public func recentMatches(
        of alerts: [AlertID],
        limit: Int
    ) async throws(PersonalStoreError) -> [ReportedMatch] {
        let latestFirst = batches.enumerated().filter { alerts.contains($0.element.alert) }
            .sorted { ($0.element.createdAt, $0.offset) > ($1.element.createdAt, $1.offset) }
        let matches = latestFirst.lazy.flatMap { _, batch in
            batch.matches.map { ReportedMatch(alert: batch.alert, match: $0, reportedAt: batch.createdAt) }
        }
        return Array(matches.prefix(limit))
    }

    public nonisolated func exclusively<Value: Sendable>(
        _ alerts: [AlertID],
        _ body: @Sendable () async -> Value
    ) async throws(PersonalStoreError) -> Value {
        let wanted = Set(alerts)
        var (pause, waited) = (Duration.milliseconds(1), Duration.zero)
        while await !lock(wanted) {
            guard waited < patience else { throw .busy(location: "memory") }
            do {
                try await clock.sleep(for: pause)
            } catch {
                throw .failed(reason: "waiting for another check was called off")
            }
            waited += pause
            pause = min(pause * 2, .milliseconds(100))
        }
        let value = await body()
        await unlock(wanted)
        return value
    }

    /// Takes all of them or none.
    private func lock(_ alerts: Set<AlertID>) -> Bool {
        guard locked.isDisjoint(with: alerts) else { return false }
        locked.formUnion(alerts)
        return true
    }

    private func unlock(_ alerts: Set<AlertID>) {
        locked.subtract(alerts)
    }

    private func open(of alert: AlertID) -> [AlertBatchID] {
        batches.filter { $0.alert == alert && !$0.isConfirmed }.map(\.id)
    }

    private func isFree(_ name: AlertName, for id: AlertID) -> Bool {
        !entries.values.contains { $0.alert.name == name && $0.alert.id != id }
    }
}
