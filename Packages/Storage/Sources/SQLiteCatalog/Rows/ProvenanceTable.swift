import Domain
import FoundationEssentials
import GRDB

/// Who told of the animals, when, and until when that may be shown: apart from what they told, since it changes with each
/// fetch.
///
/// Of most animals all there is to tell is one fetch of their own source, which ``FetchColumn`` keeps; the others have rows.
struct ProvenanceTable {
    private let db: Database
    private let fetches: FetchColumn
    private let insert: Statement
    private let update: Statement

    init(_ db: Database) throws {
        self.db = db
        fetches = FetchColumn(db)
        insert = try db.cachedStatement(sql: Self.insert)
        update = try db.cachedStatement(sql: Self.update)
    }

    func add(_ animal: Animal, of key: Int64) throws {
        guard let fetch = animal.onlyFetch else { return try addRows(animal.provenance, of: key) }
        try fetches.set(fetch, of: key)
    }

    /// Writes what differs: mostly the same sources tell of an animal again.
    func replace(_ former: Animal, with animal: Animal, of key: Int64) throws {
        guard former.provenance != animal.provenance else { return }
        let hadRows = former.onlyFetch == nil
        let hasRows = animal.onlyFetch == nil
        if hadRows, hasRows, former.provenance.map(\.id) == animal.provenance.map(\.id) {
            return try updateRows(former.provenance, with: animal.provenance, of: key)
        }
        if hadRows || hasRows { try remove(key) }
        try add(animal, of: key)
    }

    /// Moves on when records were fetched of which one fetch is all there is to tell.
    func renew(_ keys: [Int64], fetchedAt: Date) throws {
        try fetches.renew(keys, fetchedAt: fetchedAt)
    }

    /// Forgets who told of an animal.
    func remove(_ key: Int64) throws {
        try db.run("DELETE FROM provenance WHERE animal = ?", key)
        try fetches.set(nil, of: key)
    }

    /// Writes what is to be read again in the same transaction.
    func write() throws {
        try fetches.write()
    }

    /// Writes what waits for the end of the transaction.
    func finish() throws {
        try fetches.finish()
    }

    /// Who told of each of the animals that have rows, in the order in which it was written.
    static func rows(of keys: [Int64], _ db: Database) throws -> [Int64: [Provenance]] {
        guard !keys.isEmpty else { return [:] }
        var provenance: [Int64: [Provenance]] = [:]
        let rows = try Row.fetchCursor(db.cachedStatement(sql: select), arguments: [AnimalKeys(keys).json])
        while let row = try rows.next() {
            var reader = RowReader(row)
            let (key, id): (Int64, AnimalID) = (try reader.required(), try reader.requiredAnimalID())
            let (fetchedAt, expiresAt) = (try reader.requiredDate(), try reader.nextDate())
            provenance[key, default: []].append(Provenance(id: id, fetchedAt: fetchedAt, expiresAt: expiresAt))
        }
        return provenance
    }

    private func addRows(_ provenance: [Provenance], of key: Int64) throws {
        for (position, provenance) in provenance.enumerated() {
            let (fetchedAt, expiresAt) = provenance.seconds
            let (source, sourceID) = (provenance.id.source.text, provenance.id.sourceID)
            try insert.run(key, position, source, sourceID, fetchedAt, expiresAt)
        }
    }

    private func updateRows(_ former: [Provenance], with provenance: [Provenance], of key: Int64) throws {
        for (position, (old, new)) in zip(former, provenance).enumerated() where old != new {
            let (fetchedAt, expiresAt) = new.seconds
            try update.run(fetchedAt, expiresAt, key, position)
        }
    }

    private static let insert = """
        INSERT INTO provenance (animal, position, source, source_id, fetched_at, expires_at) VALUES (?, ?, ?, ?, ?, ?)
        """
    private static let update = "UPDATE provenance SET fetched_at = ?, expires_at = ? WHERE animal = ? AND position = ?"
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

extension Animal {
    /// The fetch of its own source that is all there is to tell; `nil` where others told of it, too, or it expires.
    var onlyFetch: Fetch? {
        guard provenance.count == 1, let own = provenance.first, own.id == id, own.expiresAt == nil else { return nil }
        return Fetch(source: id.source, moment: own.fetchedAt)
    }
}
