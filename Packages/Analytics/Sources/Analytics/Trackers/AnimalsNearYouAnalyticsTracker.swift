public import AnimalsNearYou
public import Domain

/// Counts what happens to the list of animals nearby.
public struct AnimalsNearYouAnalyticsTracker: AnimalsNearYouTracker {
    private let recorder: EventRecorder

    public init(recorder: EventRecorder) {
        self.recorder = recorder
    }

    public func pageShown(number: Int, total: Int, country: String?) async {
        await recorder.record(
            NearbyEvents.pageShown,
            AnalyticsCount(number),
            AnalyticsCount(total),
            AnalyticsCountry(country)
        )
    }

    public func listFailed(_ failure: AnimalsNearYouFailure) async {
        await recorder.record(NearbyEvents.failed, OneOf(failure))
    }

    public func animalSelected(type: OpenValue<AnimalType>) async {
        await recorder.record(NearbyEvents.animalSelected, OneOf(AnalyticsAnimalType(type)))
    }
}
