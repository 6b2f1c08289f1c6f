import Domain
import FoundationEssentials
import GRDB

/// When records were fetched, of which that is all there is to tell: nearly all.
extension CatalogSchema {
    static let fetches = """
        -- The times that a source was asked, of which there still are records.
        CREATE TABLE IF NOT EXISTS fetch (
            number INTEGER PRIMARY KEY,
            source TEXT NOT NULL,
            fetched_at REAL NOT NULL,
            -- How many records were told of then, and not since.
            records INTEGER NOT NULL,
            UNIQUE (source, fetched_at)
        ) STRICT;
        -- The numbers of the fetches of records, as FetchColumn packs them.
        CREATE TABLE IF NOT EXISTS animal_fetches (block INTEGER PRIMARY KEY, numbers BLOB NOT NULL) STRICT;
        """

    /// Takes what was a row for each record out of `provenance`, where what else there is to tell stays.
    static func fetching(_ db: Database) throws {
        try db.execute(sql: fetches)
        let column = FetchColumn(db)
        let rows = try Row.fetchCursor(
            db,
            sql: "SELECT animal.id, animal.source, own.fetched_at \(onlyFetches) ORDER BY animal.id"
        )
        while let row = try rows.next() {
            var reader = RowReader(row)
            let (key, source): (Int64, String) = (try reader.required(), try reader.required())
            guard let source = SourceName(source) else { throw UnreadableRow(reason: "\(source) is no source's name") }
            try column.set(Fetch(source: source, moment: try reader.requiredDate()), of: key)
        }
        try column.finish()
        try db.execute(
            sql: """
                DROP INDEX provenance_by_source;
                DELETE FROM provenance WHERE animal IN (SELECT animal.id \(onlyFetches));
                CREATE INDEX provenance_by_source ON provenance (source, fetched_at);
                """
        )
    }

    private static let onlyFetches = """
        FROM provenance AS own
        JOIN animal ON animal.id = own.animal AND animal.source = own.source AND animal.source_id = own.source_id
        WHERE own.expires_at IS NULL AND NOT EXISTS (
            SELECT * FROM provenance AS other WHERE other.animal = own.animal AND other.position <> own.position
        )
        """
}
