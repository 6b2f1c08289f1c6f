public import CatalogSync

/// Counts syncs: never what sources are called, or where they are.
public struct CatalogSyncAnalyticsTracker: CatalogSyncTracker {
    private let recorder: EventRecorder

    public init(recorder: EventRecorder) {
        self.recorder = recorder
    }

    public func sourceSynced(kind: String, added: Int, changed: Int, unlisted: Int, faults: Int) async {
        await recorder.record(
            SyncEvents.synced,
            OneOf(AnalyticsFeedKind(kind)),
            AnalyticsCount(added),
            AnalyticsCount(changed),
            AnalyticsCount(unlisted),
            AnalyticsCount(faults)
        )
    }

    public func sourceFailed(kind: String, _ failure: CatalogSyncFailure) async {
        await recorder.record(SyncEvents.failed, OneOf(AnalyticsFeedKind(kind)), OneOf(failure))
    }
}
