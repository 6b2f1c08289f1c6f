public import CatalogStatistics

/// Counts looks at the statistics.
public struct CatalogStatisticsAnalyticsTracker: CatalogStatisticsTracker {
    private let recorder: EventRecorder

    public init(recorder: EventRecorder) {
        self.recorder = recorder
    }

    public func statisticsShown(total: Int) async {
        await recorder.record(StatisticsEvents.shown, AnalyticsCount(total))
    }
}
