import Boundaries
import Domain
import FoundationEssentials
import GRDB

extension SyncRecord {
    /// The columns of `sync`, in the order in which ``init(_:)`` reads them.
    static let columns = [
        "source", "started_at", "changed_since", "scope", "cursor", "pages", "seen", "refreshed_at", "completed_at",
        "completed_scope", "failure_at", "failure_reason", "failure_retry_at",
    ]

    init(_ reader: inout RowReader) throws {
        let name: String = try reader.required()
        guard let source = SourceName(name) else { throw UnreadableRow(reason: "\(name) is no source's name") }
        self.init(source: source)
        openPass = try Self.openPass(over: source, &reader)
        refreshedAt = try reader.nextDate()
        completedAt = try reader.nextDate()
        completedScope = try reader.next()
        let (failedAt, reason, retryAt) = (try reader.nextDate(), try reader.next() as String?, try reader.nextDate())
        failure = failedAt.map { SyncFailure(at: $0, reason: reason ?? "", retryAt: retryAt) }
    }

    private static func openPass(over source: SourceName, _ reader: inout RowReader) throws -> SyncPass? {
        let (startedAt, changedSince) = (try reader.nextDate(), try reader.nextDate())
        let (scope, cursor) = (try reader.next() as String?, try reader.next() as String?)
        let (pages, seen) = (try reader.next() as Int?, try reader.next() as Int?)
        return startedAt.map { startedAt in
            SyncPass(
                source: source,
                startedAt: startedAt,
                changedSince: changedSince,
                scope: scope ?? "",
                cursor: cursor.map(FeedCursor.init),
                pages: pages ?? 0,
                seen: seen ?? 0
            )
        }
    }
}
