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
        let differences =
            zip(portion.animals, animals).flatMap { Self.differences($0, $1) }
            + zip(portion.organizations, organizations).flatMap { Self.differences($0, $1) }
        #expect(differences == [])
    }

    /// The fields in which an animal is not what somebody else's parser reads, as "id: field".
    private static func differences(_ animal: Animal, _ record: [String: Any]) -> [String] {
        let breeds = record["breeds"] as? [String: Any] ?? [:]
        let attributes = record["attributes"] as? [String: Any] ?? [:]
        let environment = record["environment"] as? [String: Any] ?? [:]
        let photos = record["photos"] as? [[String: Any]] ?? []
        let contact = record["contact"] as? [String: Any] ?? [:]
        let address = contact["address"] as? [String: Any] ?? [:]
        let id = (record["id"] as? Int).map { "petfinder:\($0)" }
        let published = (record["published_at"] as? String)?.replacing("+0000", with: "Z")
        let fields: [(String, Bool)] = [
            ("id", animal.id.description == id),
            ("organization_id", animal.organizationID == record["organization_id"] as? String),
            ("type", animal.type.text == record["type"] as? String && animal.type.known != nil),
            ("species", animal.species == record["species"] as? String),
            ("age", animal.age?.text == record["age"] as? String),
            ("gender", animal.gender?.text == record["gender"] as? String),
            ("size", animal.size?.text == record["size"] as? String),
            ("coat", animal.coat?.text == record["coat"] as? String),
            ("status", animal.status.text == record["status"] as? String),
            ("url", animal.url == record["url"] as? String),
            ("breeds.primary", animal.breeds.primary == breeds["primary"] as? String),
            ("breeds.secondary", animal.breeds.secondary == breeds["secondary"] as? String),
            ("breeds.mixed", animal.breeds.mixed.boolValue == breeds["mixed"] as? Bool),
            ("spayed_neutered", animal.attributes.spayedNeutered.boolValue == attributes["spayed_neutered"] as? Bool),
            ("declawed", animal.attributes.declawed.boolValue == attributes["declawed"] as? Bool),
            ("children", animal.environment.children.boolValue == environment["children"] as? Bool),
            ("cats", animal.environment.cats.boolValue == environment["cats"] as? Bool),
            ("photos", animal.photos.map(\.full) == photos.map { $0["full"] as? String }),
            ("email", animal.contact.email == contact["email"] as? String),
            ("city", animal.contact.address.city == trimmed(address["city"])),
            ("postcode", animal.contact.address.postcode == address["postcode"] as? String),
            ("published_at", animal.publishedAt == published.flatMap { try? Date($0, strategy: .iso8601) }),
            ("name", agree(animal.name, record["name"])),
            ("description", agree(animal.description, record["description"])),
        ]
        return fields.filter { !$0.1 }.map { "\(animal.id): \($0.0)" }
    }

    private static func differences(_ organization: Organization, _ record: [String: Any]) -> [String] {
        let fields: [(String, Bool)] = [
            ("id", organization.id.sourceID == record["id"] as? String),
            ("email", organization.contact.email == record["email"] as? String),
            ("website", organization.website == trimmed(record["website"])),
            ("lat", organization.coordinate?.latitude == record["lat"] as? Double),
            ("lon", organization.coordinate?.longitude == record["lon"] as? Double),
            ("name", agree(organization.name, record["name"])),
        ]
        return fields.filter { !$0.1 }.map { "\(organization.id): \($0.0)" }
    }

    /// Whether a text is the recorded one where that has no markup, and has none left where it has.
    private static func agree(_ text: String?, _ record: Any?) -> Bool {
        guard let text, let recorded = trimmed(record) else { return (text == nil) == (trimmed(record) == nil) }
        let isPlain = !recorded.utf8.contains { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") || $0 < 0x20 }
        return isPlain
            ? text == recorded : !["&#", "&amp;", "&quot;", "&nbsp;", "&lt;", "<p"].contains(where: text.contains)
    }

    private static func trimmed(_ value: Any?) -> String? {
        let text = (value as? String)?.trimmingCharacters(in: .whitespacesAndNewlines)
        return text.flatMap { $0.isEmpty ? nil : $0 }
    }
}
