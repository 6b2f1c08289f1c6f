import Domain
import FoundationEssentials
import GRDB

/// A table that holds one of an animal's lists, an item a row.
struct AnimalList {
    let table: String
    let columns: [String]
    /// The items as values of ``columns``.
    let rows: @Sendable (Animal, inout TermTable) throws -> [ColumnValues]
    /// Reads one item and appends it to the animal's list.
    let append: @Sendable (inout RowReader, inout Animal) throws -> Void
    /// Whether two animals have the same items.
    let isEqual: @Sendable (Animal, Animal) -> Bool
    private let insert: String

    private init(
        table: String,
        columns: [String],
        rows: @escaping @Sendable (Animal, inout TermTable) throws -> [ColumnValues],
        append: @escaping @Sendable (inout RowReader, inout Animal) throws -> Void,
        isEqual: @escaping @Sendable (Animal, Animal) -> Bool
    ) {
        (self.table, self.columns, self.rows, self.append, self.isEqual) = (table, columns, rows, append, isEqual)
        insert = WriteSQL.insert(into: table, ["animal", "position"] + columns)
    }

    /// Every list but provenance, which changes with each fetch.
    static let ofFacts = [photos, videos, tags, bonds, statusChanges]
    static let all = ofFacts + [provenance]

    /// Reads the lists of the animals whose keys the JSON array of the one argument holds, item by item in order.
    /// A term is read as its text.
    var select: String {
        let columns = columns.map { $0 == "status" ? "(SELECT text FROM term WHERE id = status)" : $0 }
        return """
            SELECT animal, \(columns.joined(separator: ", ")) FROM \(table) \
            WHERE animal IN (SELECT value FROM json_each(?)) ORDER BY animal, position
            """
    }

    /// Writes the animal's items after those of the same animal were removed.
    func insert(_ animal: Animal, as key: Int64, terms: inout TermTable, _ db: Database) throws {
        let items = try rows(animal, &terms)
        guard !items.isEmpty else { return }
        let statement = try db.cachedStatement(sql: insert)
        for (position, item) in items.enumerated() {
            try statement.execute(arguments: StatementArguments([key.column, position.column] + item))
        }
    }

    func remove(of key: Int64, _ db: Database) throws {
        try db.run("DELETE FROM \(table) WHERE animal = ?", [key])
    }

    private static let photos = AnimalList(
        table: "photo",
        columns: Photo.columns,
        rows: { animal, _ in animal.photos.map(\.columnValues) },
        append: { reader, animal in animal.photos.append(try reader.nextPhoto()) },
        isEqual: { $0.photos == $1.photos }
    )

    private static let videos = AnimalList(
        table: "video",
        columns: ["embed"],
        rows: { animal, _ in animal.videos.map { [$0.column] } },
        append: { reader, animal in animal.videos.append(try reader.required()) },
        isEqual: { $0.videos == $1.videos }
    )

    private static let tags = AnimalList(
        table: "tag",
        columns: ["text"],
        rows: { animal, _ in animal.tags.map { [$0.column] } },
        append: { reader, animal in animal.tags.append(try reader.required()) },
        isEqual: { $0.tags == $1.tags }
    )

    private static let bonds = AnimalList(
        table: "bond",
        columns: ["partner_source", "partner_source_id"],
        rows: { animal, _ in animal.bondedPartners.map(\.columnValues) },
        append: { reader, animal in animal.bondedPartners.append(try reader.requiredAnimalID()) },
        isEqual: { $0.bondedPartners == $1.bondedPartners }
    )

    private static let statusChanges = AnimalList(
        table: "status_change",
        columns: ["status", "since"],
        rows: { animal, terms in
            try animal.statusHistory.map {
                [try terms.id(of: $0.status.text).column, $0.since.timeIntervalSinceReferenceDate.column]
            }
        },
        append: { reader, animal in
            let status: OpenValue<ListingStatus> = try reader.requiredTerm()
            animal.statusHistory.append(StatusChange(status: status, since: try reader.requiredDate()))
        },
        isEqual: { $0.statusHistory == $1.statusHistory }
    )

    static let provenance = AnimalList(
        table: "provenance",
        columns: ["source", "source_id", "fetched_at", "expires_at"],
        rows: { animal, _ in
            animal.provenance.map { provenance in
                provenance.id.columnValues + [
                    provenance.fetchedAt.timeIntervalSinceReferenceDate.column,
                    (provenance.expiresAt?.timeIntervalSinceReferenceDate).column,
                ]
            }
        },
        append: { reader, animal in
            let id = try reader.requiredAnimalID()
            let (fetchedAt, expiresAt) = (try reader.requiredDate(), try reader.nextDate())
            animal.provenance.append(Provenance(id: id, fetchedAt: fetchedAt, expiresAt: expiresAt))
        },
        isEqual: { $0.provenance == $1.provenance }
    )
}
