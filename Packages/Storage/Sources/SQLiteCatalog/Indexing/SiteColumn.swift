import Domain
import FoundationEssentials
import GRDB

/// At which site each animal is, and where each site is, packed so that those of all animals are read at once.
///
/// Both are kept in blocks of little-endian numbers: of the sites of 4,096 animals, 0 for nowhere, and of the latitude and
/// longitude of 1,024 sites, bit for bit.
struct SiteColumn {
    private let db: Database

    init(_ db: Database) {
        self.db = db
    }

    // MARK: - Writing

    /// Writes at which sites animals are, in the order of the changes.
    func write(_ changes: [(key: Int64, site: Int64?)]) throws {
        for (number, changes) in Dictionary(grouping: changes, by: { Int($0.key) / Self.animals }) {
            var sites: [UInt32] = try block(number, of: "animal_sites") ?? []
            for change in changes {
                let offset = Int(change.key) % Self.animals
                if sites.count <= offset { sites += repeatElement(0, count: offset + 1 - sites.count) }
                sites[offset] = UInt32(change.site ?? 0)
            }
            try write(LittleEndian.data(sites), as: number, of: "animal_sites")
        }
    }

    /// Writes where a site is.
    func write(_ coordinate: Coordinate, of site: Int64) throws {
        let number = Int(site) / Self.sites
        var degrees: [UInt64] = try block(number, of: "site_places") ?? []
        let offset = Int(site) % Self.sites * 2
        if degrees.count < offset + 2 { degrees += repeatElement(0, count: offset + 2 - degrees.count) }
        degrees[offset] = coordinate.latitude.bitPattern
        degrees[offset + 1] = coordinate.longitude.bitPattern
        try write(LittleEndian.data(degrees), as: number, of: "site_places")
    }

    private func block<Number: FixedWidthInteger>(_ number: Int, of table: String) throws -> [Number]? {
        let select = try db.cachedStatement(sql: "SELECT numbers FROM \(table) WHERE block = ?")
        guard let numbers = try Data.fetchOne(select, arguments: [number]) else { return nil }
        return LittleEndian.numbers(numbers)
    }

    private func write(_ numbers: Data, as number: Int, of table: String) throws {
        try db.run("INSERT OR REPLACE INTO \(table) (block, numbers) VALUES (?, ?)", number, numbers)
    }

    // MARK: - Reading

    /// The site of each animal, by its key; 0 for those that are nowhere.
    func sites() throws -> [UInt32] { try all(of: "animal_sites", size: Self.animals) }

    /// The latitude and the longitude of each site, by twice its key and the number after that.
    func degrees() throws -> [Double] {
        let bits: [UInt64] = try all(of: "site_places", size: Self.sites * 2)
        return bits.map(Double.init(bitPattern:))
    }

    private func all<Number: FixedWidthInteger>(of table: String, size: Int) throws -> [Number] {
        var all: [Number] = []
        let blocks = try Int.fetchOne(db.cachedStatement(sql: "SELECT count(*) FROM \(table)"))
        all.reserveCapacity((blocks ?? 0) * size)
        let rows = try Row.fetchCursor(
            db.cachedStatement(sql: "SELECT block, numbers FROM \(table) ORDER BY block")
        )
        while let row = try rows.next() {
            var reader = RowReader(row)
            let number: Int = try reader.required()
            let numbers: [Number] = LittleEndian.numbers(try reader.required())
            guard 0..<KeyBlock.size ~= number, all.count <= number * size, numbers.count <= size else {
                throw UnreadableRow(reason: "block \(number) of \(table) cannot be")
            }
            all += repeatElement(0, count: number * size - all.count)
            all += numbers
        }
        return all
    }

    private static let animals = 4096
    private static let sites = 1024
}
