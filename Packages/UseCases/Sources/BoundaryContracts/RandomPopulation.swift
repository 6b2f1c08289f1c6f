import Boundaries
import Domain
import FoundationEssentials
import Testing

/// Several hundred animals that hold every oddity a feed may bring, the same ones for the same seed; no two records are
/// of one animal.
struct RandomPopulation {
    let organizations: [Organization]
    let organizationsByID: [OrganizationID: Organization]
    /// As a feed tells them.
    let animals: [Animal]
    /// What a catalogue holds that was empty and took all of this in.
    let stored: [Animal]

    static let words = [
        "playful", "gentle", "Élan", "O'Malley", "naïve", "loves", "kids", "NEAR", "AND", "OR", "NOT", "quiet", "Ñandú",
        "straße", "日本", "犬", "café", "old", "older", "oldest", "kit", "kitten", "42", "ł", "Großer",
    ]
    static let breeds = [
        "Labrador Retriever", "Black Labrador Retriever", "Retriever", "Domestic Short Hair", "Épagneul Breton",
        "Poodle",
    ]
    static let colors = [
        "Brown / Chocolate", "Chocolate", "Black", "White / Cream", "Tricolor (Brown, Black, & White)",
    ]
    static let sources = ["alpha", "beta", "beta.2"].compactMap { SourceName($0) }
    static let organizationIDs = ["PA123", "pa123", "TX-7", "Ñ1", "unknown", "42"]
    static let types: [OpenValue<AnimalType>] = [.known(.dog), .known(.cat), .known(.smallFurry), .other("Dragon")]
    static let ages: [OpenValue<AgeGroup>] =
        AgeGroup.allCases.map(OpenValue.known) + [.other("Unknown"), .other("Ancient")]
    static let genders: [OpenValue<Gender>] = Gender.allCases.map(OpenValue.known) + [.other("Both")]
    static let sizes: [OpenValue<Size>] = Size.allCases.map(OpenValue.known) + [.other("Huge")]
    static let coats: [OpenValue<Coat>] = Coat.allCases.map(OpenValue.known) + [.other("Feathers")]
    static let statuses: [OpenValue<ListingStatus>] = [
        .known(.adoptable), .known(.adoptable), .known(.adoptable), .known(.pending), .known(.adopted),
        .other("on hold"),
    ]

    /// Cities, both poles by several longitudes, both sides of the antimeridian, and pairs that lie close together.
    static let places: [Coordinate] = [
        (39.9526, -75.1652), (39.9527, -75.1652), (40.7128, -74.0060), (30.2672, -97.7431), (51.5074, -0.1278),
        (-33.8688, 151.2093), (64.1466, -21.9426), (90, 0), (90, 120), (-90, 0), (-90, -75), (89.9, 10), (0, 0),
        (-16.5, 180), (-16.5, -180), (-16.4, 179.9), (-16.6, -179.9), (52, 179.99), (0, 179.5), (0, -179.5),
    ].compactMap { Coordinate(latitude: $0.0, longitude: $0.1) }

    /// A moment that every random date lies before or at, seconds and fractions included.
    static let now = Date(timeIntervalSinceReferenceDate: 760_000_000.25)

    init(seed: UInt64, count: Int) throws {
        var random = SeededGenerator(seed: seed)
        organizations = Self.sources.dropLast().flatMap { source in
            Self.organizationIDs.filter { $0 != "unknown" }.compactMap { text in
                OrganizationID(source: source, sourceID: text).map { id in
                    var organization = Organization(id: id, name: "Shelter \(id)")
                    organization.coordinate = random.one(in: 2) ? random.pick(Self.places) : nil
                    return organization
                }
            }
        }
        let known = Dictionary(organizations.map { ($0.id, $0) }) { $1 }
        organizationsByID = known
        animals = try (0..<count).map { try Self.animal($0, &random) }
        stored = animals.map { animal in
            let id = animal.organizationID.flatMap { OrganizationID(source: animal.id.source, sourceID: $0) }
            return animal.beginningHistory().located(by: id.flatMap { known[$0] })
        }
    }

    private static func animal(_ index: Int, _ random: inout SeededGenerator) throws -> Animal {
        let id = try #require(AnimalID(source: random.pick(sources), sourceID: "\(index * 7919 % 1000)"))
        var animal = Animal(id: id, type: random.pick(types), name: random.some(words, upTo: 3).joined(separator: " "))
        animal.organizationID = random.one(in: 3) ? nil : random.pick(organizationIDs)
        animal.species = random.one(in: 3) ? "Guinea Pig" : nil
        animal.breeds = Breeds(
            primary: random.one(in: 4) ? nil : random.pick(breeds),
            secondary: random.one(in: 3) ? random.pick(breeds) : nil,
            mixed: random.pick(TriState.allCases)
        )
        animal.colors = Colors(
            primary: random.one(in: 3) ? nil : random.pick(colors),
            secondary: random.one(in: 3) ? random.pick(colors) : nil,
            tertiary: random.one(in: 5) ? random.pick(colors) : nil
        )
        animal.age = random.one(in: 5) ? nil : random.pick(ages)
        animal.gender = random.one(in: 5) ? nil : random.pick(genders)
        animal.size = random.one(in: 5) ? nil : random.pick(sizes)
        animal.coat = random.one(in: 2) ? nil : random.pick(coats)
        animal.attributes.houseTrained = random.pick(TriState.allCases)
        animal.attributes.specialNeeds = random.pick(TriState.allCases)
        animal.environment.children = random.pick(TriState.allCases)
        animal.environment.dogs = random.pick(TriState.allCases)
        animal.environment.cats = random.pick(TriState.allCases)
        animal.tags = random.some(words, upTo: 3)
        animal.description = random.one(in: 4) ? nil : random.some(words, upTo: 8).joined(separator: " ")
        animal.photos = (0..<Int.random(in: 0...2, using: &random)).map {
            Photo(full: "https://example.org/\(index)/\($0).jpg")
        }
        animal.status = random.pick(statuses)
        animal.publishedAt = random.one(in: 6) ? nil : date(&random)
        animal.provenance = random.one(in: 8) ? [] : [Provenance(id: id, fetchedAt: date(&random))]
        if !random.one(in: 5) {
            animal.location = Location(coordinate: random.pick(places), origin: random.pick(LocationOrigin.allCases))
        }
        return animal
    }

    /// A moment of the last two years, often one that others have too, sometimes with a fraction of a second.
    private static func date(_ random: inout SeededGenerator) -> Date {
        let days = Double(Int.random(in: 0...700, using: &random))
        let fraction = random.one(in: 3) ? Double.random(in: 0..<1, using: &random) : 0
        return now.addingTimeInterval(-days * 86_400 + fraction - 1)
    }
}
