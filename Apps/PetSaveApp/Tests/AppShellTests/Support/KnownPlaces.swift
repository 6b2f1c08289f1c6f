import Boundaries
import Domain

/// The few places that scenes are tested with.
struct KnownPlaces: PlaceDirectory, TownDirectory {
    let places: [Place]
    /// What several of the places are called.
    var shared: [String: [Place]] = [:]

    init() throws {
        places = [
            try SceneSamples.place(), try SceneSamples.place("Camden, NJ, US"),
            try SceneSamples.place("Springfield, IL, US"), try SceneSamples.place("Springfield, MA, US"),
        ]
        shared = ["springfield": Array(places.suffix(2))]
    }

    func find(_ text: String) -> PlaceSearch {
        if let choices = shared[text.lowercased()] { return .ambiguous(choices) }
        if let place = places.first(where: { $0.name == text }) { return .found(place) }
        return .unknown(suggestions: [places[1]])
    }

    func suggestions(for text: String, limit: Int) -> [Place] {
        Array(places.filter { $0.name.lowercased().hasPrefix(text.lowercased()) }.prefix(limit))
    }

    func location(of address: Address) -> Location? { nil }

    func town(at coordinate: Coordinate, reach: Distance) -> Place? { places[1] }
}
