public import CatalogExport

/// Counts exports.
public struct CatalogExportAnalyticsTracker: CatalogExportTracker {
    private let recorder: EventRecorder

    public init(recorder: EventRecorder) {
        self.recorder = recorder
    }

    public func exportFinished(animals: Int) async {
        await recorder.record(FileEvents.exportFinished, AnalyticsCount(animals))
    }
}
