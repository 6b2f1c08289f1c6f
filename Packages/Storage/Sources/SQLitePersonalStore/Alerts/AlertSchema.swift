import GRDB

/// The tables of alerts.
enum AlertSchema {
    /// Alerts, the batches they report, and every animal that each has claimed; an animal without a batch was known
    /// when the alert was made. The tables keep no rowid where their key says it all.
    static func create(_ db: Database) throws {
        try db.execute(
            sql: """
                CREATE TABLE alert (
                    id TEXT NOT NULL PRIMARY KEY,
                    name TEXT NOT NULL,
                    name_key TEXT NOT NULL UNIQUE,
                    filter TEXT NOT NULL,
                    place TEXT,
                    within_km REAL,
                    created_at REAL NOT NULL,
                    edited_at REAL NOT NULL,
                    checked_at REAL,
                    check_reported INTEGER,
                    check_batch TEXT,
                    check_failure TEXT
                ) WITHOUT ROWID;

                CREATE TABLE alert_batch (
                    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
                    id TEXT NOT NULL UNIQUE,
                    alert_id TEXT NOT NULL REFERENCES alert (id) ON DELETE CASCADE,
                    created_at REAL NOT NULL,
                    is_confirmed INTEGER NOT NULL DEFAULT 0
                );
                CREATE INDEX alert_batch_by_alert ON alert_batch (alert_id, is_confirmed);

                CREATE TABLE alert_match (
                    alert_id TEXT NOT NULL REFERENCES alert (id) ON DELETE CASCADE,
                    animal_id TEXT NOT NULL,
                    batch INTEGER REFERENCES alert_batch (sequence) ON DELETE CASCADE,
                    position INTEGER,
                    type TEXT,
                    title TEXT,
                    summary TEXT,
                    url TEXT,
                    town TEXT,
                    published_at REAL,
                    PRIMARY KEY (alert_id, animal_id)
                ) WITHOUT ROWID;
                CREATE INDEX alert_match_by_batch ON alert_match (batch, position);
                """
        )
    }
}
