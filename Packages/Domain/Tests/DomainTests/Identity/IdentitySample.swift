import Domain
import FoundationEssentials
import Testing

/// Max, as three sources list him, and who offers him.
enum IdentitySample {
    static func organization(_ source: String, name: String = "Happy Tails Rescue, Inc.") throws -> Organization {
        let source = try #require(SourceName(source))
        var organization = Organization(id: try #require(OrganizationID(source: source, sourceID: "7")), name: name)
        organization.coordinate = Coordinate(latitude: 40, longitude: -75)
        return organization
    }

    static func max(_ id: String, name: String = "Max", change: (inout Animal) -> Void = { _ in }) throws
        -> OfferedAnimal
    {
        let id = try #require(AnimalID(id))
        var animal = Animal(id: id, type: .known(.dog), name: name)
        animal.organizationID = "7"
        animal.breeds.primary = "Labrador Retriever"
        animal.gender = .known(.male)
        animal.age = .known(.adult)
        animal.colors.primary = "Black"
        let place = try #require(Coordinate(latitude: 40, longitude: -75))
        animal.location = Location(coordinate: place, origin: .organization)
        animal.provenance = [Provenance(id: id, fetchedAt: Date(timeIntervalSinceReferenceDate: 700_000_000))]
        change(&animal)
        return OfferedAnimal(animal, offeredBy: try organization(id.source.text))
    }

    /// The record without the organisation, and where nobody knows.
    static func loose(_ record: OfferedAnimal) -> OfferedAnimal {
        var animal = record.animal
        animal.organizationID = nil
        animal.location = nil
        return OfferedAnimal(animal)
    }
}
