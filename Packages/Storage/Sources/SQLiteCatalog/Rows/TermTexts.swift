import GRDB

/// The texts of terms by their ids, each looked up once: animals share a few.
struct TermTexts {
    /// What was looked up so far.
    private(set) var known: [Int64: String]
    private let db: Database

    init(known: [Int64: String], _ db: Database) {
        self.known = known
        self.db = db
    }

    /// The text of a term; `nil` when there is none of that id.
    mutating func text(of id: Int64?) throws -> String? {
        guard let id else { return nil }
        if let text = known[id] { return text }
        let text = try String.fetchOne(db.cachedStatement(sql: "SELECT text FROM term WHERE id = ?").binding(id))
        known[id] = text
        return text
    }
}
