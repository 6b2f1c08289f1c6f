import Domain
import GRDB

extension AnimalWriter {
    /// Makes the index of all animals there are; the tables of the index are empty.
    static func indexAll(_ db: Database) throws {
        let sites = try Row.fetchCursor(db, sql: "SELECT latitude, longitude, id FROM site")
        while let row = try sites.next() {
            var reader = RowReader(row)
            let place = try reader.requiredCoordinate()
            try SiteColumn(db).write(place, of: try reader.required())
        }
        try PublicationColumn(db).writeAll()
        var last: Int64 = 0
        while let end = try indexPortion(after: last, db) { last = end }
    }

    /// Answers the last key of the portion; `nil` when there was nothing left.
    private static func indexPortion(after last: Int64, _ db: Database) throws -> Int64? {
        var writer = try AnimalWriter(db)
        let select = "SELECT id, merged, site FROM animal WHERE id > ? ORDER BY id LIMIT ?"
        let rows = try Row.fetchAll(db.cachedStatement(sql: select), arguments: [last, portion])
        let keys: [Int64] = rows.map { $0[0] }
        for ((key, animal), row) in zip(zip(keys, try AnimalLoader(db).animals(keys)), rows) {
            try writer.addToIndex(animal, key: key, isMerged: row[1])
            writer.index.move(key, to: row[2])
        }
        let parts = "SELECT record FROM part WHERE record IN (SELECT value FROM json_each(?))"
        for record in try Int64.fetchAll(db.cachedStatement(sql: parts), arguments: [AnimalKeys(keys).json]) {
            writer.index.add(.isPart, to: record)
        }
        try writer.suggested.add(keys)
        try writer.finish()
        return keys.last
    }

    private static let portion = 5000
}
