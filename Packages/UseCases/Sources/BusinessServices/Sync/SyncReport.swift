/// What came of syncing several sources.
public struct SyncReport: Hashable, Sendable {
    /// In the order in which they were asked for.
    public var sources: [SourceSyncProgress]
    /// Records that were taken out since they had expired.
    public var purged: Int

    public init(sources: [SourceSyncProgress], purged: Int) {
        self.sources = sources
        self.purged = purged
    }
}
