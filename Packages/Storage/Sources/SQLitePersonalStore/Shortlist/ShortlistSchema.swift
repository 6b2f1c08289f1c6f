/// The table of the shortlist.
enum ShortlistSchema {
    /// One row an animal that is or was in the list. `removal` numbers those that were removed, the last the highest; it
    /// is null for those that are in the list, of which each animal has one.
    ///
    /// Moments are seconds since 1 January 2001 (UTC), so that they come back exactly. Texts are compared by bytes.
    static let sql = """
        CREATE TABLE shortlist (
            source TEXT NOT NULL,
            source_id TEXT NOT NULL,
            added_at REAL NOT NULL,
            rating INTEGER CHECK (rating BETWEEN 0 AND 5),
            note TEXT CHECK (note <> ''),
            removal INTEGER UNIQUE,
            taken_at REAL NOT NULL,
            name TEXT NOT NULL,
            type TEXT NOT NULL,
            species TEXT,
            primary_breed TEXT,
            secondary_breed TEXT,
            mixed INTEGER,
            unknown_breed INTEGER,
            age TEXT,
            gender TEXT,
            size TEXT,
            organization_id TEXT,
            organization_name TEXT,
            email TEXT,
            phone TEXT,
            address1 TEXT,
            address2 TEXT,
            city TEXT,
            state TEXT,
            postcode TEXT,
            country TEXT,
            url TEXT,
            photo TEXT,
            latitude REAL,
            longitude REAL,
            location_origin TEXT
        ) STRICT;
        CREATE UNIQUE INDEX shortlist_present ON shortlist (source, source_id) WHERE removal IS NULL;
        """
}
