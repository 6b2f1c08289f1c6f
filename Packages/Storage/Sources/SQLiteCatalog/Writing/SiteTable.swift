import Domain
import GRDB

/// The ids of the points where animals are, made as they are needed; lives as long as nobody else writes.
///
/// Shared by all that write in a transaction, so that nobody goes on using a site that another has removed.
final class SiteTable {
    private let db: Database
    private var known: [Coordinate: Int64] = [:]
    private var vacated: Set<Int64> = []

    init(_ db: Database) {
        self.db = db
    }

    func id(of coordinate: Coordinate) throws -> Int64 {
        if let id = known[coordinate] { return id }
        let id = try find(coordinate) ?? insert(coordinate)
        known[coordinate] = id
        return id
    }

    /// Remembers that an animal left the site, which may have been the last one there.
    func leave(_ coordinate: Coordinate) throws {
        vacated.insert(try id(of: coordinate))
    }

    func leave(_ ids: [Int64]) {
        vacated.formUnion(ids)
    }

    /// Removes the sites that were left and where no animal is any more, at the end of the transaction, when the index was
    /// written.
    func removeEmpty() throws {
        for id in vacated where try IndexReader(db).keys(Posting(.site, id)).isEmpty {
            try db.run("DELETE FROM site WHERE id = ?", id)
            try db.run("DELETE FROM site_index WHERE id = ?", id)
            known = [:]
        }
        vacated = []
    }

    private func find(_ coordinate: Coordinate) throws -> Int64? {
        let statement = try db.cachedStatement(sql: "SELECT id FROM site WHERE latitude = ? AND longitude = ?")
        return try Int64.fetchOne(statement, arguments: [coordinate.latitude, coordinate.longitude])
    }

    private func insert(_ coordinate: Coordinate) throws -> Int64 {
        let (latitude, longitude) = (coordinate.latitude, coordinate.longitude)
        try db.run("INSERT INTO site (latitude, longitude) VALUES (?, ?)", latitude, longitude)
        let id = db.lastInsertedRowID
        // The R*Tree keeps floats of 32 bits; it rounds a box outwards, so that the point stays inside.
        try db.run(
            "INSERT INTO site_index (id, south, north, west, east) VALUES (?, ?, ?, ?, ?)",
            id,
            latitude,
            latitude,
            longitude,
            longitude
        )
        try SiteColumn(db).write(coordinate, of: id)
        return id
    }
}
