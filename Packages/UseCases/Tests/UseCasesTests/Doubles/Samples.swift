import Boundaries
import Domain
import FoundationEssentials
import Testing

/// Values that tests share.
enum Samples {
    static let now = Date(timeIntervalSince1970: 1_700_000_000)

    static func id(_ text: String) throws -> AnimalID { try #require(AnimalID(text)) }

    static func animal(_ id: String, type: AnimalType = .cat) throws -> Animal {
        Animal(id: try self.id(id), type: .known(type), name: "Kiki")
    }

    static func listed(_ ids: Range<Int>) throws -> [ListedAnimal] {
        try ids.map { number in
            ListedAnimal(
                animal: try animal("s:\(number)"),
                organization: nil,
                distance: Distance(kilometers: Double(number))
            )
        }
    }

    static func place(_ name: String, country: String? = "US") throws -> Place {
        Place(name: name, coordinate: try #require(Coordinate(latitude: 40, longitude: -75)), country: country)
    }

    static func source(_ name: String, animals: Int = 1) throws -> SourceSummary {
        SourceSummary(source: try #require(SourceName(name)), animals: animals, fetchedAt: now.addingTimeInterval(-60))
    }
}
