import Boundaries
import Domain
import FoundationEssentials
import GRDB

/// Keeps how the syncs of the sources stand, inside one transaction.
struct SyncTable {
    private let db: Database

    init(_ db: Database) {
        self.db = db
    }

    /// How the sync of each source stands, in the order of their names.
    func records() throws -> [SyncRecord] {
        let columns = SyncRecord.columns.joined(separator: ", ")
        return try Row.fetchAll(db, sql: "SELECT \(columns) FROM sync ORDER BY source").map { row in
            var reader = RowReader(row)
            return try SyncRecord(&reader)
        }
    }

    /// Makes `pass` the open one of its source.
    func open(_ pass: SyncPass, listedBefore: Int) throws {
        try db.run(
            Self.open,
            pass.source.text,
            pass.startedAt.timeIntervalSinceReferenceDate,
            pass.changedSince?.timeIntervalSinceReferenceDate,
            pass.scope,
            pass.cursor?.text,
            pass.pages,
            pass.seen,
            listedBefore,
        )
    }

    /// The open pass over the source, and how many of its records were listed when it began.
    ///
    /// - Throws: ``CatalogError/noOpenPass(over:)``.
    func openPass(over source: SourceName) throws -> (pass: SyncPass, listedBefore: Int) {
        let columns = (SyncRecord.columns + ["listed_before"]).joined(separator: ", ")
        let find = try db.cachedStatement(sql: "SELECT \(columns) FROM sync WHERE source = ?")
        guard let row = try Row.fetchOne(find, arguments: [source.text]) else {
            throw CatalogError.noOpenPass(over: source)
        }
        var reader = RowReader(row)
        guard let pass = try SyncRecord(&reader).openPass else { throw CatalogError.noOpenPass(over: source) }
        return (pass, try reader.required())
    }

    /// Counts one more page of the open pass, which goes on at `cursor`.
    func moveOn(_ source: SourceName, seen: Int, to cursor: FeedCursor?) throws {
        try db.run(
            """
            UPDATE sync SET pages = pages + 1, seen = seen + ?, cursor = ?
            WHERE source = ? AND started_at IS NOT NULL
            """,
            seen,
            cursor?.text,
            source.text
        )
        guard db.changesCount > 0 else { throw CatalogError.noOpenPass(over: source) }
    }

    /// Ends the open pass, which went well.
    ///
    /// - Parameter isBelieved: Whether what a pass over everything did not bring is known to be gone.
    func close(_ pass: SyncPass, isBelieved: Bool) throws {
        let startedAt = pass.startedAt.timeIntervalSinceReferenceDate
        if pass.changedSince == nil, isBelieved {
            try db.run(
                "UPDATE sync SET completed_at = ?, completed_scope = ? WHERE source = ?",
                startedAt,
                pass.scope,
                pass.source.text
            )
        }
        try db.run(Self.close, startedAt, pass.source.text)
    }

    func note(_ failure: SyncFailure, of source: SourceName) throws {
        try db.run(
            WriteSQL.upsert(
                into: "sync",
                ["source", "failure_at", "failure_reason", "failure_retry_at"],
                key: "source"
            ),
            source.text,
            failure.at.timeIntervalSinceReferenceDate,
            failure.reason,
            failure.retryAt?.timeIntervalSinceReferenceDate,
        )
    }

    func remove(_ source: SourceName) throws {
        try db.run("DELETE FROM sync WHERE source = ?", source.text)
    }

    private static let open = WriteSQL.upsert(
        into: "sync",
        ["source", "started_at", "changed_since", "scope", "cursor", "pages", "seen", "listed_before"],
        key: "source"
    )
    private static let close = """
        UPDATE sync SET started_at = NULL, changed_since = NULL, scope = NULL, cursor = NULL, pages = NULL, seen = NULL,
            listed_before = NULL, refreshed_at = ?, failure_at = NULL, failure_reason = NULL, failure_retry_at = NULL
        WHERE source = ?
        """
}
