public import AnimalsNearYou
public import Domain

/// Counts what happens to the list of animals nearby.
public struct AnimalsNearYouAnalyticsTracker: AnimalsNearYouTracker {
    private let recorder: EventRecorder

    public init(recorder: EventRecorder) {
        self.recorder = recorder
    }

    public func pageShown(number: Int, total: Int, country: String?) async {
        var properties: [AnalyticsTerm: AnalyticsValue] = [
            AnalyticsTerm("page"): .count(number), AnalyticsTerm("total"): .count(total),
        ]
        properties[AnalyticsTerm("country")] = country.flatMap(AnalyticsTerm.init(country:)).map(AnalyticsValue.term)
        await recorder.record(AnalyticsTerm("nearby_page_shown"), properties)
    }

    public func listFailed(_ failure: AnimalsNearYouFailure) async {
        await recorder.record(
            AnalyticsTerm("nearby_failed"),
            [AnalyticsTerm("reason"): .term(AnalyticsTerm(failure))]
        )
    }

    public func animalSelected(type: OpenValue<AnimalType>) async {
        await recorder.record(AnalyticsTerm("nearby_animal_selected"), [AnalyticsTerm("type"): .type(type)])
    }
}

extension AnalyticsValue {
    /// A known type by its name; one that only a feed knows is `other`.
    static func type(_ type: OpenValue<AnimalType>) -> AnalyticsValue {
        .term(type.known.map { AnalyticsTerm($0) } ?? AnalyticsTerm("other"))
    }
}
