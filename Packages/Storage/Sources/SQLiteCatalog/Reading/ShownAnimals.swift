import Domain
import FoundationEssentials
import GRDB

/// Tells the rows of `animal` that may be shown from those that may not: what expired and was not purged yet, and,
/// where listings are asked for, the records that a merged one shows together.
///
/// Nearly always nothing expired, and often nothing is merged, which one look each tells; then no query is asked to look.
struct ShownAnimals {
    /// What is asked for.
    enum View {
        /// Each animal once, as people see them.
        case listings
        /// Each source's own records.
        case records
    }

    /// A query for the keys of what expired; `nil` when nothing did. A merged listing expires with the first of its records.
    let expired: SQL?
    private let isAnyMerged: Bool

    /// Looks whether any record expired, and any is merged with others.
    init(at now: Date, _ db: Database) throws {
        let first = try db.cachedStatement(sql: "SELECT EXISTS (SELECT id FROM animal WHERE expires_at <= ?)")
        let isAny = try Bool.fetchOne(first, arguments: [now.timeIntervalSinceReferenceDate]) ?? false
        let isAnyMerged = try Bool.fetchOne(db.cachedStatement(sql: "SELECT EXISTS (SELECT record FROM part)"))
        let moment = now.timeIntervalSinceReferenceDate
        expired = isAny ? "SELECT stale.id FROM animal AS stale WHERE stale.expires_at <= \(moment)" : nil
        self.isAnyMerged = isAnyMerged ?? false
    }

    /// What may be shown.
    func keys(_ view: View, _ index: IndexReader) throws -> KeySet {
        var keys = try index.keys(Posting(.kind, 0))
        if isAnyMerged, view == .listings {
            keys.formUnion(try index.keys(.merged))
            if expired == nil {
                keys.subtract(try index.keys(.isPart))
            } else {
                let others: SQLRequest<Int64> = "SELECT record FROM part WHERE \(isCurrent)"
                keys.subtract(KeySet(try others.fetchAll(index.db)))
            }
        }
        if let expired { keys.subtract(KeySet(try SQLRequest<Int64>(literal: expired).fetchAll(index.db))) }
        return keys
    }

    /// A condition on `animal` that holds for what may be shown; `nil` when all may.
    ///
    /// It asks for the key alone, which every index has, so that no query has to read a row for it.
    func condition(_ view: View) -> SQL? {
        let hidden = [expired, isAnyMerged ? others(than: view) : nil].compactMap(\.self)
        return hidden.isEmpty ? nil : hidden.map { "animal.id NOT IN (\($0))" }.joined(separator: " AND ")
    }

    /// As ``condition(_:)``, also where there is nothing to look for.
    func isShown(_ view: View) -> SQL {
        if let condition = condition(view) { condition } else { "1" }
    }

    /// The key of the row that shows the record of the key `record`.
    func listing(of record: SQL) -> SQL {
        "coalesce((SELECT listing FROM part WHERE record = \(record) AND \(isCurrent)), \(record))"
    }

    private func others(than view: View) -> SQL {
        switch view {
        case .listings: "SELECT record FROM part WHERE \(isCurrent)"
        case .records: "SELECT listing FROM part"
        }
    }

    /// A listing of which a record expired falls apart: the others are shown by themselves until they are merged anew.
    private var isCurrent: SQL {
        if let expired { "listing NOT IN (\(expired))" } else { "1" }
    }
}
