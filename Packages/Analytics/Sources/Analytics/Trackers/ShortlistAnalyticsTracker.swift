public import Shortlist

/// Counts what happens to the shortlist: numbers only, never a rating, a note or an animal.
public struct ShortlistAnalyticsTracker: ShortlistTracker {
    private let recorder: EventRecorder

    public init(recorder: EventRecorder) {
        self.recorder = recorder
    }

    public func shortlistShown(animals: Int, unlisted: Int) async {
        await recorder.record(
            AnalyticsTerm("shortlist_shown"),
            [AnalyticsTerm("animals"): .count(animals), AnalyticsTerm("unlisted"): .count(unlisted)]
        )
    }

    public func animalsAdded(_ count: Int) async {
        await recorder.record(AnalyticsTerm("shortlist_added"), [AnalyticsTerm("animals"): .count(count)])
    }

    public func animalsRemoved(_ count: Int) async {
        await recorder.record(AnalyticsTerm("shortlist_removed"), [AnalyticsTerm("animals"): .count(count)])
    }

    public func removalUndone() async {
        await recorder.record(AnalyticsTerm("shortlist_removal_undone"))
    }

    public func animalRated(isRated: Bool) async {
        await recorder.record(AnalyticsTerm("shortlist_rated"), [AnalyticsTerm("is_rated"): .flag(isRated)])
    }

    public func noteWritten(isEmpty: Bool) async {
        await recorder.record(AnalyticsTerm("shortlist_noted"), [AnalyticsTerm("is_empty"): .flag(isEmpty)])
    }

    public func shortlistExported(animals: Int) async {
        await recorder.record(AnalyticsTerm("shortlist_exported"), [AnalyticsTerm("animals"): .count(animals)])
    }
}
