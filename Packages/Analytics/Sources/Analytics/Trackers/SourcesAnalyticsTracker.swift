public import AnimalSources

/// Counts what happens to sources: never their names, addresses or places.
public struct SourcesAnalyticsTracker: SourcesTracker {
    private let recorder: EventRecorder

    public init(recorder: EventRecorder) {
        self.recorder = recorder
    }

    public func sourceAdded(kind: String) async {
        await record(AnalyticsTerm("source_added"), kind: kind)
    }

    public func sourceRemoved(kind: String) async {
        await record(AnalyticsTerm("source_removed"), kind: kind)
    }

    public func sourceTested(kind: String, answered: Bool) async {
        await record(
            AnalyticsTerm("source_tested"),
            kind: kind,
            [AnalyticsTerm("answered"): .flag(answered)]
        )
    }

    private func record(
        _ name: AnalyticsTerm,
        kind: String,
        _ properties: [AnalyticsTerm: AnalyticsValue] = [:]
    ) async {
        var properties = properties
        properties[AnalyticsTerm("kind")] = .term(AnalyticsTerm(AnalyticsFeedKind(kind)))
        await recorder.record(name, properties)
    }
}
