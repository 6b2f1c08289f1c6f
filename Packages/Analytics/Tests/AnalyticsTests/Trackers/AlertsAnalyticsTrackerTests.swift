import Alerts
import Analytics
import FoundationEssentials
import Testing

@Suite("The tracker of alerts")
struct AlertsAnalyticsTrackerTests {
    @Test("tells counts and reasons")
    func events() async {
        let service = MemoryAnalyticsService()
        let tracker = AlertsAnalyticsTracker(
            recorder: EventRecorder(services: [service], now: { .distantPast }, makeID: madeIDs())
        )
        await tracker.alertAdded(hasPlace: true)
        await tracker.alertEdited()
        await tracker.alertRemoved()
        await tracker.alertsChecked(alerts: 2, reported: 30, repeatedBatches: 1)
        await tracker.alertsFailed(.delivery)
        #expect(
            service.events.map(\.name.text) == [
                "alert_added", "alert_edited", "alert_removed", "alerts_checked", "alerts_failed",
            ]
        )
        let told = service.events.flatMap { $0.properties.map { "\($0.key.text)=\($0.value)" } }
        #expect(told.contains("has_place=flag(true)"))
        #expect(told.contains("reported=count(20)"))
        #expect(told.contains("repeated_batches=count(1)"))
        #expect(told.contains { $0.hasPrefix("reason=") && $0.contains("delivery") })
    }
}
