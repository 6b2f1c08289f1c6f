public import Boundaries
public import Domain
public import FoundationEssentials

/// How the sync of one source goes, or went.
public struct SourceSyncProgress: Hashable, Sendable {
    /// Where a sync stands.
    public enum Phase: Hashable, Sendable {
        /// Others come first.
        case waiting
        case running
        case finished
        /// It stopped; what was taken in before stays, and the next sync goes on there.
        case failed(SourceSyncError)
    }

    public let source: SourceName
    public var phase: Phase = .waiting
    /// When it began; `nil` while it waits.
    public var startedAt: Date?
    /// How long it has taken, in seconds.
    public var seconds: Double = 0
    /// Whether only changes are asked for.
    public var isPartial = false
    /// Whether it goes on where an earlier sync stopped.
    public var isResumed = false
    /// How many animals that sync had read.
    public var seenBefore = 0
    /// Whether it was not asked at all, since it wants no more requests for now.
    public var isLeftAlone = false
    /// Pages that are in.
    public var pages = 0
    /// How many animals the pass will bring, if the feed says so.
    public var total: Int?
    /// Animals that were read, those of an earlier sync that this one resumes included.
    public var seen = 0
    public var written = CatalogWriteSummary()
    /// Animals whose place nobody knows.
    public var withoutPlace = 0
    /// What could not be read.
    public var faultCount = 0
    /// The first of them, at most ``faultLimit``.
    public var faults: [RecordFault] = []
    /// What the end of the pass changed; `nil` before its end.
    public var outcome: PassOutcome?
    public var traffic = FeedTraffic()

    /// How many faults are told one by one.
    public static let faultLimit = 10

    public init(source: SourceName) {
        self.source = source
    }

    public var isRunning: Bool { phase == .running }

    /// Why it failed; `nil` when it did not.
    public var failure: SourceSyncError? {
        if case .failed(let error) = phase { error } else { nil }
    }
}

/// Why the sync of one source stopped.
public enum SourceSyncError: Error, Hashable, Sendable {
    case feed(FeedError)
    case catalog(CatalogError)
    /// Its configuration names no place, setting or kind that is known; `reason` is a sentence.
    case configuration(reason: String)
    /// Another process syncs it right now.
    case busy(SourceName)
}

extension SourceSyncError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .feed(let error): error.description
        case .catalog(let error): error.description
        case .configuration(let reason): reason
        case .busy(let source): "Another PetSave is syncing \(source) right now."
        }
    }
}
