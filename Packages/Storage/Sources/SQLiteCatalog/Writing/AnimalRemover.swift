import Domain
import GRDB

/// Takes animals out of every table that tells of them, inside one transaction.
struct AnimalRemover {
    private let db: Database
    private let writer: AnimalWriter

    /// - Parameter writer: Who else writes in the transaction.
    init(_ writer: AnimalWriter, _ db: Database) {
        self.db = db
        self.writer = writer
    }

    /// Takes out the animals of these keys; none of them is a part of a merged listing any more.
    func remove(_ keys: [Int64]) throws {
        guard !keys.isEmpty else { return }
        let sought = AnimalKeys(keys).json
        try removeFromIndex(keys)
        writer.sites.leave(try Int64.fetchAll(db.cachedStatement(sql: Self.sites), arguments: [sought]))
        try db.run(Self.discount, sought)
        try writer.forgetProvenance(of: keys)
        try db.run("DELETE FROM details WHERE animal IN (SELECT value FROM json_each(?))", sought)
        try db.run("DELETE FROM animal WHERE id IN (SELECT value FROM json_each(?))", sought)
    }

    /// The index keeps no copy of the animals, and must be told what they were found by.
    private func removeFromIndex(_ keys: [Int64]) throws {
        var writer = writer
        let merged = try Set(Int64.fetchAll(db.cachedStatement(sql: Self.merged), arguments: [AnimalKeys(keys).json]))
        try AnimalLoader(db).forEach(keys) { key, animal in
            try writer.removeFromIndex(animal, key: key, isMerged: merged.contains(key))
        }
    }

    private static let merged = "SELECT id FROM animal WHERE merged = 1 AND id IN (SELECT value FROM json_each(?))"
    private static let sites = """
        SELECT DISTINCT site FROM animal WHERE site IS NOT NULL AND id IN (SELECT value FROM json_each(?))
        """
    private static let discount = """
        UPDATE source SET animals = animals - gone.count
        FROM (
            SELECT source, count(*) AS count FROM animal
            WHERE id IN (SELECT value FROM json_each(?)) AND merged = 0 GROUP BY source
        ) AS gone
        WHERE source.name = gone.source
        """
}
