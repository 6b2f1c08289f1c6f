import Domain
import FoundationEssentials
import GRDB

/// When each animal was published, packed.
struct PublicationColumn {
    /// Seconds since 2001, bit for bit. What all bits 0 stand for, the first moment of 2001, is written as −0, since 0 says
    /// that nobody knows.
    private let moments: PackedColumn<UInt64>
    private let db: Database

    init(_ db: Database) {
        moments = PackedColumn("animal_moments", blocksOf: 4096, db)
        self.db = db
    }

    /// Writes when animals were published, in the order of the changes.
    func write(_ changes: [(key: Int64, publishedAt: Date?)]) throws {
        try moments.write(changes.map { ($0.key, Self.bits(of: $0.publishedAt)) })
    }

    /// Writes when each animal was published that there is.
    func writeAll() throws {
        var changes: [(key: Int64, publishedAt: Date?)] = []
        let rows = try Row.fetchCursor(db, sql: "SELECT id, published_at FROM animal ORDER BY id")
        while let row = try rows.next() {
            var reader = RowReader(row)
            changes.append((try reader.required(), try reader.nextDate()))
        }
        try write(changes)
    }

    /// When all animals were published.
    func publications() throws -> AnimalPublications { AnimalPublications(bits: try moments.all()) }

    private static func bits(of date: Date?) -> UInt64 {
        guard let seconds = date?.timeIntervalSinceReferenceDate else { return 0 }
        return seconds == 0 ? (-0.0 as Double).bitPattern : seconds.bitPattern
    }
}
