public import AnimalMap

/// Counts looks at the map.
public struct AnimalMapAnalyticsTracker: AnimalMapTracker {
    private let recorder: EventRecorder

    public init(recorder: EventRecorder) {
        self.recorder = recorder
    }

    public func mapShown(total: Int, clusters: Int, country: String?) async {
        var properties: [AnalyticsTerm: AnalyticsValue] = [
            AnalyticsTerm("total"): .count(total), AnalyticsTerm("clusters"): .count(clusters),
        ]
        properties[AnalyticsTerm("country")] = country.flatMap(AnalyticsTerm.init(country:)).map(AnalyticsValue.term)
        await recorder.record(AnalyticsTerm("map_shown"), properties)
    }

    public func mapFailed(_ failure: AnimalMapFailure) async {
        await recorder.record(AnalyticsTerm("map_failed"), [AnalyticsTerm("reason"): .term(AnalyticsTerm(failure))])
    }
}
