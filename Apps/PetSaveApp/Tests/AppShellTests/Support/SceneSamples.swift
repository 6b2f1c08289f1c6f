import Domain
import Foundation
import Testing

/// Animals for the scenes' tests.
enum SceneSamples {
    static let now = FrameGoldens.moment

    /// Names that try a layout: wide, joined, right to left, hostile, long, empty.
    static let names = [
        "Biscuit", "みたらし団子", "Zoë 👩‍👩‍👧‍👦", "שושנה", "\u{1B}[31mMallory\u{1B}]0;owned\u{7}",
        "\u{202E}reversed\u{202C}", "Sir Barksalot the Third of Upper Lower Middle Wallop-on-the-Water",
        "Z\u{335}\u{336}\u{337}\u{338}algo\nNewline\tTab", "ประเสริฐ", "", "🐕‍🦺 Rex 🇺🇸", "O'Malley",
    ]

    static func place(_ name: String = "Philadelphia, PA, US") throws -> Place {
        Place(name: name, coordinate: try #require(Coordinate(latitude: 39.95, longitude: -75.16)), country: "US")
    }

    static func source(_ name: String) throws -> SourceName { try #require(SourceName(name)) }

    /// The animal of that number, so many kilometres north of Philadelphia; every third has no organisation.
    static func animal(_ number: Int, name: String? = nil, source: String = "happy") throws -> Animal {
        let id = try #require(AnimalID("\(source):\(1000 + number)"))
        let types: [AnimalType] = [.dog, .cat, .rabbit]
        var animal = Animal(id: id, type: .known(types[number % 3]), name: name ?? names[number % names.count])
        animal.breeds = Breeds(primary: ["Beagle", "Tabby", "Holland Lop"][number % 3], mixed: .yes)
        animal.age = .known([.baby, .young, .adult, .senior][number % 4])
        animal.gender = .known([.female, .male][number % 2])
        animal.size = .known([.small, .medium, .large][number % 3])
        animal.contact.address.city = number.isMultiple(of: 2) ? "Kensington" : "Cherry Hill"
        animal.contact.address.state = number.isMultiple(of: 2) ? "PA" : "NJ"
        animal.organizationID = number % 3 == 2 ? nil : "paws"
        animal.publishedAt = now.addingTimeInterval(-Double(number) * 86_400)
        animal.location = Location(
            coordinate: try #require(Coordinate(latitude: 39.95 + Double(number) * 0.02, longitude: -75.16)),
            origin: .record
        )
        animal.provenance = [Provenance(id: id, fetchedAt: now.addingTimeInterval(-3 * 3600))]
        return animal
    }

    static func animals(_ numbers: Range<Int>, source: String = "happy") throws -> [Animal] {
        try numbers.map { try animal($0, source: source) }
    }

    static func organization(source: String = "happy") throws -> Organization {
        Organization(
            id: try #require(OrganizationID(source: try self.source(source), sourceID: "paws")),
            name: "Happy Paws 動物保護"
        )
    }

    static func listed(_ numbers: Range<Int>, source: String = "happy") throws -> [ListedAnimal] {
        let (organization, place) = (try organization(source: source), try place())
        return try animals(numbers, source: source).map { animal in
            ListedAnimal(
                animal: animal,
                organization: animal.organizationID == nil ? nil : organization,
                distance: animal.location.map { GreatCircle.distance(from: place.coordinate, to: $0.coordinate) }
            )
        }
    }
}
