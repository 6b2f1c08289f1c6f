public import Domain
public import Search

/// Counts what happens to searches, never what was searched.
public struct SearchAnalyticsTracker: SearchTracker {
    private let recorder: EventRecorder

    public init(recorder: EventRecorder) {
        self.recorder = recorder
    }

    public func pageShown(number: Int, total: Int, subjects: [UnderstoodSearch.Term.Subject], hasText: Bool) async {
        await recorder.record(
            SearchEvents.pageShown,
            AnalyticsCount(number),
            AnalyticsCount(total),
            hasText,
            AnyOf(subjects)
        )
    }

    public func nothingFound(alternatives: Int) async {
        await recorder.record(SearchEvents.foundNothing, AnalyticsCount(alternatives))
    }

    public func searchFailed(_ failure: SearchFailure) async {
        await recorder.record(SearchEvents.failed, OneOf(failure))
    }

    public func animalSelected(type: OpenValue<AnimalType>) async {
        await recorder.record(SearchEvents.animalSelected, OneOf(AnalyticsAnimalType(type)))
    }
}
