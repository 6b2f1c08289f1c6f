import Domain
import FoundationEssentials
import GRDB

/// Tells the records that may be shown from those that expired and were not purged yet.
///
/// Nearly always there is none of those, which one look at a partial index tells; then no query is asked to look.
struct ShownAnimals {
    /// A query for the keys of the expired records; `nil` when there is none.
    let expired: SQL?

    /// Looks whether any record expired.
    init(at now: Date, _ db: Database) throws {
        let first = try db.cachedStatement(sql: "SELECT EXISTS (SELECT id FROM animal WHERE expires_at <= ?)")
        let isAny = try Bool.fetchOne(first, arguments: [now.timeIntervalSinceReferenceDate]) ?? false
        self.init(expiredBy: isAny ? now : nil)
    }

    /// Leaves out what expired by that moment, if there is one.
    init(expiredBy moment: Date?) {
        expired = moment.map { moment in
            "SELECT stale.id FROM animal AS stale WHERE stale.expires_at <= \(moment.timeIntervalSinceReferenceDate)"
        }
    }

    /// A condition on `animal` that holds for the records that may be shown; `nil` when all may.
    ///
    /// It asks for the key alone, which every index has, so that no query has to read a row for it.
    var condition: SQL? { expired.map { "animal.id NOT IN (\($0))" } }
}
