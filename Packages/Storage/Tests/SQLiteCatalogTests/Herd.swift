import Boundaries
import Domain
import FoundationEssentials
import Testing

/// Batches of animals that fill many tables, the same ones each time.
enum Herd {
    static let batchSize = 25

    /// The batch of that number: an organisation, and its animals.
    static func batch(_ number: Int) throws -> CatalogBatch {
        let source = try #require(SourceName("herd"))
        let id = try #require(OrganizationID(source: source, sourceID: "shelter \(number % 7)"))
        var organization = Organization(id: id, name: "Shelter \(number % 7)")
        organization.coordinate = Coordinate(latitude: Double(number % 7) * 10, longitude: -75)
        organization.photos = [Photo(full: "https://example.org/\(number % 7).jpg")]
        return CatalogBatch(
            organizations: [organization],
            animals: try (0..<batchSize).map { try animal($0, ofBatch: number, organization: id.sourceID) }
        )
    }

    /// What a catalogue holds of the batches of those numbers, in the order of ids.
    static func stored(batches: Range<Int>) throws -> [Animal] {
        try batches.flatMap { number in
            let batch = try batch(number)
            return batch.animals.map { $0.beginningHistory().located(by: batch.organizations.first) }
        }.sorted { $0.id < $1.id }
    }

    private static func animal(_ index: Int, ofBatch number: Int, organization: String) throws -> Animal {
        let id = try #require(AnimalID("herd:\(number)-\(index)"))
        let fetched = Date(timeIntervalSinceReferenceDate: 700_000_000 + Double(number))
        var animal = Animal(id: id, type: index.isMultiple(of: 2) ? .known(.dog) : .known(.cat), name: "Nr \(index)")
        animal.organizationID = organization
        animal.breeds.primary = "Breed \(index % 5)"
        animal.description = String(repeating: "playful and gentle ", count: index % 9)
        animal.photos = (0..<(index % 4)).map { Photo(full: "https://example.org/\(number)/\(index)/\($0).jpg") }
        animal.tags = ["Friendly", "Nr \(number)"]
        animal.publishedAt = fetched.addingTimeInterval(-3600)
        animal.provenance = [Provenance(id: id, fetchedAt: fetched)]
        return animal
    }
}

extension AnimalFilter {
    /// Asks for nothing in particular, not even the status.
    static let everything: AnimalFilter = {
        var filter = AnimalFilter()
        filter.statuses = []
        return filter
    }()
}
