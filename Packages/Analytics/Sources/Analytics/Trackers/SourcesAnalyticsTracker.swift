public import AnimalSources

/// Counts what happens to sources: never their names, addresses or places.
public struct SourcesAnalyticsTracker: SourcesTracker {
    private let recorder: EventRecorder

    public init(recorder: EventRecorder) {
        self.recorder = recorder
    }

    public func sourceAdded(kind: String) async {
        await recorder.record(SourceEvents.added, OneOf(AnalyticsFeedKind(kind)))
    }

    public func sourceRemoved(kind: String) async {
        await recorder.record(SourceEvents.removed, OneOf(AnalyticsFeedKind(kind)))
    }

    public func sourceTested(kind: String, answered: Bool) async {
        await recorder.record(SourceEvents.tested, OneOf(AnalyticsFeedKind(kind)), answered)
    }
}
