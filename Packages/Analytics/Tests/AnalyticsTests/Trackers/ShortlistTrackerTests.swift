import Analytics
import FoundationEssentials
import Shortlist
import Testing

@Suite("The shortlist's tracker")
struct ShortlistTrackerTests {
    @Test("tells numbers and flags, and has no way to tell a note, a rating or an animal")
    func events() async {
        let service = MemoryAnalyticsService()
        let recorder = EventRecorder(services: [service], now: { Date() }, makeID: madeIDs())
        let tracker: any ShortlistTracker = ShortlistAnalyticsTracker(recorder: recorder)
        await tracker.shortlistShown(animals: 3, unlisted: 1)
        await tracker.animalsAdded(2)
        await tracker.animalsRemoved(1)
        await tracker.removalUndone()
        await tracker.animalRated(isRated: false)
        await tracker.noteWritten(isEmpty: true)
        await tracker.shortlistExported(animals: 3)
        let told = service.events.map { event in
            let properties = event.properties.sorted { $0.key.text < $1.key.text }.map { "\($0.key.text)=\($0.value)" }
            return ([event.name.text] + properties).joined(separator: " ")
        }
        #expect(
            told == [
                "shortlist_shown animals=count(2) unlisted=count(1)", "shortlist_added animals=count(2)",
                "shortlist_removed animals=count(1)", "shortlist_removal_undone",
                "shortlist_rated is_rated=flag(false)",
                "shortlist_noted is_empty=flag(true)", "shortlist_exported animals=count(2)",
            ]
        )
    }
}
