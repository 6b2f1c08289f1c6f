import GRDB

/// By what animals are found, as sets of their keys.
extension CatalogSchema {
    /// Makes room in place of the index of texts that there was before; what is there is indexed once it is as the
    /// present program writes it (`packing`).
    static func indexing(_ db: Database) throws {
        try db.execute(
            sql: """
                DROP TABLE animal_text;

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

                -- How many adoptable listings have what there is to suggest (SuggestedGroup), what expired included.
                CREATE TABLE suggested_group (
                    -- As SuggestionKind writes it.
                    kind TEXT NOT NULL,
                    -- The values as SearchText.fold makes them, joined by spaces.
                    folded TEXT NOT NULL,
                    -- The values, as they are spelled; '' for none.
                    first TEXT NOT NULL, second TEXT NOT NULL, third TEXT NOT NULL,
                    animals INTEGER NOT NULL,
                    PRIMARY KEY (kind, folded, first, second, third)
                ) STRICT, WITHOUT ROWID;

                -- One row: a number that moves on when there may be something else to suggest.
                CREATE TABLE suggested_state (number INTEGER NOT NULL) STRICT;
                INSERT INTO suggested_state VALUES (0);
                """
        )
    }

    /// Has animals found by their site and their organisation through the index, and drops what they were found by before:
    /// each entry of it was written at a place of its own.
    static func indexingReferences(_ db: Database) throws {
        let index = PostingChanges(db)
        let rows = try Row.fetchCursor(db, sql: "SELECT id, site, organization FROM animal ORDER BY id")
        while let row = try rows.next() {
            var reader = RowReader(row)
            let (key, site): (Int64, Int64?) = (try reader.required(), try reader.next())
            if let site { index.add(Posting(.site, site), to: key) }
            if let organization: Int64 = try reader.next() { index.add(Posting(.organization, organization), to: key) }
        }
        _ = try index.finish()
        try db.execute(sql: "DROP INDEX animal_by_site; DROP INDEX animal_by_organization")
    }

    /// Has animals sorted by their names through the index, and drops what they were sorted by before: each entry of it was
    /// written at a place of its own.
    static func indexingNames(_ db: Database) throws {
        try indexNames(db)
        try db.execute(sql: "DROP INDEX animal_by_name")
    }

    /// Takes all names into the index, where some may be already.
    static func indexNames(_ db: Database) throws {
        let index = PostingChanges(db)
        let rows = try Row.fetchCursor(db, sql: "SELECT id, sort_name FROM animal ORDER BY id")
        while let row = try rows.next() {
            var reader = RowReader(row)
            let (key, name): (Int64, String) = (try reader.required(), try reader.required())
            index.add(Posting(.name, name), to: key)
        }
        _ = try index.finish()
    }
}
