public import Boundaries
public import BusinessServices

/// Shows how a sync goes.
public protocol CatalogSyncView: Sendable {
    /// Called at every page that was taken in, at every change of a source's phase, and once at the end.
    func present(_ presentation: CatalogSyncPresentation) async
}

/// What happens in the view, told to the use case.
public protocol CatalogSyncViewEvents: Sendable {
    /// The person wants the sync to begin.
    @discardableResult
    func viewDidRequestSync() -> UseCaseResponse<CatalogSyncPresentation>
}

/// Which sources to sync, and how.
public struct CatalogSyncRequest: Hashable, Sendable {
    /// As the person typed them; none for every source that is switched on.
    public var names: [String]
    /// Everything is asked for, also where changes alone would do.
    public var isFull: Bool
    /// Believes a source that lists suddenly much less, and does not wait until it wants requests again.
    public var isForced: Bool

    public init(names: [String] = [], isFull: Bool = false, isForced: Bool = false) {
        self.names = names
        self.isFull = isFull
        self.isForced = isForced
    }
}

/// How a sync goes, source by source.
public struct CatalogSyncPresentation: Hashable, Sendable {
    /// In the order in which they were asked for.
    public internal(set) var sources: [SourceSyncProgress]
    /// Records that were taken out since they had expired.
    public internal(set) var purged = 0
    public internal(set) var isFinished = false

    public init(sources: [SourceSyncProgress]) {
        self.sources = sources
    }

    /// Whether there was something to sync, and all of it failed.
    public var allFailed: Bool { !sources.isEmpty && sources.allSatisfy { $0.failure != nil } }
}

/// What happens to syncs, for whoever counts it.
public protocol CatalogSyncTracker: Sendable {
    /// One source, of a kind such as `rescuegroups`, was synced.
    func sourceSynced(kind: String, added: Int, changed: Int, unlisted: Int, faults: Int) async
    func sourceFailed(kind: String, _ failure: CatalogSyncFailure) async
}

/// Why a source could not be synced, without a word of anybody's.
public enum CatalogSyncFailure: String, Sendable, CaseIterable {
    case unreachable
    case credentials
    case rateLimit = "rate_limit"
    case server
    case answer
    case configuration
    case catalog
    case busy
    case cancelled
}
