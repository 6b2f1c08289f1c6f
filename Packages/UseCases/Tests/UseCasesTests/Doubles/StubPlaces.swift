import Boundaries
import Domain

/// Knows the places that a test names.
struct StubPlaces: PlaceDirectory {
    var searches: [String: PlaceSearch] = [:]
    var locations: [Address: Location] = [:]

    func find(_ text: String) -> PlaceSearch { searches[text] ?? .unknown(suggestions: []) }

    func location(of address: Address) -> Location? { locations[address] }
}
