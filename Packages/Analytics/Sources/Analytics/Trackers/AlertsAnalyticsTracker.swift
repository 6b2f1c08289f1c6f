public import Alerts

/// Counts what happens to alerts: never their names, places or words.
public struct AlertsAnalyticsTracker: AlertsTracker {
    private let recorder: EventRecorder

    public init(recorder: EventRecorder) {
        self.recorder = recorder
    }

    public func alertAdded(hasPlace: Bool) async {
        await recorder.record(AlertEvents.added, hasPlace)
    }

    public func alertEdited() async {
        await recorder.record(AlertEvents.edited)
    }

    public func alertRemoved() async {
        await recorder.record(AlertEvents.removed)
    }

    public func alertsChecked(alerts: Int, reported: Int, repeatedBatches: Int) async {
        await recorder.record(
            AlertEvents.checked,
            AnalyticsCount(alerts),
            AnalyticsCount(reported),
            AnalyticsCount(repeatedBatches)
        )
    }

    public func alertsFailed(_ failure: AlertsFailure) async {
        await recorder.record(AlertEvents.failed, OneOf(failure))
    }
}
