package import Gazetteer

/// Where a shelter can be.
package struct PostalTown: Sendable {
    package let name: String
    package let state: String
    package let postcode: String
    /// In ten-thousandths of a degree, north and east.
    let latitude: Int
    let longitude: Int

    /// All postal codes of the United States, each as often as its share of its town's people.
    package static func all(of gazetteer: Gazetteer) throws(GenerationError) -> WeightedTable<PostalTown> {
        let codes = (0...9).flatMap { gazetteer.suggestions(prefix: "\($0)", limit: .max) }
        let codesOfTown = Dictionary(codes.map { ("\($0.name),\($0.region ?? "")", 1) }, uniquingKeysWith: +)
        let towns = codes.compactMap { code -> (value: PostalTown, count: Int)? in
            guard let town = PostalTown(code) else { return nil }
            let people = code.population ?? unknownPopulation
            return (town, max(1, people / (codesOfTown["\(town.name),\(town.state)"] ?? 1)))
        }
        guard let table = WeightedTable(towns) else { throw .noPlaces }
        return table
    }

    /// What a town counts for of which the gazetteer does not know how many people live there: fewer than 5,000.
    private static let unknownPopulation = 1_500

    private init?(_ place: GazetteerPlace) {
        guard let state = place.region, let postcode = place.postalCode, place.countryCode == "US" else { return nil }
        name = place.name
        self.state = state
        self.postcode = postcode
        latitude = Int((place.latitude * 10_000).rounded())
        longitude = Int((place.longitude * 10_000).rounded())
    }
}
