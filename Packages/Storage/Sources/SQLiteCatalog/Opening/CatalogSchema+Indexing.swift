import GRDB

/// By what animals are found, as sets of their keys.
extension CatalogSchema {
    /// Makes the tables, empty. A migration that was made before them writes to them, too.
    static func makeIndex(_ db: Database) throws {
        try db.execute(
            sql: """
                DROP TABLE IF EXISTS posting;
                DROP TABLE IF EXISTS animal_sites;
                DROP TABLE IF EXISTS site_places;

                -- The keys of the animals that have a value in a field (Posting.Field), as KeyBlock packs them.
                CREATE TABLE posting (
                    field INTEGER NOT NULL,
                    -- The id of a term, a number, or a word as SearchText.fold makes it.
                    value ANY NOT NULL,
                    block INTEGER NOT NULL,
                    keys BLOB NOT NULL,
                    PRIMARY KEY (field, value, block)
                ) STRICT, WITHOUT ROWID;

                -- As SiteColumn packs them.
                CREATE TABLE animal_sites (block INTEGER PRIMARY KEY, numbers BLOB NOT NULL) STRICT;
                CREATE TABLE site_places (block INTEGER PRIMARY KEY, numbers BLOB NOT NULL) STRICT;
                """
        )
    }

    /// Makes the index of everything there is, in place of the index of texts that did so before.
    static func indexing(_ db: Database) throws {
        try db.execute(sql: "DROP TABLE animal_text")
        try makeIndex(db)
        try AnimalWriter.indexAll(db)
    }
}
