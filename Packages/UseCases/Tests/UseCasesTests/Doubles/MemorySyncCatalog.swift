import Boundaries
import Domain
import FoundationEssentials
import Synchronization

/// The catalogue as syncing sees it, in memory.
final class MemorySyncCatalog: SyncCatalog {
    private struct State {
        var animals: [AnimalID: Animal] = [:]
        var records: [SourceName: SyncRecord] = [:]
        var listedBefore: [SourceName: Int] = [:]
        var busy: Set<SourceName> = []
        var begun: [SyncPass] = []
    }

    private let state = Mutex(State())
    /// Called before each page is taken in, with how many were before it.
    private let onWrite: @Sendable (Int) async throws(CatalogError) -> Void
    private let writes = Recorder<CatalogBatch>()

    init(
        _ records: [SyncRecord] = [],
        onWrite: @escaping @Sendable (Int) async throws(CatalogError) -> Void = { _ in }
    ) {
        self.onWrite = onWrite
        state.withLock { state in for record in records { state.records[record.source] = record } }
    }

    var batches: [CatalogBatch] { writes.entries }
    var animals: [Animal] { state.withLock { $0.animals.values.sorted { $0.id < $1.id } } }
    var ids: [String] { animals.map(\.id.description) }
    var begun: [SyncPass] { state.withLock { $0.begun } }
    func record(_ source: SourceName) -> SyncRecord? { state.withLock { $0.records[source] } }
    func put(_ animals: [Animal]) { state.withLock { for animal in animals { $0.animals[animal.id] = animal } } }
    /// As if another process were syncing it.
    func occupy(_ source: SourceName) { state.withLock { _ = $0.busy.insert(source) } }

    func syncRecords() async throws(CatalogError) -> [SyncRecord] {
        state.withLock { $0.records.values.sorted { $0.source.text < $1.source.text } }
    }

    func begin(_ pass: SyncPass) async throws(CatalogError) {
        state.withLock { state in
            state.begun.append(pass)
            state.records[pass.source, default: SyncRecord(source: pass.source)].openPass = pass
            state.listedBefore[pass.source] = state.animals.values.count {
                $0.id.source == pass.source && $0.status == .known(.adoptable)
            }
        }
    }

    func write(
        _ page: CatalogBatch,
        of source: SourceName,
        seen: Int,
        movingTo cursor: FeedCursor?
    ) async throws(CatalogError) -> CatalogWriteSummary {
        try await onWrite(writes.entries.count)
        writes.record(page)
        return state.withLock { state in
            var summary = CatalogWriteSummary(organizations: page.organizations.count)
            for animal in page.withoutRepeats.animals {
                if let known = state.animals[animal.id] {
                    if known.saysTheSame(as: animal) { summary.unchanged += 1 } else { summary.changed += 1 }
                    state.animals[animal.id] = known.updated(by: animal)
                } else {
                    summary.added += 1
                    state.animals[animal.id] = animal.beginningHistory()
                }
            }
            state.records[source]?.openPass?.cursor = cursor
            state.records[source]?.openPass?.pages += 1
            state.records[source]?.openPass?.seen += seen
            return summary
        }
    }

    func finishPass(
        over source: SourceName,
        at moment: Date,
        rule: UnlistingRule
    ) async throws(CatalogError) -> PassOutcome {
        let outcome: PassOutcome? = state.withLock { state in
            guard let pass = state.records[source]?.openPass else { return nil }
            state.records[source]?.openPass = nil
            state.records[source]?.failure = nil
            state.records[source]?.refreshedAt = pass.startedAt
            guard pass.changedSince == nil else { return .finished(unlisted: 0) }
            let listedBefore = state.listedBefore[source] ?? 0
            guard rule.believes(listedBefore: listedBefore, seen: pass.seen) else {
                return .doubted(listedBefore: listedBefore, seen: pass.seen)
            }
            state.records[source]?.completedAt = pass.startedAt
            state.records[source]?.completedScope = pass.scope
            let gone = state.animals.values.filter { animal in
                animal.id.source == source && animal.status == .known(.adoptable)
                    && animal.provenance.allSatisfy { $0.fetchedAt < pass.startedAt }
            }
            for animal in gone { state.animals[animal.id]?.status = .known(.unlisted) }
            return .finished(unlisted: gone.count)
        }
        guard let outcome else { throw .failed(reason: "no pass over \(source) is open") }
        return outcome
    }

    func note(_ failure: SyncFailure, of source: SourceName) async throws(CatalogError) {
        state.withLock { $0.records[source, default: SyncRecord(source: source)].failure = failure }
    }

    func purge(expiredBefore moment: Date) async throws(CatalogError) -> Int {
        state.withLock { state in
            let expired = state.animals.values.filter { animal in
                !animal.provenance.isEmpty && animal.provenance.allSatisfy { $0.expiresAt.map { $0 < moment } ?? false }
            }
            for animal in expired { state.animals[animal.id] = nil }
            return expired.count
        }
    }

    func remove(_ source: SourceName) async throws(CatalogError) -> Int {
        state.withLock { state in
            let count = state.animals.count
            state.animals = state.animals.filter { $0.key.source != source }
            state.records[source] = nil
            return count - state.animals.count
        }
    }

    func exclusively<Value: Sendable>(
        syncing source: SourceName,
        _ body: @Sendable () async -> Value
    ) async throws(CatalogError) -> Value? {
        guard state.withLock({ $0.busy.insert(source).inserted }) else { return nil }
        defer { state.withLock { _ = $0.busy.remove(source) } }
        return await body()
    }
}
