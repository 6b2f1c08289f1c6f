public import Boundaries
public import Domain
import Foundation
import GRDB

/// Alerts in the file that holds what a person keeps.
public struct SQLiteAlerts: AlertStore {
    let database: PersonalDatabase
    let clock: any Clock<Duration>
    let patience: Duration

    /// - Parameters:
    ///   - clock: What waiting for another process's check goes by.
    ///   - patience: How long to wait for one, a command that it runs included.
    public init(
        database: PersonalDatabase,
        clock: any Clock<Duration> = ContinuousClock(),
        patience: Duration = .seconds(120)
    ) {
        self.database = database
        self.clock = clock
        self.patience = patience
    }

    public func alerts() async throws(PersonalStoreError) -> [Alert] {
        try await database.read { db in
            try Row.fetchAll(db, sql: "SELECT * FROM alert ORDER BY name_key").map { try Alert(row: $0) }
        } ?? []
    }

    public func add(_ alert: Alert, knowing known: [AnimalID]) async throws(PersonalStoreError) -> Bool {
        try await database.write { db in
            guard try Self.isFree(alert.name, for: alert.id, db) else { return false }
            try db.execute(
                sql: """
                    INSERT INTO alert (id, name, name_key, filter, place, within_km, created_at, edited_at)
                    VALUES (:id, :name, :name_key, :filter, :place, :within_km, :created_at, :edited_at)
                    """,
                arguments: try alert.columns()
            )
            let insertion = try db.makeStatement(
                sql: "INSERT OR IGNORE INTO alert_match (alert_id, animal_id) VALUES (?, ?)"
            )
            for animal in known { try insertion.execute(arguments: [alert.id.text, animal.description]) }
            return true
        }
    }

    public func update(_ alert: Alert) async throws(PersonalStoreError) -> AlertUpdate {
        try await database.write { db in
            guard try Self.exists(alert.id, db) else { return .gone }
            guard try Self.isFree(alert.name, for: alert.id, db) else { return .nameTaken }
            try db.execute(
                sql: """
                    UPDATE alert SET name = :name, name_key = :name_key, filter = :filter, place = :place,
                        within_km = :within_km, created_at = :created_at, edited_at = :edited_at
                    WHERE id = :id
                    """,
                arguments: try alert.columns()
            )
            return .updated
        }
    }

    public func remove(_ id: AlertID) async throws(PersonalStoreError) -> Bool {
        try await database.write { db in
            try db.execute(sql: "DELETE FROM alert WHERE id = ?", arguments: [id.text])
            return db.changesCount > 0
        }
    }

    public func status(of id: AlertID) async throws(PersonalStoreError) -> AlertStatus? {
        try await database.read { db -> AlertStatus? in
            guard let row = try Row.fetchOne(db, sql: "SELECT * FROM alert WHERE id = ?", arguments: [id.text]) else {
                return nil
            }
            let known = try Int.fetchOne(
                db,
                sql: "SELECT count(*) FROM alert_match WHERE alert_id = ?",
                arguments: [id.text]
            )
            return AlertStatus(
                known: known ?? 0,
                openBatches: try Self.openBatches(of: id, db),
                lastResult: AlertCheckResult(row: row)
            )
        } ?? nil
    }

    static func exists(_ id: AlertID, _ db: Database) throws -> Bool {
        try Bool.fetchOne(db, sql: "SELECT 1 FROM alert WHERE id = ?", arguments: [id.text]) ?? false
    }

    private static func isFree(_ name: AlertName, for id: AlertID, _ db: Database) throws -> Bool {
        try Bool.fetchOne(
            db,
            sql: "SELECT 1 FROM alert WHERE name_key = ? AND id <> ?",
            arguments: [name.key, id.text]
        ) == nil
    }
}
