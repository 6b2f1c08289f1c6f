/// An organisation that offers animals.
package struct Shelter: Sendable {
    package let id: String
    package let name: String
    package let town: PostalTown
    package let email: String?
    package let phone: String?
    let street: String?
    let website: String?
    let mission: String?
    /// In ten-thousandths of a degree; `nil` for one that tells its address only.
    package let coordinate: Coordinate?

    /// A point, in ten-thousandths of a degree north and east.
    package struct Coordinate: Sendable {
        package let latitude: Int
        package let longitude: Int
    }
}

/// Makes the shelters of a catalogue; the one of a number is always the same for a seed.
struct ShelterGenerator {
    private let seed: UInt64
    private let vocabulary: Vocabulary
    private let towns: WeightedTable<PostalTown>
    private let endings: WeightedTable<String>

    /// How far from the middle of its postal code a shelter lies at most, north and east: about two kilometres.
    private static let spread = 200
    private static let streets = ["Main St", "Oak Ave", "Shelter Rd", "County Road 12", "Animal Way", "River Dr"]

    init(
        seed: UInt64,
        vocabulary: Vocabulary,
        towns: WeightedTable<PostalTown>,
        tables: FrequencyTables
    ) throws(GenerationError) {
        self.seed = seed
        self.vocabulary = vocabulary
        self.towns = towns
        endings = try tables.texts("organization")
    }

    /// Which details are known is as frequent as in the recordings.
    func shelter(_ index: Int) -> Shelter {
        var random = RandomSource(seed: seed, stream: 1, index: index)
        let town = towns.draw(&random)
        let name = "\(town.name) \(endings.draw(&random))"
        let id = "\(town.state)\(1000 + index)"
        return Shelter(
            id: id,
            name: name,
            town: town,
            email: random.happens(percent: 93) ? "adopt\(index)@shelter.example" : nil,
            phone: random.happens(percent: 77) ? "(555) 555-01\(10 + random.below(90))" : nil,
            street: random.happens(percent: 63)
                ? "\(1 + random.below(9_999)) \(Self.streets[random.below(Self.streets.count)])" : nil,
            website: random.happens(percent: 69) ? "https://\(id.lowercased()).shelter.example" : nil,
            mission: random.happens(percent: 66) ? vocabulary.text(words: 22, name: name, &random) : nil,
            coordinate: random.happens(percent: 95) ? coordinate(in: town, &random) : nil
        )
    }

    private func coordinate(in town: PostalTown, _ random: inout RandomSource) -> Shelter.Coordinate {
        Shelter.Coordinate(
            latitude: town.latitude + random.below(2 * Self.spread + 1) - Self.spread,
            longitude: town.longitude + random.below(2 * Self.spread + 1) - Self.spread
        )
    }
}
