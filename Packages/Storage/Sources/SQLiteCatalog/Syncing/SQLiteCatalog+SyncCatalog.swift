public import Boundaries
public import Domain
public import FoundationEssentials
import GRDB

/// Syncing, a transaction a call; what takes out many records does so portion by portion.
extension SQLiteCatalog: SyncCatalog {
    /// How the sync of each source stands, by name.
    public func syncRecords() async throws(CatalogError) -> [SyncRecord] {
        try await read { try SyncTable($0).records() }
    }

    /// Begins a pass in place of the one that is open.
    public func begin(_ pass: SyncPass) async throws(CatalogError) {
        try await write { db in
            try SyncTable(db).open(pass, listedBefore: Unlisting(of: pass.source, db).listedCount())
        }
    }

    /// Takes a page in and moves the open pass on, both or neither.
    public func write(
        _ page: CatalogBatch,
        of source: SourceName,
        seen: Int,
        movingTo cursor: FeedCursor?
    ) async throws(CatalogError) -> CatalogWriteSummary {
        let prepared = PreparedBatch(page)
        return try await write { db in
            try SyncTable(db).moveOn(source, seen: seen, to: cursor)
            return try BatchWriter.write(prepared, db)
        }
    }

    /// Ends the open pass, and unlists what a pass over everything did not bring.
    public func finishPass(
        over source: SourceName,
        at moment: Date,
        rule: UnlistingRule
    ) async throws(CatalogError) -> PassOutcome {
        try await write { db in
            let table = SyncTable(db)
            let (pass, listedBefore) = try table.openPass(over: source)
            let isBelieved = pass.changedSince != nil || rule.believes(listedBefore: listedBefore, seen: pass.seen)
            try table.close(pass, isBelieved: isBelieved)
            guard isBelieved else { return .doubted(listedBefore: listedBefore, seen: pass.seen) }
            guard pass.changedSince == nil else { return .finished(unlisted: 0) }
            let unlisting = Unlisting(of: source, db)
            return .finished(unlisted: try unlisting.unlist(notFetchedSince: pass.startedAt, at: moment))
        }
    }

    /// Keeps why a sync stopped.
    public func note(_ failure: SyncFailure, of source: SourceName) async throws(CatalogError) {
        try await write { try SyncTable($0).note(failure, of: source) }
    }

    /// Takes out what expired, a portion a transaction, so that others get to write in between.
    @discardableResult
    public func purge(expiredBefore moment: Date) async throws(CatalogError) -> Int {
        let bound = moment.timeIntervalSinceReferenceDate
        return try await removeAll("expires_at < \(bound)")
    }

    /// Takes out a source, its animals portion by portion.
    ///
    /// What its sync knows goes first: killed on the way, the rest of the source no longer counts as complete.
    @discardableResult
    public func remove(_ source: SourceName) async throws(CatalogError) -> Int {
        try await write { try SyncTable($0).remove(source) }
        return try await removeAll("source = \(source.text)") { db in
            try OrganizationWriter.removeAll(of: source, db)
        }
    }

    /// Takes out the animals that `condition` holds for, and does `rest` together with the last of them.
    private func removeAll(
        _ condition: SQL,
        andThen rest: @escaping @Sendable (Database) throws -> Void = { _ in }
    ) async throws(CatalogError) -> Int {
        var removed = 0
        while true {
            let count = try await write { db in
                let select: SQLRequest<Int64> = """
                    SELECT id FROM animal WHERE \(condition) AND merged = 0 LIMIT \(Self.portion)
                    """
                let keys = try select.fetchAll(db)
                var merging = MergedListings(try AnimalWriter(db), db)
                let left = try merging.release(keys)
                try AnimalRemover(merging.writer, db).remove(keys)
                try merging.regroup(left)
                try merging.writer.finish()
                if keys.count < Self.portion { try rest(db) }
                return keys.count
            }
            removed += count
            if count < Self.portion { return removed }
        }
    }

    /// How many records are taken out in one transaction.
    private static let portion = 500
}
