/// What syncing sources needs.
extension CatalogSchema {
    /// How the syncs of the sources stand, so that each goes on where it was stopped.
    static let syncing = """
        CREATE TABLE sync (
            source TEXT NOT NULL PRIMARY KEY,
            -- The open pass, from here to listed_before: all NULL when there is none.
            started_at REAL,
            -- NULL for a pass over everything.
            changed_since REAL,
            scope TEXT,
            -- Where it goes on, in the feed's own words; NULL before the first page.
            cursor TEXT,
            pages INTEGER,
            seen INTEGER,
            -- How many records of the source were listed when the pass began.
            listed_before INTEGER,
            -- When the last pass that was finished began, and the last one over everything.
            refreshed_at REAL,
            completed_at REAL,
            completed_scope TEXT,
            -- Why the last sync stopped: all NULL after one that went well.
            failure_at REAL,
            failure_reason TEXT,
            failure_retry_at REAL
        ) STRICT, WITHOUT ROWID;
        """

    /// When a record may no longer be shown: `Animal.expiresAt`, of which most records have none.
    static let expiry = """
        ALTER TABLE animal ADD COLUMN expires_at REAL;
        UPDATE animal SET expires_at = (
            SELECT own.expires_at FROM provenance AS own
            WHERE own.animal = animal.id AND +own.source = animal.source AND own.source_id = animal.source_id
            ORDER BY own.fetched_at DESC, own.position LIMIT 1
        )
        WHERE id IN (SELECT animal FROM provenance WHERE expires_at IS NOT NULL);
        CREATE INDEX animal_by_expiry ON animal (expires_at) WHERE expires_at IS NOT NULL;
        """
}
