import Boundaries
import Domain

/// Knows the places that a test names.
struct StubPlaces: PlaceDirectory {
    var searches: [String: PlaceSearch] = [:]
    var locations: [Address: Location] = [:]
    var suggestions: [String: [Place]] = [:]

    func find(_ text: String) -> PlaceSearch { searches[text] ?? .unknown(suggestions: []) }

    func suggestions(for text: String, limit: Int) -> [Place] { Array((suggestions[text] ?? []).prefix(limit)) }

    func location(of address: Address) -> Location? { locations[address] }
}
