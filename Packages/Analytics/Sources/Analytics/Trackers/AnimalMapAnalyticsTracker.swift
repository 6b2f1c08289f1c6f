public import AnimalMap

/// Counts looks at the map.
public struct AnimalMapAnalyticsTracker: AnimalMapTracker {
    private let recorder: EventRecorder

    public init(recorder: EventRecorder) {
        self.recorder = recorder
    }

    public func mapShown(total: Int, clusters: Int, country: String?) async {
        await recorder.record(
            MapEvents.shown,
            AnalyticsCount(total),
            AnalyticsCount(clusters),
            AnalyticsCountry(country)
        )
    }

    public func mapFailed(_ failure: AnimalMapFailure) async {
        await recorder.record(MapEvents.failed, OneOf(failure))
    }
}
