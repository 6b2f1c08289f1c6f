import Domain
import FoundationEssentials
import GRDB

/// Who told of the animals, when, and until when that may be shown: apart from what they told, since it changes with each
/// fetch.
struct ProvenanceTable {
    private let db: Database
    private let insert: Statement
    private let update: Statement
    private let renew: Statement

    init(_ db: Database) throws {
        self.db = db
        insert = try db.cachedStatement(sql: Self.insert)
        update = try db.cachedStatement(sql: Self.update)
        renew = try db.cachedStatement(sql: Self.renew)
    }

    func add(_ provenance: [Provenance], of key: Int64) throws {
        for (position, provenance) in provenance.enumerated() {
            let (fetchedAt, expiresAt) = provenance.seconds
            let (source, sourceID) = (provenance.id.source.text, provenance.id.sourceID)
            try insert.run(key, position, source, sourceID, fetchedAt, expiresAt)
        }
    }

    /// Writes what differs: mostly the same sources tell of an animal again.
    func replace(_ former: [Provenance], with provenance: [Provenance], of key: Int64) throws {
        guard former.map(\.id) == provenance.map(\.id) else {
            try db.run("DELETE FROM provenance WHERE animal = ?", key)
            return try add(provenance, of: key)
        }
        for (position, (old, new)) in zip(former, provenance).enumerated() where old != new {
            let (fetchedAt, expiresAt) = new.seconds
            try update.run(fetchedAt, expiresAt, key, position)
        }
    }

    /// Moves on when animals were fetched that nobody tells of but their own source.
    ///
    /// - Parameter keys: In ascending order; most follow one another, so that a range takes less than looking each up.
    func renew(_ keys: [Int64], fetchedAt: Date) throws {
        let moment = fetchedAt.timeIntervalSinceReferenceDate
        var rest = keys[...]
        while let first = rest.first {
            let run = rest.enumerated().prefix { $0.element == first + Int64($0.offset) }.count
            try renew.run(moment, first, first + Int64(run - 1))
            rest = rest.dropFirst(run)
        }
    }

    /// Who told of each of the animals, in the order in which it was written.
    static func provenance(of keys: AnimalKeys, _ db: Database) throws -> [Int64: [Provenance]] {
        var provenance: [Int64: [Provenance]] = [:]
        let rows = try Row.fetchCursor(db.cachedStatement(sql: select), arguments: [keys.json])
        while let row = try rows.next() {
            var reader = RowReader(row)
            let (key, id): (Int64, AnimalID) = (try reader.required(), try reader.requiredAnimalID())
            let (fetchedAt, expiresAt) = (try reader.requiredDate(), try reader.nextDate())
            provenance[key, default: []].append(Provenance(id: id, fetchedAt: fetchedAt, expiresAt: expiresAt))
        }
        return provenance
    }

    private static let insert = """
        INSERT INTO provenance (animal, position, source, source_id, fetched_at, expires_at) VALUES (?, ?, ?, ?, ?, ?)
        """
    private static let update = "UPDATE provenance SET fetched_at = ?, expires_at = ? WHERE animal = ? AND position = ?"
    private static let renew = "UPDATE provenance SET fetched_at = ? WHERE animal BETWEEN ? AND ?"
    private static let select = """
        SELECT animal, source, source_id, fetched_at, expires_at FROM provenance
        WHERE animal IN (SELECT value FROM json_each(?)) ORDER BY animal, position
        """
}

extension Provenance {
    fileprivate var seconds: (fetchedAt: Double, expiresAt: Double?) {
        (fetchedAt.timeIntervalSinceReferenceDate, expiresAt?.timeIntervalSinceReferenceDate)
    }
}
