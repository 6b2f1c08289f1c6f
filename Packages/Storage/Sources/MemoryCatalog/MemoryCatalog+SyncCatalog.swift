public import Boundaries
public import Domain
public import FoundationEssentials

/// Syncing; a call is whole since nobody else gets in between.
extension MemoryCatalog: SyncCatalog {
    /// How the sync of each source stands, by name.
    public func syncRecords() -> [SyncRecord] {
        syncs.values.map(\.record).sorted {
            $0.source.text.utf8.lexicographicallyPrecedes($1.source.text.utf8)
        }
    }

    /// Begins a pass in place of the one that is open.
    public func begin(_ pass: SyncPass) {
        let listed = contents.listed(from: pass.source).count
        syncs[pass.source, default: MemorySync(of: pass.source)].open(pass, listedBefore: listed)
    }

    /// Takes a page in and moves the open pass on.
    public func write(
        _ page: CatalogBatch,
        of source: SourceName,
        seen: Int,
        movingTo cursor: FeedCursor?
    ) throws(CatalogError) -> CatalogWriteSummary {
        guard syncs[source]?.moveOn(seen: seen, to: cursor) == true else { throw .noOpenPass(over: source) }
        return contents.take(page)
    }

    /// Ends the open pass, and unlists what a pass over everything did not bring.
    public func finishPass(
        over source: SourceName,
        at moment: Date,
        rule: UnlistingRule
    ) throws(CatalogError) -> PassOutcome {
        guard let (pass, doubted) = syncs[source]?.close(rule) else { throw .noOpenPass(over: source) }
        if let doubted { return doubted }
        guard pass.changedSince == nil else { return .finished(unlisted: 0) }
        return .finished(unlisted: contents.unlist(from: source, notFetchedSince: pass.startedAt, at: moment))
    }

    /// Keeps why a sync stopped.
    public func note(_ failure: SyncFailure, of source: SourceName) {
        syncs[source, default: MemorySync(of: source)].record.failure = failure
    }

    /// Takes out what expired.
    @discardableResult
    public func purge(expiredBefore moment: Date) -> Int {
        contents.purge(expiredBefore: moment)
    }

    /// Takes out a source.
    @discardableResult
    public func remove(_ source: SourceName) -> Int {
        syncs[source] = nil
        return contents.remove(source)
    }

    /// Runs `body` unless somebody else does so for the source.
    public nonisolated func exclusively<Value: Sendable>(
        syncing source: SourceName,
        _ body: @Sendable () async -> Value
    ) async throws(CatalogError) -> Value? {
        guard await enter(source) else { return nil }
        let value = await body()
        await leave(source)
        return value
    }

    private func enter(_ source: SourceName) -> Bool {
        busy.insert(source).inserted
    }

    private func leave(_ source: SourceName) {
        busy.remove(source)
    }
}
