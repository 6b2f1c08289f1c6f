import Boundaries
import Domain
import FoundationEssentials

/// A kind of feed whose sources are shelters that exist only in a test.
struct SimulatedKind: FeedKind {
    let name: String
    let traits: FeedTraits
    let shelter: SimulatedShelter

    let title = "Simulated"
    let summary = "a shelter that exists only in a test"
    let settings: [FeedSetting] = []
    let secret = FeedSecret.none
    let place = FeedPlace.unused

    func feed(for source: Source) -> any AnimalFeed {
        SimulatedFeed(shelter: shelter)
    }
}

/// Asks a simulated shelter.
private struct SimulatedFeed: AnimalFeed {
    let shelter: SimulatedShelter

    func page(_ request: FeedRequest) async throws(FeedError) -> FeedPage {
        try shelter.page(request)
    }

    func probe(at moment: Date) async throws(FeedError) -> FeedProbe {
        FeedProbe(total: shelter.listed.count)
    }
}
