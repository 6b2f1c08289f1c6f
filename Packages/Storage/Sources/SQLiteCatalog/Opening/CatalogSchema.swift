import Domain
import FoundationEssentials
import GRDB

/// The tables of the catalogue, and the migrations that make them.
///
/// Migrations are only ever added: a file on somebody's disk may stand at any of them.
enum CatalogSchema {
    /// Marks the file as a PetSave catalogue: `PetS` in ASCII.
    static let applicationID = 0x5065_7453

    private struct Migration: Sendable {
        let name: String
        let run: @Sendable (Database) throws -> Void
    }

    private static let migrations = [
        Migration(name: "1 animals and organisations") { db in
            try db.execute(sql: vocabularyAndPlaces)
            try db.execute(sql: organizations)
            try db.execute(sql: animals)
            try db.execute(sql: listsOfAnimals)
            try db.execute(sql: searching)
            try db.execute(sql: "PRAGMA application_id = \(applicationID)")
        },
        Migration(name: "2 words of names and breeds") { try $0.execute(sql: misspelling) },
        Migration(name: "3 sources that are synced") { db in
            try db.execute(sql: syncing)
            try db.execute(sql: expiry)
        },
        Migration(name: "4 listings merged from several sources", run: merging),
        Migration(name: "5 an index of our own", run: indexing),
        Migration(name: "6 packed details", run: packing),
        Migration(name: "7 fingerprints of records") { try $0.execute(sql: fingerprints) },
        Migration(name: "8 sites and organisations in the index", run: indexingReferences),
        Migration(name: "9 fetches of many records at once", run: fetching),
        Migration(name: "10 names in the index", run: indexingNames),
    ]

    static let migrator = migrator { _ in }

    private static func migrator(didRun: @escaping @Sendable (_ index: Int) -> Void) -> DatabaseMigrator {
        var migrator = DatabaseMigrator()
        for (index, migration) in migrations.enumerated() {
            migrator.registerMigration(migration.name) { db in
                try migration.run(db)
                didRun(index)
            }
        }
        return migrator
    }

    /// Runs the migrations that are missing, each in a transaction of its own. No other process may do so meanwhile.
    ///
    /// - Parameter progress: Called before the first migration, and after each.
    static func migrate(
        _ writer: some DatabaseWriter,
        progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
    ) throws {
        let applied = try writer.read(migrator.appliedIdentifiers).count
        let total = migrations.count - applied
        progress(0, total)
        try migrator { progress($0 + 1 - applied, total) }.migrate(writer)
    }

    /// How a file's schema stands to this program's.
    enum State {
        case current
        /// Empty, or made by an older PetSave.
        case older
        /// Made by a newer PetSave.
        case newer
        /// Some other program's database.
        case foreign
    }

    static func state(_ db: Database) throws -> State {
        guard try Int.fetchOne(db, sql: "PRAGMA application_id") == applicationID else {
            return try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema WHERE type = 'table'") == 0
                || db.tableExists("grdb_migrations") && migrator.appliedIdentifiers(db).isEmpty ? .older : .foreign
        }
        if try migrator.hasBeenSuperseded(db) { return .newer }
        return try migrator.hasCompletedMigrations(db) ? .current : .older
    }

    /// What the newest were found by before `packing`. The number is `Date.distantPast` in seconds since 2001, which stood for
    /// "nobody said".
    static let publicationOrder = "coalesce(published_at, -63114076800.0)"

    /// Sources, terms and sites: what many animals have in common is kept once.
    private static let vocabularyAndPlaces = """
        CREATE TABLE source (
            name TEXT NOT NULL PRIMARY KEY,
            -- How many animals came from it.
            animals INTEGER NOT NULL DEFAULT 0
        ) STRICT, WITHOUT ROWID;

        -- A type, age, breed, colour …, as its source writes it.
        CREATE TABLE term (
            id INTEGER PRIMARY KEY,
            text TEXT NOT NULL UNIQUE,
            -- As SearchText.fold makes it.
            folded TEXT NOT NULL
        ) STRICT;

        -- A point where animals are, in degrees.
        CREATE TABLE site (
            id INTEGER PRIMARY KEY,
            latitude REAL NOT NULL,
            longitude REAL NOT NULL,
            UNIQUE (latitude, longitude)
        ) STRICT;

        CREATE VIRTUAL TABLE site_index USING rtree(id, south, north, west, east);
        """

