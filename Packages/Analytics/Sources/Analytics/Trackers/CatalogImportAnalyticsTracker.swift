public import CatalogImport

/// Counts imports.
public struct CatalogImportAnalyticsTracker: CatalogImportTracker {
    private let recorder: EventRecorder

    public init(recorder: EventRecorder) {
        self.recorder = recorder
    }

    public func importFinished(added: Int, changed: Int, unchanged: Int, faults: Int) async {
        await recorder.record(
            AnalyticsTerm("import_finished"),
            [
                AnalyticsTerm("added"): .count(added), AnalyticsTerm("changed"): .count(changed),
                AnalyticsTerm("unchanged"): .count(unchanged), AnalyticsTerm("faults"): .count(faults),
            ]
        )
    }

    public func importFailed(_ failure: CatalogImportFailure) async {
        await recorder.record(
            AnalyticsTerm("import_failed"),
            [AnalyticsTerm("reason"): .term(AnalyticsTerm(failure))]
        )
    }
}
