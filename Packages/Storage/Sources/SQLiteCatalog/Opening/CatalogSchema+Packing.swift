import GRDB

/// What is only shown of an animal, in one value.
extension CatalogSchema {
    /// Packs what tables of lists held, and takes out of `animal` what nothing asks for since there is an index of our own.
    ///
    /// From here on the tables are as the present program writes them: a file that was not indexed or merged before is so
    /// now.
    static func packing(_ db: Database) throws {
        try db.execute(
            sql: """
                -- As Animal.packedDetails packs them.
                CREATE TABLE details (animal INTEGER PRIMARY KEY REFERENCES animal (id), packed BLOB NOT NULL) STRICT;
                -- As PublicationColumn packs them.
                CREATE TABLE animal_moments (block INTEGER PRIMARY KEY, numbers BLOB NOT NULL) STRICT;
                -- One row: a number that moves on with each change of the index, for what is remembered of it.
                ALTER TABLE suggested_state RENAME TO revision;
                """
        )
        // Which belong to later migrations, but whoever writes animals from here on writes them as the present program does.
        try db.execute(sql: fingerprints)
        try db.execute(sql: fetches)
        try UnpackedDetails(db).packAll()
        try db.execute(
            sql: """
                DROP TABLE listing;
                DROP TABLE cropped_photo;
                DROP TABLE photo;
                DROP TABLE video;
                DROP TABLE tag;
                DROP TABLE bond;
                DROP TABLE status_change;
                DROP INDEX animal_by_type;
                DROP INDEX animal_by_site;
                DROP INDEX animal_by_folded_name;
                DROP INDEX animal_by_publication;
                ALTER TABLE animal DROP COLUMN folded_name;
                ALTER TABLE animal DROP COLUMN has_photo;
                CREATE INDEX animal_by_site ON animal (site);
                """
        )
        if try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT * FROM posting)") == true {
            try PublicationColumn(db).writeAll()
            // Which belongs to a later migration, but whoever merges listings looks for names there.
            try indexNames(db)
        } else {
            try AnimalWriter.indexAll(db)
        }
        guard try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT * FROM part)") == false else { return }
        var merging = MergedListings(try AnimalWriter(db), db)
        try merging.mergeAll()
        try merging.writer.finish()
    }
}
