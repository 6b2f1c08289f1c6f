public import Domain
public import FoundationEssentials

/// The catalogue as syncing sees it: pages go in, a pass over a source advances, and at its end what the source no
/// longer lists is unlisted.
///
/// Every call is one transaction: it happens whole or, when it throws or the process is killed, not at all. Only what
/// takes out many records may do so portion by portion, so that others get to write in between; done again, it
/// completes. Every implementation passes `SyncCatalogContract` of the `BoundaryContracts` target.
public protocol SyncCatalog: Sendable {
    /// How the sync of each source stands, in the order of their names; sources that were never synced are missing.
    func syncRecords() async throws(CatalogError) -> [SyncRecord]

    /// Begins a pass, in place of one that is open for its source, and notes how many records of the source are listed.
    func begin(_ pass: SyncPass) async throws(CatalogError)

    /// Takes a page in, as ``AnimalCatalogWriter/write(_:)`` does, and moves the source's open pass on to `cursor`.
    ///
    /// - Parameter seen: How many records of the page the pass had not seen before.
    /// - Throws: ``CatalogError/noOpenPass(over:)``, and nothing is written.
    func write(
        _ page: CatalogBatch,
        of source: SourceName,
        seen: Int,
        movingTo cursor: FeedCursor?
    ) async throws(CatalogError) -> CatalogWriteSummary

    /// Ends the source's open pass, whose last page is in. After a pass over everything, records that were not fetched
    /// since it began become ``ListingStatus/unlisted`` at `moment`, if `rule` believes that; those that are adopted or
    /// unlisted stay as they are. If it does not believe that, the pass does not count as the last one over everything.
    ///
    /// - Throws: ``CatalogError/noOpenPass(over:)``.
    func finishPass(
        over source: SourceName,
        at moment: Date,
        rule: UnlistingRule
    ) async throws(CatalogError) -> PassOutcome

    /// Keeps why a sync of a source stopped; its open pass stays open.
    func note(_ failure: SyncFailure, of source: SourceName) async throws(CatalogError)

    /// Takes out the records that expired before `moment` (``Animal/expiresAt``); answers how many.
    @discardableResult
    func purge(expiredBefore moment: Date) async throws(CatalogError) -> Int

    /// Takes out everything of a source: how its sync stands, its records, and its organisations; answers how many
    /// animals.
    @discardableResult
    func remove(_ source: SourceName) async throws(CatalogError) -> Int

    /// Runs `body` while nobody else, in any process, syncs this source; `nil`, without running it, when somebody does.
    /// The end of a process, however it comes, lets the next one in.
    func exclusively<Value: Sendable>(
        syncing source: SourceName,
        _ body: @Sendable () async -> Value
    ) async throws(CatalogError) -> Value?
}

/// One walk over a source's pages, from the first to the last, over as many processes as it takes.
public struct SyncPass: Hashable, Sendable {
    public let source: SourceName
    /// When it began; the records it brings are fetched then or later.
    public let startedAt: Date
    /// Only what changed since then; `nil` for a pass over everything.
    public let changedSince: Date?
    /// What was asked of the source, in one text: a pass goes on only as long as this stays the same.
    public let scope: String
    /// Where it goes on; `nil` before its first page.
    public var cursor: FeedCursor?
    /// How many pages are in.
    public var pages: Int
    /// How many records it has seen.
    public var seen: Int

    public init(
        source: SourceName,
        startedAt: Date,
        changedSince: Date? = nil,
        scope: String,
        cursor: FeedCursor? = nil,
        pages: Int = 0,
        seen: Int = 0
    ) {
        self.source = source
        self.startedAt = startedAt
        self.changedSince = changedSince
        self.scope = scope
        self.cursor = cursor
        self.pages = pages
        self.seen = seen
    }
}

/// How the sync of one source stands.
public struct SyncRecord: Hashable, Sendable {
    public let source: SourceName
    /// The pass that was begun and not finished.
    public var openPass: SyncPass?
    /// When the last pass that was finished began: what the source said is at least as new.
    public var refreshedAt: Date?
    /// When the last pass over everything that was finished, and believed, began; and what it asked for.
    public var completedAt: Date?
    public var completedScope: String?
    /// Why the last sync stopped; `nil` after one that went well.
    public var failure: SyncFailure?

    public init(
        source: SourceName,
        openPass: SyncPass? = nil,
        refreshedAt: Date? = nil,
        completedAt: Date? = nil,
        completedScope: String? = nil,
        failure: SyncFailure? = nil
    ) {
        self.source = source
        self.openPass = openPass
        self.refreshedAt = refreshedAt
        self.completedAt = completedAt
        self.completedScope = completedScope
        self.failure = failure
    }
}

/// Why a sync stopped.
public struct SyncFailure: Hashable, Sendable {
    public let at: Date
    /// A sentence, free of secrets.
    public let reason: String
    /// When it makes sense to try again; `nil` for at any time.
    public let retryAt: Date?

    public init(at: Date, reason: String, retryAt: Date? = nil) {
        self.at = at
        self.reason = reason
        self.retryAt = retryAt
    }
}

/// What the end of a pass changed.
public enum PassOutcome: Hashable, Sendable {
    /// So many records became unlisted; none after a pass over changes.
    case finished(unlisted: Int)
    /// The source lists so much less than before that nothing was unlisted.
    case doubted(listedBefore: Int, seen: Int)
}

extension CatalogError {
    /// A pass over `source` was to go on or to end that nobody had begun, or that somebody else has ended.
    public static func noOpenPass(over source: SourceName) -> CatalogError {
        .failed(reason: "no sync of \(source) is under way")
    }
}
