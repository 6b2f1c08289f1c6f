import Domain
import GRDB

/// Counts what the adoptable animals have that begins as somebody types.
struct SuggestionQuery {
    private let db: Database
    private let prefix: String
    private let limit: Int
    private let isAdoptable: SQL

    init(_ prefix: String, limit: Int, of shown: ShownAnimals, _ db: Database) throws {
        self.db = db
        self.prefix = prefix
        self.limit = limit
        let statuses = try AnimalFilter.keys(of: AnimalFilter().statuses, db) ?? []
        isAdoptable = "animal.status IN \(statuses) AND \(shown.isShown(.listings))"
    }

    /// What is suggested of that kind, in no particular order.
    func suggestions(of kind: SuggestionKind) throws -> [Suggestion] {
        switch kind {
        case .name: try names()
        case .breed: try terms(kind, ["primary_breed", "secondary_breed"])
        case .type: try terms(kind, ["type"])
        case .color: try terms(kind, ["primary_color", "secondary_color", "tertiary_color"])
        case .place: []
        }
    }

    /// Names are counted as they are folded first: only the most frequent are worth asking how they are spelled.
    private func names() throws -> [Suggestion] {
        let select: SQLRequest<Row> = """
            WITH called AS MATERIALIZED (
                SELECT folded_name, count(*) AS animals FROM animal
                WHERE \(begins("folded_name")) AND \(isAdoptable) GROUP BY folded_name
            ),
            frequent AS MATERIALIZED (SELECT animals FROM called ORDER BY animals DESC LIMIT \(limit))
            SELECT listing.name, count(*)
            FROM called CROSS JOIN animal ON animal.folded_name = called.folded_name
            CROSS JOIN listing ON listing.animal = animal.id
            WHERE called.animals >= (SELECT min(animals) FROM frequent) AND \(isAdoptable)
            GROUP BY listing.name
            """
        return try suggestions(.name, columns: 1, select)
    }

    /// Animals are grouped by all the columns together, since one counts once for a breed that it has twice.
    private func terms(_ kind: SuggestionKind, _ columns: [String]) throws -> [Suggestion] {
        let beginning: SQL = "SELECT id FROM term WHERE \(begins("folded"))"
        let isKnown: SQLRequest<Bool> = "SELECT EXISTS (\(beginning))"
        guard try isKnown.fetchOne(db) ?? false else { return [] }
        // What a term is a part of begins so too, somewhere: the animals that it gives are among these.
        let isWanted = columns.map { "animal.\(sql: $0) IN (\(beginning))" as SQL }.joined(separator: " OR ")
        let keys = columns.map { "animal.\($0)" }.joined(separator: ", ")
        let texts = columns.map { "(SELECT text FROM term WHERE id = animal.\($0))" }.joined(separator: ", ")
        let select: SQLRequest<Row> = """
            SELECT \(sql: texts), count(*) FROM animal WHERE \(isAdoptable) AND (\(isWanted)) GROUP BY \(sql: keys)
            """
        return try suggestions(kind, columns: columns.count, select)
    }

    /// A condition that holds for a folded text in which some word begins as asked for.
    private func begins(_ column: String) -> SQL {
        "(\(sql: column) <> '' AND instr(' ' || \(sql: column), \(" \(SearchText.fold(prefix))")) > 0)"
    }

    private func suggestions(_ kind: SuggestionKind, columns: Int, _ select: SQLRequest<Row>) throws -> [Suggestion] {
        var tally = SuggestionTally(kind)
        let rows = try select.fetchCursor(db)
        while let row = try rows.next() {
            var reader = RowReader(row)
            var values: [String] = []
            for _ in 0..<columns { if let value: String = try reader.next() { values.append(value) } }
            tally.add(values, count: try reader.required())
        }
        return tally.suggestions(for: prefix)
    }
}
