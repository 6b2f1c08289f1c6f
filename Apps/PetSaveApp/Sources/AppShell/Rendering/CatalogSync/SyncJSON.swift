import Boundaries
import BusinessServices
import CatalogSync
import Domain
import FoundationEssentials
import JSONStreaming

/// What a sync did as JSON.
enum SyncJSON {
    static func value(of presentation: CatalogSyncPresentation) -> JSONValue {
        [
            "sources": .array(presentation.sources.map(value)),
            "purged": count(presentation.purged),
        ]
    }

    static func value(of progress: SourceSyncProgress) -> JSONValue {
        [
            "name": .string(progress.source.text),
            "outcome": .string(progress.failure == nil ? "finished" : "failed"),
            "failure": progress.failure.map { .string($0.description) } ?? .null,
            "changes_only": .bool(progress.isPartial),
            "resumed": .bool(progress.isResumed),
            "pages": count(progress.pages),
            "seen": count(progress.seen),
            "added": count(progress.written.added),
            "changed": count(progress.written.changed),
            "unchanged": count(progress.written.unchanged),
            "organizations": count(progress.written.organizations),
            "unlisted": unlisted(progress.outcome),
            "doubted": doubted(progress.outcome),
            "without_place": count(progress.withoutPlace),
            "fault_count": count(progress.faultCount),
            "faults": .array(progress.faults.map(SourceJSON.fault)),
            "requests": count(progress.traffic.requests),
            "bytes": count(progress.traffic.bytes),
            "seconds": .double(progress.seconds),
        ]
    }

    private static func count(_ number: Int) -> JSONValue { .integer(Int64(number)) }

    /// `null` where the end of the pass was not reached, or not believed.
    private static func unlisted(_ outcome: PassOutcome?) -> JSONValue {
        if case .finished(let unlisted)? = outcome { count(unlisted) } else { .null }
    }

    private static func doubted(_ outcome: PassOutcome?) -> JSONValue {
        guard case .doubted(let before, let seen)? = outcome else { return .null }
        return ["listed_before": count(before), "seen": count(seen)]
    }
}
