public import Shortlist

/// Counts what happens to the shortlist: numbers only, never a rating, a note or an animal.
public struct ShortlistAnalyticsTracker: ShortlistTracker {
    private let recorder: EventRecorder

    public init(recorder: EventRecorder) {
        self.recorder = recorder
    }

    public func shortlistShown(animals: Int, unlisted: Int) async {
        await recorder.record(ShortlistEvents.shown, AnalyticsCount(animals), AnalyticsCount(unlisted))
    }

    public func animalsAdded(_ count: Int) async {
        await recorder.record(ShortlistEvents.added, AnalyticsCount(count))
    }

    public func animalsRemoved(_ count: Int) async {
        await recorder.record(ShortlistEvents.removed, AnalyticsCount(count))
    }

    public func removalUndone() async {
        await recorder.record(ShortlistEvents.removalUndone)
    }

    public func animalRated(isRated: Bool) async {
        await recorder.record(ShortlistEvents.rated, isRated)
    }

    public func noteWritten(isEmpty: Bool) async {
        await recorder.record(ShortlistEvents.noted, isEmpty)
    }

    public func shortlistExported(animals: Int) async {
        await recorder.record(ShortlistEvents.exported, AnalyticsCount(animals))
    }
}
