public import AnimalDetails
public import Domain

/// Counts what happens to the details of an animal. Sources are not told: a person may have named theirs.
public struct AnimalDetailsAnalyticsTracker: AnimalDetailsTracker {
    private let recorder: EventRecorder

    public init(recorder: EventRecorder) {
        self.recorder = recorder
    }

    public func detailsShown(type: OpenValue<AnimalType>, source: SourceName) async {
        await recorder.record(DetailsEvents.shown, OneOf(AnalyticsAnimalType(type)))
    }

    public func listingOpened(source: SourceName) async {
        await recorder.record(DetailsEvents.listingOpened)
    }

    public func photoOpened(source: SourceName) async {
        await recorder.record(DetailsEvents.photoOpened)
    }
}
