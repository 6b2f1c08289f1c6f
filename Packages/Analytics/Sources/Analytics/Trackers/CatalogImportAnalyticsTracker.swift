public import CatalogImport

/// Counts imports.
public struct CatalogImportAnalyticsTracker: CatalogImportTracker {
    private let recorder: EventRecorder

    public init(recorder: EventRecorder) {
        self.recorder = recorder
    }

    public func importFinished(added: Int, changed: Int, unchanged: Int, faults: Int) async {
        await recorder.record(
            FileEvents.importFinished,
            AnalyticsCount(added),
            AnalyticsCount(changed),
            AnalyticsCount(unchanged),
            AnalyticsCount(faults)
        )
    }

    public func importFailed(_ failure: CatalogImportFailure) async {
        await recorder.record(FileEvents.importFailed, OneOf(failure))
    }
}
