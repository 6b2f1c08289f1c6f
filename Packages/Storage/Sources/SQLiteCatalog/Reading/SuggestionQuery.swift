import Domain
import GRDB

/// Counts what the adoptable animals have that begins as somebody types.
struct SuggestionQuery {
    private let db: Database
    private let prefix: String
    private let isAdoptable: SQL

    init(_ prefix: String, _ db: Database) throws {
        self.db = db
        self.prefix = prefix
        isAdoptable = try AnimalSelection(AnimalFilter(), in: .everywhere(measuredFrom: nil), db).condition
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

    private func names() throws -> [Suggestion] {
        let select: SQLRequest<Row> = """
            SELECT listing.name, count(*) FROM animal CROSS JOIN listing ON listing.animal = animal.id
            WHERE instr(' ' || animal.folded_name, \(" \(SearchText.fold(prefix))")) > 0 AND \(isAdoptable)
            GROUP BY listing.name
            """
        return try suggestions(.name, columns: 1, select)
    }

    /// Animals are grouped by all the columns together, since one counts once for a breed that it has twice.
    private func terms(_ kind: SuggestionKind, _ columns: [String]) throws -> [Suggestion] {
        let keys = columns.map { "animal.\($0)" }.joined(separator: ", ")
        let texts = columns.map { "(SELECT text FROM term WHERE id = animal.\($0))" }.joined(separator: ", ")
        let select: SQLRequest<Row> = """
            SELECT \(sql: texts), count(*) FROM animal WHERE \(isAdoptable) GROUP BY \(sql: keys)
            """
        return try suggestions(kind, columns: columns.count, select)
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
