public import CatalogSync

/// Counts syncs: never what sources are called, or where they are.
public struct CatalogSyncAnalyticsTracker: CatalogSyncTracker {
    private let recorder: EventRecorder

    public init(recorder: EventRecorder) {
        self.recorder = recorder
    }

    public func sourceSynced(kind: String, added: Int, changed: Int, unlisted: Int, faults: Int) async {
        await recorder.record(
            AnalyticsTerm("source_synced"),
            [
                AnalyticsTerm("kind"): .term(AnalyticsTerm(AnalyticsFeedKind(kind))),
                AnalyticsTerm("added"): .count(added), AnalyticsTerm("changed"): .count(changed),
                AnalyticsTerm("unlisted"): .count(unlisted), AnalyticsTerm("faults"): .count(faults),
            ]
        )
    }

    public func sourceFailed(kind: String, _ failure: CatalogSyncFailure) async {
        await recorder.record(
            AnalyticsTerm("source_failed"),
            [
                AnalyticsTerm("kind"): .term(AnalyticsTerm(AnalyticsFeedKind(kind))),
                AnalyticsTerm("reason"): .term(AnalyticsTerm(failure)),
            ]
        )
    }
}
