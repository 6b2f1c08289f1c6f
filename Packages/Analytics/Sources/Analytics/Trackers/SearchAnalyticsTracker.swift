public import Domain
public import Search

/// Counts what happens to searches, never what was searched.
public struct SearchAnalyticsTracker: SearchTracker {
    private let recorder: EventRecorder

    public init(recorder: EventRecorder) {
        self.recorder = recorder
    }

    public func pageShown(number: Int, total: Int, subjects: [UnderstoodSearch.Term.Subject], hasText: Bool) async {
        var properties: [AnalyticsTerm: AnalyticsValue] = [
            AnalyticsTerm("page"): .count(number), AnalyticsTerm("total"): .count(total),
            AnalyticsTerm("has_text"): .flag(hasText),
        ]
        for subject in subjects { properties[AnalyticsTerm(subject)] = .flag(true) }
        await recorder.record(AnalyticsTerm("search_page_shown"), properties)
    }

    public func nothingFound(alternatives: Int) async {
        await recorder.record(
            AnalyticsTerm("search_found_nothing"),
            [AnalyticsTerm("alternatives"): .count(alternatives)]
        )
    }

    public func searchFailed(_ failure: SearchFailure) async {
        await recorder.record(
            AnalyticsTerm("search_failed"),
            [AnalyticsTerm("reason"): .term(AnalyticsTerm(failure))]
        )
    }

    public func animalSelected(type: OpenValue<AnimalType>) async {
        await recorder.record(AnalyticsTerm("search_animal_selected"), [AnalyticsTerm("type"): .type(type)])
    }
}
