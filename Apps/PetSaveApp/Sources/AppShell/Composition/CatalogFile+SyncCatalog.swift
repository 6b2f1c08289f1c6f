import Boundaries
import Domain
import FoundationEssentials
import SQLiteCatalog

/// For those who fetch them.
extension CatalogFile: SyncCatalog {
    func syncRecords() async throws(CatalogError) -> [SyncRecord] {
        try await reading()?.syncRecords() ?? []
    }

    func begin(_ pass: SyncPass) async throws(CatalogError) {
        try await writing().begin(pass)
    }

    func write(
        _ page: CatalogBatch,
        of source: SourceName,
        seen: Int,
        movingTo cursor: FeedCursor?
    ) async throws(CatalogError) -> CatalogWriteSummary {
        try await writing().write(page, of: source, seen: seen, movingTo: cursor)
    }

    func finishPass(
        over source: SourceName,
        at moment: Date,
        rule: UnlistingRule
    ) async throws(CatalogError) -> PassOutcome {
        try await writing().finishPass(over: source, at: moment, rule: rule)
    }

    func note(_ failure: SyncFailure, of source: SourceName) async throws(CatalogError) {
        try await writing().note(failure, of: source)
    }

    func purge(expiredBefore moment: Date) async throws(CatalogError) -> Int {
        guard try reading() != nil else { return 0 }
        return try await writing().purge(expiredBefore: moment)
    }

    func remove(_ source: SourceName) async throws(CatalogError) -> Int {
        guard try reading() != nil else { return 0 }
        return try await writing().remove(source)
    }

    func exclusively<Value: Sendable>(
        syncing source: SourceName,
        _ body: @Sendable () async -> Value
    ) async throws(CatalogError) -> Value? {
        try await writing().exclusively(syncing: source, body)
    }
}
