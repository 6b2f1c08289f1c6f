import Domain
import GRDB

/// Finds ids by their beginning, through the index on source and the source's id.
struct IdentifierSearch {
    private let db: Database
    private let isShown: SQL

    init(_ shown: ShownAnimals, _ db: Database) {
        self.db = db
        isShown = shown.isShown(.records)
    }

    /// Ids that begin with `prefix`, or whose part after the colon does, in order; at most `limit`.
    func ids(startingWith prefix: String, limit: Int) throws -> [AnimalID] {
        var found: [AnimalID] = []
        let sources = try String.fetchAll(db, sql: "SELECT name FROM source WHERE animals > 0 ORDER BY name")
        for source in sources where found.count < limit {
            let condition = Self.condition(source: source, prefix: prefix)
            let select: SQLRequest<Row> = """
                SELECT source, source_id FROM animal
                WHERE source = \(source) AND (\(condition)) AND \(isShown)
                ORDER BY source_id LIMIT \(limit - found.count)
                """
            found += try select.fetchAll(db).map { row in
                var reader = RowReader(row)
                return try reader.requiredAnimalID()
            }
        }
        return found
    }

    /// What must hold of the source's ids so that they are found.
    private static func condition(source: String, prefix: String) -> SQL {
        let whole = "\(source):"
        if whole.utf8.starts(with: prefix.utf8) { return "1" }
        let own = range(startingWith: prefix)
        guard prefix.utf8.starts(with: whole.utf8) else { return own }
        let afterColon = String(prefix.unicodeScalars.dropFirst(whole.unicodeScalars.count))
        return "\(own) OR \(range(startingWith: afterColon))"
    }

    /// Texts that begin with `prefix`, as a range: UTF-8 is ordered as its scalars are.
    private static func range(startingWith prefix: String) -> SQL {
        var end = prefix.unicodeScalars
        while let last = end.popLast() {
            // The next scalar value; surrogates, which are none, follow U+D7FF.
            let next = last.value == 0xD7FF ? 0xE000 : last.value + 1
            guard let scalar = Unicode.Scalar(next) else { continue }
            end.append(scalar)
            return "source_id >= \(prefix) AND source_id < \(String(end))"
        }
        return "source_id >= \(prefix)"
    }
}
