import Domain
import JSONStreaming

/// A website where a rescue puts files of its animals, with no program behind it.
///
/// Nobody told it what its files hold, so it calls all of them plain text; and they came there from a machine that begins
/// a text with a byte-order mark and ends lines with CR LF.
public struct FakeWebsite: FeedServer {
    /// The rescue's export of its catalogue, in PetSave's own NDJSON: of ``animals`` as ``herd(_:seed:)`` makes them.
    public static let exportPath = "/animals.ndjson"
    /// What Petfinder's API answered, saved: of ``animals`` as ``savedHerd(_:seed:)`` makes them.
    public static let savedPath = "/files/animals.json"

    public var animals: [ServedAnimal]

    public init(animals: [ServedAnimal]) {
        self.animals = animals
    }

    public func answer(_ request: ServedRequest) -> ServedAnswer {
        guard request.method == "GET" else { return Self.page(405, "Method Not Allowed") }
        return switch request.path {
        case Self.exportPath: Self.file(export)
        case Self.savedPath: Self.file(saved)
        default: Self.page(404, "Not Found")
        }
    }

    /// Organisations come first. There is one even when there are no animals: an export of nothing is an empty file.
    private var shelters: [Int] { Set(animals.map(\.shelter)).union([0]).sorted() }

    private var export: String {
        let organizations = shelters.map { shelter -> JSONValue in
            var organization = Self.organization(shelter)
            organization["source"] = "petfinder"
            return ["organization": .object(organization)]
        }
        return (organizations + animals.map(\.record)).map { $0.serializedString() + "\r\n" }.joined()
    }

    private var saved: String {
        let value: JSONValue = [
            "organizations": .array(shelters.map { .object(Self.organization($0)) }),
            "animals": .array(animals.map(\.record)),
        ]
        return value.serializedString()
    }

    /// With the coordinate that Petfinder does not tell.
    private static func organization(_ shelter: Int) -> JSONObject {
        var organization = PetfinderHerd.organization(shelter).objectValue ?? JSONObject()
        organization["lat"] = Herd.coordinate(ofShelter: shelter).map { .double($0.latitude) }
        organization["lon"] = Herd.coordinate(ofShelter: shelter).map { .double($0.longitude) }
        return organization
    }

    private static func file(_ text: String) -> ServedAnswer {
        ServedAnswer("text/plain", "\u{FEFF}" + text)
    }

    private static func page(_ status: Int, _ title: String) -> ServedAnswer {
        ServedAnswer(status: status, "text/html", "<html><head><title>\(title)</title></head><body></body></html>")
    }
}

extension FakeWebsite {
    /// So many animals as a rescue exports them that had them from Petfinder.
    public static func herd(_ count: Int, seed: UInt64 = 1) -> [ServedAnimal] {
        savedHerd(count, seed: seed).map { saved in
            let sourceID = String(saved.id.drop { $0 != ":" }.dropFirst())
            let fetchedAt = JSONValue.string(saved.changedAt.iso8601)
            return saved.with("id", .string(saved.id))
                .with("source", "petfinder")
                .with("source_id", .string(sourceID))
                .with("bonded_partners", [])
                .with("coordinate", .null)
                .with(
                    "provenance",
                    [["source": "petfinder", "source_id": .string(sourceID), "fetched_at": fetchedAt]]
                )
        }
    }

    /// So many animals as Petfinder's API told of them.
    public static func savedHerd(_ count: Int, seed: UInt64 = 1) -> [ServedAnimal] {
        FakePetfinder.herd(count, seed: seed).map { animal in
            ServedAnimal(
                id: "petfinder:\(animal.id)",
                changedAt: animal.changedAt,
                coordinate: animal.coordinate,
                shelter: animal.shelter,
                record: animal.record
            )
        }
    }
}
