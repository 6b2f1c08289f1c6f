public import Diagnostics

/// Counts looks at the diagnostics: never what was found.
public struct DiagnosticsAnalyticsTracker: DiagnosticsTracker {
    private let recorder: EventRecorder

    public init(recorder: EventRecorder) {
        self.recorder = recorder
    }

    public func diagnosticsShown(warnings: Int, failures: Int) async {
        await recorder.record(DiagnosticsEvents.shown, AnalyticsCount(warnings), AnalyticsCount(failures))
    }
}
