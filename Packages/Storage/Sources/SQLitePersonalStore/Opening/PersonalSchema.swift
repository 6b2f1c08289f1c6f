import GRDB

/// The tables of what a person keeps, and the migrations that make them.
///
/// Migrations are only ever added: a file on somebody's disk may stand at any of them.
enum PersonalSchema {
    /// Marks the file as a person's own of PetSave: `PetK` in ASCII.
    static let applicationID = 0x5065_744B

    static let migrator: DatabaseMigrator = {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("0 a file of PetSave") { db in
            try db.execute(sql: "PRAGMA application_id = \(applicationID)")
        }
        migrator.registerMigration("shortlist 1") { db in try db.execute(sql: ShortlistSchema.sql) }
        migrator.registerMigration("alerts 1", migrate: AlertSchema.create)
        return migrator
    }()

    /// How a file's schema stands to this program's.
    enum State {
        /// Empty, current, or made by an older PetSave.
        case ours
        case newer
        case foreign
    }

    static func state(_ db: Database) throws -> State {
        guard try Int.fetchOne(db, sql: "PRAGMA application_id") == applicationID else {
            let tables = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema WHERE type = 'table'")
            return tables == 0 ? .ours : .foreign
        }
        return try migrator.hasBeenSuperseded(db) ? .newer : .ours
    }
}
