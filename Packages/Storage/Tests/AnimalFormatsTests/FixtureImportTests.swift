import Boundaries
import Domain
import Foundation
import Testing

@Suite("Recorded Petfinder bodies", .enabled(if: Fixtures.folder != nil, Comment(rawValue: Fixtures.hint)))
struct FixtureImportTests {
    @Test("Every body of records is imported with nothing dropped", arguments: Fixtures.names)
    func nothingDropped(name: String) async throws {
        let object = try Fixtures.object(name)
        let animals = object["animals"] as? [[String: Any]] ?? (object["animal"] as? [String: Any]).map { [$0] } ?? []
        let organizations =
            object["organizations"] as? [[String: Any]] ?? (object["organization"] as? [String: Any]).map { [$0] } ?? []
        let portion = try await read(path: Fixtures.path(name))
        if animals.isEmpty, organizations.isEmpty {
            let fault = try portion.onlyFault()
            #expect(fault.reason.hasPrefix("there are no animals in this input"))
            #expect(fault.endsInput)
        } else {
            #expect(portion.faults.isEmpty)
        }
        try #require(portion.animals.count == animals.count)
        try #require(portion.organizations.count == organizations.count)
        for (animal, record) in zip(portion.animals, animals) { try Self.compare(animal, record) }
        for (organization, record) in zip(portion.organizations, organizations) {
            try Self.compare(organization, record)
        }
    }

    private static func compare(_ animal: Animal, _ record: [String: Any]) throws {
        let id = try #require(record["id"] as? Int)
        #expect(animal.id.description == "petfinder:\(id)")
        #expect(animal.organizationID == record["organization_id"] as? String)
        #expect(animal.type.text == record["type"] as? String)
        #expect(animal.type.known != nil)
        #expect(animal.species == record["species"] as? String)
        #expect(animal.age?.text == record["age"] as? String)
        #expect(animal.gender?.text == record["gender"] as? String)
        #expect(animal.size?.text == record["size"] as? String)
        #expect(animal.coat?.text == record["coat"] as? String)
        #expect(animal.status.text == record["status"] as? String)
        #expect(animal.url == record["url"] as? String)
        let breeds = try #require(record["breeds"] as? [String: Any])
        #expect(animal.breeds.primary == breeds["primary"] as? String)
        #expect(animal.breeds.secondary == breeds["secondary"] as? String)
        #expect(animal.breeds.mixed.boolValue == breeds["mixed"] as? Bool)
        let attributes = try #require(record["attributes"] as? [String: Any])
        #expect(animal.attributes.spayedNeutered.boolValue == attributes["spayed_neutered"] as? Bool)
        #expect(animal.attributes.declawed.boolValue == attributes["declawed"] as? Bool)
        let environment = try #require(record["environment"] as? [String: Any])
        #expect(animal.environment.children.boolValue == environment["children"] as? Bool)
        #expect(animal.environment.cats.boolValue == environment["cats"] as? Bool)
        let photos = try #require(record["photos"] as? [[String: Any]])
        #expect(animal.photos.map(\.full) == photos.map { $0["full"] as? String })
        let contact = try #require(record["contact"] as? [String: Any])
        let address = try #require(contact["address"] as? [String: Any])
        #expect(animal.contact.email == contact["email"] as? String)
        #expect(animal.contact.address.city == trimmed(address["city"]))
        #expect(animal.contact.address.postcode == address["postcode"] as? String)
        #expect((animal.description == nil) == (trimmed(record["description"]) == nil))
        for text in [animal.name, animal.description ?? ""] {
            #expect(text.firstMatch(of: /&(#\d+|amp|quot|nbsp|gt|lt);/) == nil)
        }
        let name = try #require(trimmed(record["name"]))
        if !name.contains(where: { "&<".contains($0) }) { #expect(animal.name == name) }
        let published = try #require(record["published_at"] as? String)
        #expect(animal.publishedAt == (try Date(published.replacing("+0000", with: "Z"), strategy: .iso8601)))
    }

    private static func compare(_ organization: Organization, _ record: [String: Any]) throws {
        #expect(organization.id.sourceID == record["id"] as? String)
        #expect(organization.contact.email == record["email"] as? String)
        #expect(organization.website == trimmed(record["website"]))
        let latitude = record["lat"] as? Double
        #expect(organization.coordinate?.latitude == latitude)
        let name = try #require(trimmed(record["name"]))
        if !name.contains(where: { "&<".contains($0) }) { #expect(organization.name == name) }
    }

    private static func trimmed(_ value: Any?) -> String? {
        let text = (value as? String)?.trimmingCharacters(in: .whitespacesAndNewlines)
        return text.flatMap { $0.isEmpty ? nil : $0 }
    }
}
