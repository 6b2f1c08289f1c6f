public import Alerts

/// Counts what happens to alerts: never their names, places or words.
public struct AlertsAnalyticsTracker: AlertsTracker {
    private let recorder: EventRecorder

    public init(recorder: EventRecorder) {
        self.recorder = recorder
    }

    public func alertAdded(hasPlace: Bool) async {
        await recorder.record(AnalyticsTerm("alert_added"), [AnalyticsTerm("has_place"): .flag(hasPlace)])
    }

    public func alertEdited() async {
        await recorder.record(AnalyticsTerm("alert_edited"))
    }

    public func alertRemoved() async {
        await recorder.record(AnalyticsTerm("alert_removed"))
    }

    public func alertsChecked(alerts: Int, reported: Int, repeatedBatches: Int) async {
        await recorder.record(
            AnalyticsTerm("alerts_checked"),
            [
                AnalyticsTerm("alerts"): .count(alerts), AnalyticsTerm("reported"): .count(reported),
                AnalyticsTerm("repeated_batches"): .count(repeatedBatches),
            ]
        )
    }

    public func alertsFailed(_ failure: AlertsFailure) async {
        await recorder.record(
            AnalyticsTerm("alerts_failed"),
            [AnalyticsTerm("reason"): .term(AnalyticsTerm(failure))]
        )
    }
}
