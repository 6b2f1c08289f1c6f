import Domain
import GRDB

/// The ids of terms, made as they are needed; lives as long as nobody else writes.
struct TermTable {
    private let db: Database
    private var known: [ExactText: Int64] = [:]

    init(_ db: Database) {
        self.db = db
    }

    /// The id of the term that is written exactly so.
    mutating func id(of text: String) throws -> Int64 {
        if let id = known[ExactText(text)] { return id }
        let id: Int64
        let find = try db.cachedStatement(sql: "SELECT id FROM term WHERE text = ?")
        if let found = try Int64.fetchCursor(find.binding(text)).next() {
            id = found
        } else {
            try db.run("INSERT INTO term (text, folded) VALUES (?, ?)", text, SearchText.fold(text))
            id = db.lastInsertedRowID
        }
        known[ExactText(text)] = id
        return id
    }
}
