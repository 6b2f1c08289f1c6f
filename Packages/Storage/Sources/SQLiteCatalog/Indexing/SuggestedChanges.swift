import Domain
import FoundationEssentials
import GRDB

/// What changes, in one transaction, of how many adoptable listings have what there is to suggest; written at its end.
///
/// A record that a merged listing shows does not count, the listing does. What expired counts until it is taken out.
///
/// Shared by all that write in the transaction, as ``PostingChanges`` is.
final class SuggestedChanges {
    private let db: Database
    private var changes: [SuggestedGroup: Int] = [:]
    /// Whether anything changes that suggestions follow from, if only when something expires.
    private var isAny = false

    init(_ db: Database) {
        self.db = db
    }

    /// Counts what an animal suggests that is no part.
    func add(_ groups: [SuggestedGroup]) {
        count(groups, by: 1)
    }

    /// Counts an animal no more that is no part.
    func remove(_ animal: Animal) {
        count(SuggestedGroup.all(of: animal), by: -1)
    }

    /// Counts an animal, part or not, as what it has become.
    func replace(_ former: Animal, with animal: Animal, key: Int64, isMerged: Bool) throws {
        if former.expiry(isMerged: isMerged) != animal.expiry(isMerged: isMerged) { isAny = true }
        let (old, new) = (SuggestedGroup.all(of: former), SuggestedGroup.all(of: animal))
        guard old != new, try !isPart(key) else { return }
        count(old, by: -1)
        count(new, by: 1)
    }

    /// Counts those of the rows of `animal`, as they are now, that are no parts.
    func add(_ keys: [Int64]) throws {
        try count(keys, by: 1)
    }

    /// Counts those of the rows of `animal`, as they are now, no more that are no parts.
    func remove(_ keys: [Int64]) throws {
        try count(keys, by: -1)
    }

    /// Writes what changed; answers whether anything did.
    func write() throws -> Bool {
        let upsert = try db.cachedStatement(sql: Self.upsert)
        let deleteEmpty = try db.cachedStatement(sql: Self.deleteEmpty)
        for (group, change) in changes where change != 0 {
            let (kind, folded) = (group.kind.rawValue, group.folded)
            try upsert.run(kind, folded, group.first, group.second, group.third, change)
            guard change < 0 else { continue }
            try deleteEmpty.run(kind, folded, group.first, group.second, group.third)
        }
        defer { (changes, isAny) = ([:], false) }
        return isAny
    }

    private func count(_ groups: [SuggestedGroup], by change: Int) {
        for group in groups { changes[group, default: 0] += change }
        isAny = true
    }

    private func count(_ keys: [Int64], by change: Int) throws {
        let select = try db.cachedStatement(sql: Self.noParts)
        let keys = try Int64.fetchAll(select, arguments: [AnimalKeys(keys).json])
        for (group, count) in try SuggestedGroup.counts(of: keys, db) {
            changes[group, default: 0] += change * count
        }
        isAny = true
    }

    private func isPart(_ key: Int64) throws -> Bool {
        let find = try db.cachedStatement(sql: "SELECT EXISTS (SELECT * FROM part WHERE record = ?)")
        return try Bool.fetchOne(find, arguments: [key]) ?? false
    }

    private static let noParts = "SELECT value FROM json_each(?) WHERE value NOT IN (SELECT record FROM part)"
    private static let upsert = """
        INSERT INTO suggested_group (kind, folded, first, second, third, animals) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET animals = animals + excluded.animals
        """
    private static let deleteEmpty = """
        DELETE FROM suggested_group
        WHERE kind = ? AND folded = ? AND first = ? AND second = ? AND third = ? AND animals = 0
        """
}
