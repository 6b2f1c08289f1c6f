import AnimalFormats
import Boundaries
import Domain
import Foundation
import JSONStreaming
import Testing

@Suite("PetSave's own formats")
struct RoundTripTests {
    @Test("What is exported as NDJSON is imported equal, field by field", arguments: [1, 2, 3] as [UInt64])
    func ndjson(seed: UInt64) async throws {
        var random = RandomRecords(seed: seed)
        let animals = (0..<200).compactMap { _ in random.animal() }
        let organizations = (0..<40).compactMap { _ in random.organization() }
        let text = try await written(organizations: organizations, animals: animals) { NDJSONRecordWriter(to: $0) }
        #expect(text.split(separator: "\n").count == 240)
        let portion = try await read(text, source: SourceName("elsewhere"))
        #expect(portion.faults.isEmpty)
        #expect(portion.organizations == organizations)
        try #require(portion.animals.count == animals.count)
        for (read, written) in zip(portion.animals, animals) {
            #expect(read == written)
        }
    }

    @Test("What is exported as a table is imported equal in all that a table holds", arguments: [4, 5, 6] as [UInt64])
    func table(seed: UInt64) async throws {
        var random = RandomRecords(seed: seed)
        let animals = (0..<200).compactMap { _ in random.animal() }.map(Self.asTableHolds)
        let text = try await written(animals: animals) { CSVRecordWriter(to: $0) }
        let portion = try await read(text)
        #expect(portion.faults.isEmpty)
        #expect(portion.ignoredColumns.isEmpty)
        try #require(portion.animals.count == animals.count)
        for (read, written) in zip(portion.animals, animals) {
            #expect(read == written)
        }
    }

    /// The animal less what docs/formats.md says a table leaves out.
    private static func asTableHolds(_ animal: Animal) -> Animal {
        var kept = animal
        kept.photos = animal.photos.map { Photo(full: $0.full) }
        kept.primaryPhotoCropped = nil
        kept.statusHistory = []
        kept.provenance = Array(animal.provenance.prefix(1)).map {
            Provenance(id: animal.id, fetchedAt: $0.fetchedAt, expiresAt: $0.expiresAt)
        }
        return kept
    }

    @Test("A table names the organisation that was written before, and gives it back")
    func organizationInTable() async throws {
        var random = RandomRecords(seed: 7)
        let drawnOrganization = random.organization()
        let drawnAnimal = random.animal()
        var organization = try #require(drawnOrganization)
        organization.name = "Woodland Walk"
        var animal = try #require(drawnAnimal)
        animal.id = try #require(AnimalID(source: organization.id.source, sourceID: "1"))
        animal.organizationID = organization.id.sourceID
        animal.location = Coordinate(latitude: 1.5, longitude: -2.5).map {
            Location(coordinate: $0, origin: .organization)
        }
        let text = try await written(organizations: [organization], animals: [animal]) { CSVRecordWriter(to: $0) }
        let read = try await read(text)
        #expect(read.organizations.map(\.name) == ["Woodland Walk"])
        #expect(read.organizations.map(\.id) == [organization.id])
        #expect(read.organizations.map(\.coordinate) == [Coordinate(latitude: 1.5, longitude: -2.5)])
    }

    @Test("A table of no animals has its header")
    func emptyTable() async throws {
        let text = try await written(animals: []) { CSVRecordWriter(to: $0) }
        #expect(text.hasPrefix("id,source,source_id,name,type,"))
        #expect(try await read(text).faults.isEmpty)
    }

    @Test("A spreadsheet that opens a table runs none of its texts")
    func formulas() async throws {
        var animal = try animal()
        animal.name = "=HYPERLINK(\"http://evil.example\")"
        animal.tags = ["@SUM(1)"]
        animal.contact.phone = "+1 555"
        let text = try await written(animals: [animal]) { CSVRecordWriter(to: $0) }
        #expect(text.contains("'=HYPERLINK"))
        #expect(text.contains(",'@SUM(1),"))
        #expect(text.contains(",'+1 555,"))
        #expect(try await read(text).onlyAnimal() == animal)
    }

    @Test("Every key is always there, sorted, with dates in UTC")
    func keys() throws {
        let text = AnimalJSON.value(of: try animal()).serializedString()
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(object.count == 35)
        #expect(object["adoption_fee"] is NSNull)
        #expect(object["distance_km"] is NSNull)
        #expect(text.hasPrefix("{\"adoption_fee\":null,\"age\":null,\"attributes\":{\"declawed\":null,"))
        #expect(
            text.contains(
                "\"provenance\":[{\"expires_at\":null,\"fetched_at\":\"2026-05-28T20:26:40Z\",\"id\":\"sample:1\""
            )
        )
    }

    @Test("A listed animal says how far it is")
    func distance() throws {
        let listed = ListedAnimal(animal: try animal(), organization: nil, distance: Distance(kilometers: 12.25))
        #expect(AnimalJSON.value(of: listed)["distance_km"] == 12.25)
    }

    @Test("A JSON answer of a search imports as well")
    func searchAnswer() async throws {
        let animal = try animal()
        let answer: JSONValue = [
            "animals": [AnimalJSON.value(of: animal)], "total": 1, "page": 1, "notices": [], "query": ["type": "Dog"],
        ]
        #expect(try await read(answer.serializedString(.pretty)).onlyAnimal() == animal)
    }

    @Test("A record of PetSave's that names no provenance counts as told at the import")
    func withoutProvenance() async throws {
        let animal = try await read("{\"source\": \"mine\", \"source_id\": 7, \"type\": \"dog\", \"name\": \"Rex\"}")
            .onlyAnimal()
        #expect(animal.id.description == "mine:7")
        #expect(animal.provenance == [Provenance(id: animal.id, fetchedAt: importTime)])
    }

    @Test("A closed output is told apart from a full disk")
    func closedOutput() async throws {
        let animal = try animal()
        for writer in [NDJSONRecordWriter(to: ClosedOutput()), CSVRecordWriter(to: ClosedOutput())]
            as [any AnimalRecordWriter]
        {
            await #expect(throws: ExportError.outputClosed) { try await writer.write([animal]) }
        }
    }

    private func animal() throws -> Animal {
        let id = try #require(AnimalID("sample:1"))
        var animal = Animal(id: id, type: .known(.dog), name: "Rex")
        animal.provenance = [Provenance(id: id, fetchedAt: importTime)]
        return animal
    }
}
