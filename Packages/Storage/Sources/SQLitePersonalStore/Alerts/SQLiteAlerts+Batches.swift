public import Boundaries
public import Domain
import Foundation
import GRDB

/// Claiming matches, and confirming that they were written out.
extension SQLiteAlerts {
    public func unreported(
        _ animals: [AnimalID],
        by alert: AlertID
    ) async throws(PersonalStoreError) -> [AnimalID] {
        try await database.read { db in
            let search = try db.makeStatement(sql: "SELECT 1 FROM alert_match WHERE alert_id = ? AND animal_id = ?")
            return try animals.filter { animal in
                try Bool.fetchOne(search, arguments: [alert.text, animal.description]) == nil
            }
        } ?? animals
    }

    public func claim(_ batch: AlertBatch) async throws(PersonalStoreError) -> AlertBatch? {
        try await database.write { db in
            guard try Self.exists(batch.alert, db) else { return nil }
            try db.execute(
                sql: "INSERT INTO alert_batch (id, alert_id, created_at, is_confirmed) VALUES (?, ?, ?, 0)",
                arguments: [batch.id.text, batch.alert.text, batch.createdAt.timeIntervalSince1970]
            )
            let sequence = db.lastInsertedRowID
            var claimed: [AlertMatch] = []
            let insertion = try db.makeStatement(
                sql: """
                    INSERT OR IGNORE INTO alert_match
                        (alert_id, animal_id, batch, position, type, title, summary, url, town, published_at)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                    """
            )
            for match in batch.matches {
                try insertion.execute(arguments: [
                    batch.alert.text, match.animalID.description, sequence, claimed.count, match.type.text,
                    match.title, match.summary, match.url, match.town, match.publishedAt?.timeIntervalSince1970,
                ])
                if db.changesCount > 0 { claimed.append(match) }
            }
            if claimed.isEmpty {
                try db.execute(sql: "DELETE FROM alert_batch WHERE sequence = ?", arguments: [sequence])
                return nil
            }
            return AlertBatch(id: batch.id, alert: batch.alert, createdAt: batch.createdAt, matches: claimed)
        }
    }

    public func openBatches(of alert: AlertID) async throws(PersonalStoreError) -> [AlertBatchID] {
        try await database.read { db in try Self.openBatches(of: alert, db) } ?? []
    }

    public func batch(_ id: AlertBatchID) async throws(PersonalStoreError) -> AlertBatch? {
        try await database.read { db -> AlertBatch? in
            guard let row = try Row.fetchOne(db, sql: "SELECT * FROM alert_batch WHERE id = ?", arguments: [id.text]),
                let alert = AlertID(row["alert_id"])
            else { return nil }
            let sequence: Int64 = row["sequence"]
            let matches = try Row.fetchAll(
                db,
                sql: "SELECT * FROM alert_match WHERE batch = ? ORDER BY position",
                arguments: [sequence]
            )
            return AlertBatch(
                id: id,
                alert: alert,
                createdAt: Date(timeIntervalSince1970: row["created_at"]),
                matches: try matches.map { try AlertMatch(row: $0) },
                isConfirmed: row["is_confirmed"]
            )
        } ?? nil
    }

    public func conclude(
        _ alert: AlertID,
        confirming batches: [AlertBatchID],
        result: AlertCheckResult
    ) async throws(PersonalStoreError) {
        try await database.write { db in
            for batch in batches {
                try db.execute(
                    sql: "UPDATE alert_batch SET is_confirmed = 1 WHERE id = ? AND alert_id = ?",
                    arguments: [batch.text, alert.text]
                )
            }
            try db.execute(
                sql: """
                    UPDATE alert SET checked_at = ?, check_reported = ?, check_batch = ?, check_failure = ? WHERE id = ?
                    """,
                arguments: [
                    result.checkedAt.timeIntervalSince1970, result.reported, result.batch?.text, result.failure,
                    alert.text,
                ]
            )
        }
    }

    public func recentMatches(
        of alerts: [AlertID],
        limit: Int
    ) async throws(PersonalStoreError) -> [ReportedMatch] {
        let wanted = Set(alerts)
        return try await database.read { db in
            var found: [ReportedMatch] = []
            // The latest batches first, until there are enough: their matches are few beside all that were reported.
            let batches = try Row.fetchCursor(
                db,
                sql: "SELECT sequence, alert_id, created_at FROM alert_batch ORDER BY created_at DESC, sequence DESC"
            )
            while found.count < limit, let batch = try batches.next() {
                guard let alert = AlertID(batch["alert_id"]), wanted.contains(alert) else { continue }
                let (sequence, createdAt): (Int64, Double) = (batch["sequence"], batch["created_at"])
                let rows = try Row.fetchAll(
                    db,
                    sql: "SELECT * FROM alert_match WHERE batch = ? ORDER BY position LIMIT ?",
                    arguments: [sequence, limit - found.count]
                )
                found += try rows.map { row in
                    ReportedMatch(
                        alert: alert,
                        match: try AlertMatch(row: row),
                        reportedAt: Date(timeIntervalSince1970: createdAt)
                    )
                }
            }
            return found
        } ?? []
    }

    static func openBatches(of alert: AlertID, _ db: Database) throws -> [AlertBatchID] {
        try String.fetchAll(
            db,
            sql: "SELECT id FROM alert_batch WHERE alert_id = ? AND is_confirmed = 0 ORDER BY sequence",
            arguments: [alert.text]
        ).compactMap { AlertBatchID($0) }
    }
}
