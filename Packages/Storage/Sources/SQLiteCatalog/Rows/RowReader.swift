import Domain
import FoundationEssentials
import GRDB

/// Reads a row's columns one after the other.
///
/// A table's mapping names its columns once, and reads and writes them in that order.
struct RowReader {
    private let row: Row
    private var index = 0

    init(_ row: Row) {
        self.row = row
    }

    mutating func next<Value: DatabaseValueConvertible & StatementColumnConvertible>() throws -> Value? {
        defer { index += 1 }
        return try row.decode(Value?.self, atIndex: index)
    }

    mutating func required<Value: DatabaseValueConvertible & StatementColumnConvertible>() throws -> Value {
        defer { index += 1 }
        return try row.decode(Value.self, atIndex: index)
    }

    /// Hands out the bytes of a value where SQLite has them; they are gone after `body`.
    mutating func withBytes<Value>(_ body: (Data) throws -> Value) throws -> Value {
        defer { index += 1 }
        return try row.withUnsafeData(atIndex: index) { bytes in
            guard let bytes else { throw UnreadableRow(reason: "what is packed of a row is missing") }
            return try body(bytes)
        }
    }

    /// Leaves out so many columns.
    mutating func skip(_ count: Int) { index += count }

    mutating func nextTriState() throws -> TriState {
        TriState(try next())
    }

    mutating func nextDate() throws -> Date? {
        try (next() as Double?).map(Date.init(timeIntervalSinceReferenceDate:))
    }

    mutating func requiredDate() throws -> Date {
        Date(timeIntervalSinceReferenceDate: try required())
    }

    /// Reads the id of a term.
    mutating func nextTerm<Known: Vocabulary>(in terms: inout TermTexts) throws -> OpenValue<Known>? {
        try terms.text(of: next()).map(OpenValue.init(stored:))
    }

    mutating func requiredTerm<Known: Vocabulary>() throws -> OpenValue<Known> {
        OpenValue(stored: try required())
    }

    mutating func nextCoordinate() throws -> Coordinate? {
        let latitude: Double? = try next()
        let longitude: Double? = try next()
        guard let latitude, let longitude else { return nil }
        guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else {
            throw UnreadableRow(reason: "\(latitude), \(longitude) is no coordinate")
        }
        return coordinate
    }

    mutating func requiredCoordinate() throws -> Coordinate {
        guard let coordinate = try nextCoordinate() else { throw UnreadableRow(reason: "a coordinate is missing") }
        return coordinate
    }

    mutating func nextPhoto() throws -> Photo {
        Photo(small: try next(), medium: try next(), large: try next(), full: try next())
    }

    mutating func nextContact() throws -> Contact {
        Contact(
            email: try next(),
            phone: try next(),
            address: Address(
                address1: try next(),
                address2: try next(),
                city: try next(),
                state: try next(),
                postcode: try next(),
                country: try next()
            )
        )
    }

    mutating func requiredAnimalID() throws -> AnimalID {
        let source: String = try required()
        let sourceID: String = try required()
        guard let name = SourceName(source), let id = AnimalID(source: name, sourceID: sourceID) else {
            throw UnreadableRow(reason: "\(source):\(sourceID) is no animal's id")
        }
        return id
    }

    mutating func requiredOrganizationID() throws -> OrganizationID {
        let source: String = try required()
        let sourceID: String = try required()
        guard let name = SourceName(source), let id = OrganizationID(source: name, sourceID: sourceID) else {
            throw UnreadableRow(reason: "\(source):\(sourceID) is no organisation's id")
        }
        return id
    }
}

extension OpenValue {
    /// The term as it was written to the catalogue, which keeps texts as they are: no spelling is corrected.
    init(stored text: String) {
        self = Known(rawValue: text).map(OpenValue.known) ?? .other(text)
    }
}