    /// Dates are seconds since 2001-01-01 00:00 UTC, as Foundation keeps them, so that none is rounded.
    private static let organizations = """
        -- Every organisation that a record names, described or not.
        CREATE TABLE organization_identity (
            id INTEGER PRIMARY KEY,
            source TEXT NOT NULL REFERENCES source (name),
            source_id TEXT NOT NULL,
            lowercase_id TEXT NOT NULL,
            UNIQUE (source, source_id)
        ) STRICT;
        CREATE INDEX organization_identity_by_lowercase_id ON organization_identity (lowercase_id);

        CREATE TABLE organization (
            identity INTEGER PRIMARY KEY REFERENCES organization_identity (id),
            name TEXT NOT NULL,
            email TEXT, phone TEXT,
            address1 TEXT, address2 TEXT, city TEXT, state TEXT, postcode TEXT, country TEXT,
            url TEXT, website TEXT, mission_statement TEXT,
            monday TEXT, tuesday TEXT, wednesday TEXT, thursday TEXT, friday TEXT, saturday TEXT, sunday TEXT,
            adoption_policy TEXT, adoption_url TEXT,
            facebook TEXT, twitter TEXT, youtube TEXT, instagram TEXT, pinterest TEXT,
            latitude REAL, longitude REAL
        ) STRICT;

        CREATE TABLE organization_photo (
            organization INTEGER NOT NULL REFERENCES organization (identity),
            position INTEGER NOT NULL,
            small TEXT, medium TEXT, large TEXT, "full" TEXT,
            PRIMARY KEY (organization, position)
        ) STRICT, WITHOUT ROWID;
        """

    /// What animals are found and ordered by is kept apart from what is only shown, so that searching reads little.
    private static let animals = """
        CREATE TABLE animal (
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
            UNIQUE (source, source_id)
        ) STRICT;
        CREATE INDEX animal_by_site ON animal (site, status, type);
        CREATE INDEX animal_by_organization ON animal (organization);
        CREATE INDEX animal_by_type ON animal (type, status);
        CREATE INDEX animal_by_publication ON animal (\(publicationOrder) DESC, source, source_id);
        CREATE INDEX animal_by_name ON animal (folded_name, source, source_id);

        CREATE TABLE listing (
            animal INTEGER PRIMARY KEY REFERENCES animal (id),
            name TEXT NOT NULL,
            species TEXT,
            -- Days since 1970-01-01.
            birth_day INTEGER,
            birth_day_is_exact INTEGER,
            description TEXT,
            organization_animal_id TEXT,
            url TEXT,
            email TEXT, phone TEXT,
            address1 TEXT, address2 TEXT, city TEXT, state TEXT, postcode TEXT, country TEXT,
            fee_hundredths INTEGER, fee_currency TEXT, fee_text TEXT,
            status_changed_at REAL
        ) STRICT;
        """

    private static let listsOfAnimals = """
        CREATE TABLE cropped_photo (
            animal INTEGER PRIMARY KEY REFERENCES animal (id),
            small TEXT, medium TEXT, large TEXT, "full" TEXT
        ) STRICT;

        CREATE TABLE photo (
            animal INTEGER NOT NULL REFERENCES animal (id),
            position INTEGER NOT NULL,
            small TEXT, medium TEXT, large TEXT, "full" TEXT,
            PRIMARY KEY (animal, position)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE video (
            animal INTEGER NOT NULL REFERENCES animal (id),
            position INTEGER NOT NULL,
            embed TEXT NOT NULL,
            PRIMARY KEY (animal, position)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE tag (
            animal INTEGER NOT NULL REFERENCES animal (id),
            position INTEGER NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (animal, position)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE bond (
            animal INTEGER NOT NULL REFERENCES animal (id),
            position INTEGER NOT NULL,
            partner_source TEXT NOT NULL,
            partner_source_id TEXT NOT NULL,
            PRIMARY KEY (animal, position)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE status_change (
            animal INTEGER NOT NULL REFERENCES animal (id),
            position INTEGER NOT NULL,
            status INTEGER NOT NULL REFERENCES term (id),
            since REAL NOT NULL,
            PRIMARY KEY (animal, position)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE provenance (
            animal INTEGER NOT NULL REFERENCES animal (id),
            position INTEGER NOT NULL,
            source TEXT NOT NULL,
            source_id TEXT NOT NULL,
            fetched_at REAL NOT NULL,
            expires_at REAL,
            PRIMARY KEY (animal, position)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX provenance_by_source ON provenance (source, fetched_at);
        """

    /// The index holds the four fields of `AnimalSearchText`, and no copy of them. Folded text consists of lower-case
    /// ASCII letters, digits, spaces and whatever is not ASCII, which the `ascii` tokenizer splits at the spaces alone.
    private static let searching = """
        CREATE VIRTUAL TABLE animal_text USING fts5(name, breeds, tags, description, content='', tokenize='ascii');
        """

    /// What a misspelled word is compared with.
    private static let misspelling = """
        -- A word of some name, breed or species, as SearchText.fold makes it.
        CREATE TABLE name_word (text TEXT NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID;
        """
}
