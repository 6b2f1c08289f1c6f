import GRDB

/// Room for listings that are merged from records of several sources.
extension CatalogSchema {
    /// Makes the tables; what is there is merged once they are as the present program writes them (`packing`).
    ///
    /// A merged listing is a row of `animal` beside those of its records, and has the id of one of them. That no two rows
    /// have one id is a part of the table, which so has to be made anew.
    static func merging(_ db: Database) throws {
        db.add(function: .nameKey)
        let columns = try db.columns(in: "animal").map(\.name).joined(separator: ", ")
        try db.execute(sql: animalsWithMerged)
        try db.execute(
            sql: """
                INSERT INTO animal_with_merged (\(columns), sort_name, merged)
                SELECT \(columns), name_key((SELECT name FROM listing WHERE listing.animal = animal.id)), 0
                FROM animal ORDER BY id;
                DROP TABLE animal;
                ALTER TABLE animal_with_merged RENAME TO animal;
                """
        )
        try db.execute(sql: indexesOfAnimals)
        try db.execute(sql: parts)
    }

    private static let animalsWithMerged = """
        CREATE TABLE animal_with_merged (
            id INTEGER PRIMARY KEY,
            source TEXT NOT NULL REFERENCES source (name),
            source_id TEXT NOT NULL,
            organization INTEGER REFERENCES organization_identity (id),
            site INTEGER REFERENCES site (id),
            location_origin TEXT,
            type INTEGER NOT NULL REFERENCES term (id),
            status INTEGER NOT NULL REFERENCES term (id),
            age INTEGER REFERENCES term (id),
            gender INTEGER REFERENCES term (id),
            size INTEGER REFERENCES term (id),
            coat INTEGER REFERENCES term (id),
            primary_breed INTEGER REFERENCES term (id),
            secondary_breed INTEGER REFERENCES term (id),
            mixed_breed INTEGER,
            unknown_breed INTEGER,
            primary_color INTEGER REFERENCES term (id),
            secondary_color INTEGER REFERENCES term (id),
            tertiary_color INTEGER REFERENCES term (id),
            spayed_neutered INTEGER,
            house_trained INTEGER,
            declawed INTEGER,
            special_needs INTEGER,
            shots_current INTEGER,
            good_with_children INTEGER,
            good_with_dogs INTEGER,
            good_with_cats INTEGER,
            published_at REAL,
            has_photo INTEGER NOT NULL,
            folded_name TEXT NOT NULL,
            expires_at REAL,
            -- As NameKey makes it.
            sort_name TEXT NOT NULL,
            -- 0 for a source's own record, 1 for a listing merged from several.
            merged INTEGER NOT NULL,
            UNIQUE (source, source_id, merged)
        ) STRICT;
        """

    /// By name both ways: as they are sorted, with what tells at once that two records are not of one animal; and as
    /// they are written, for those that somebody searches whole.
    private static let indexesOfAnimals = """
        CREATE INDEX animal_by_site ON animal (site, status, type);
        CREATE INDEX animal_by_organization ON animal (organization);
        CREATE INDEX animal_by_type ON animal (type, status);
        CREATE INDEX animal_by_publication ON animal (\(publicationOrder) DESC, source, source_id);
        CREATE INDEX animal_by_name ON animal (sort_name, source, source_id, type, gender, site, merged);
        CREATE INDEX animal_by_folded_name ON animal (folded_name);
        CREATE INDEX animal_by_expiry ON animal (expires_at) WHERE expires_at IS NOT NULL;
        """

    private static let parts = """
        -- The records of different sources that look like one animal, each pair both ways round.
        CREATE TABLE likeness (
            one INTEGER NOT NULL REFERENCES animal (id),
            other INTEGER NOT NULL REFERENCES animal (id),
            PRIMARY KEY (one, other)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX likeness_by_other ON likeness (other);

        -- The records that a merged listing shows together.
        CREATE TABLE part (
            record INTEGER PRIMARY KEY REFERENCES animal (id),
            listing INTEGER NOT NULL REFERENCES animal (id)
        ) STRICT;
        CREATE INDEX part_by_listing ON part (listing);
        """
}
