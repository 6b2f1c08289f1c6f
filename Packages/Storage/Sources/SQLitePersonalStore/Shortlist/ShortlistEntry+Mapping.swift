import Domain
import FoundationEssentials
import GRDB

extension ShortlistEntry {
    /// The columns that an entry is made of, all but its number among the removed.
    static let columns = ["source", "source_id", "added_at", "rating", "note"] + AnimalSnapshot.columns

    var columnValues: [(any DatabaseValueConvertible)?] {
        [id.source.text, id.sourceID, addedAt.timeIntervalSinceReferenceDate, rating?.stars, note]
            + snapshot.columnValues
    }

    /// Reads a row of ``columns``.
    init(_ row: Row) throws {
        let source: String = row["source"]
        let sourceID: String = row["source_id"]
        guard let name = SourceName(source), let id = AnimalID(source: name, sourceID: sourceID) else {
            throw UnreadableShortlistRow(reason: "\(source):\(sourceID) is no animal's id")
        }
        let stars: Int? = row["rating"]
        self.init(
            snapshot: try AnimalSnapshot(row, id: id),
            addedAt: Date(timeIntervalSinceReferenceDate: row["added_at"]),
            rating: stars.flatMap { Rating($0) },
            note: row["note"]
        )
    }
}

extension AnimalSnapshot {
    /// The columns that a snapshot is made of, all but its animal's id.
    static let columns = [
        "taken_at", "name", "type", "species", "primary_breed", "secondary_breed", "mixed", "unknown_breed", "age",
        "gender", "size", "organization_id", "organization_name", "email", "phone", "address1", "address2", "city",
        "state", "postcode", "country", "url", "photo", "latitude", "longitude", "location_origin",
    ]

    var columnValues: [(any DatabaseValueConvertible)?] {
        [
            takenAt.timeIntervalSinceReferenceDate, name, type.text, species, breeds.primary, breeds.secondary,
            breeds.mixed.boolValue, breeds.unknown.boolValue, age?.text, gender?.text, size?.text, organizationID,
            organizationName, contact.email, contact.phone, contact.address.address1, contact.address.address2,
            contact.address.city, contact.address.state, contact.address.postcode, contact.address.country, url, photo,
            location?.coordinate.latitude, location?.coordinate.longitude, location?.origin.rawValue,
        ]
    }

    init(_ row: Row, id: AnimalID) throws {
        self.init(
            id: id,
            name: row["name"],
            type: OpenValue(stored: row["type"]),
            takenAt: Date(timeIntervalSinceReferenceDate: row["taken_at"])
        )
        species = row["species"]
        breeds = Breeds(
            primary: row["primary_breed"],
            secondary: row["secondary_breed"],
            mixed: TriState(row["mixed"]),
            unknown: TriState(row["unknown_breed"])
        )
        age = (row["age"] as String?).map(OpenValue.init(stored:))
        gender = (row["gender"] as String?).map(OpenValue.init(stored:))
        size = (row["size"] as String?).map(OpenValue.init(stored:))
        organizationID = row["organization_id"]
        organizationName = row["organization_name"]
        contact = Contact(
            email: row["email"],
            phone: row["phone"],
            address: Address(
                address1: row["address1"],
                address2: row["address2"],
                city: row["city"],
                state: row["state"],
                postcode: row["postcode"],
                country: row["country"]
            )
        )
        url = row["url"]
        photo = row["photo"]
        location = try Self.location(in: row)
    }

    private static func location(in row: Row) throws -> Location? {
        guard let latitude: Double = row["latitude"], let longitude: Double = row["longitude"],
            let origin: String = row["location_origin"]
        else { return nil }
        guard let coordinate = Coordinate(latitude: latitude, longitude: longitude),
            let origin = LocationOrigin(rawValue: origin)
        else { throw UnreadableShortlistRow(reason: "\(latitude), \(longitude) (\(origin)) is no place") }
        return Location(coordinate: coordinate, origin: origin)
    }
}

extension OpenValue {
    /// The term as it was written to the file, which keeps texts as they are: no spelling is corrected.
    fileprivate init(stored text: String) {
        self = Known(rawValue: text).map(OpenValue.known) ?? .other(text)
    }
}

/// A row that this program would not have written.
struct UnreadableShortlistRow: Error, CustomStringConvertible {
    let reason: String

    var description: String { "the shortlist holds what it cannot: \(reason)" }
}
