import FoundationEssentials
import GRDB

/// Reads which animals have what.
struct PostingReader {
    private let db: Database

    init(_ db: Database) {
        self.db = db
    }

    /// The animals that have it.
    func keys(_ posting: Posting) throws -> KeySet {
        var keys = KeySet()
        try read(Self.exact, [posting.field.rawValue, posting.value], into: &keys)
        return keys
    }

    /// The animals that have any of these values.
    func keys(_ field: Posting.Field, anyOf values: some Sequence<Int64>) throws -> KeySet {
        var keys = KeySet()
        for value in values { try read(Self.exact, [field.rawValue, value], into: &keys) }
        return keys
    }

    /// The animals that have any of these texts.
    func keys(_ field: Posting.Field, anyOf texts: some Sequence<String>) throws -> KeySet {
        var keys = KeySet()
        for text in texts { try read(Self.exact, [field.rawValue, text], into: &keys) }
        return keys
    }

    /// The animals that have a text that begins so.
    func keys(_ field: Posting.Field, beginning prefix: String) throws -> KeySet {
        var keys = KeySet()
        try read(Self.beginning, [field.rawValue, prefix, prefix + Self.last], into: &keys)
        return keys
    }

    /// The animals that have any value in that field.
    func keys(_ field: Posting.Field) throws -> KeySet {
        var keys = KeySet()
        try read(Self.any, [field.rawValue], into: &keys)
        return keys
    }

    /// The numbers that some animals have in that field.
    func numbers(_ field: Posting.Field) throws -> [Int64] {
        let select = try db.cachedStatement(sql: "SELECT DISTINCT value FROM posting WHERE field = ?")
        return try Int64.fetchAll(select, arguments: [field.rawValue])
    }

    private func read(_ sql: String, _ arguments: StatementArguments, into keys: inout KeySet) throws {
        let statement = try db.cachedStatement(sql: sql)
        let rows = try Row.fetchCursor(statement, arguments: arguments)
        while let row = try rows.next() {
            var reader = RowReader(row)
            let number: Int = try reader.required()
            // Keys are 32 bits wide at most in all that is written; more would only fill the memory.
            guard 0..<KeyBlock.size ~= number else {
                throw UnreadableRow(reason: "there is no block \(number) of keys")
            }
            keys.formUnion(KeyBlock(encoded: try reader.required()), number: number)
        }
    }

    /// The last of all Unicode scalars, twice: no word goes on so.
    private static let last = "\u{10FFFF}\u{10FFFF}"
    private static let exact = "SELECT block, keys FROM posting WHERE field = ? AND value = ?"
    private static let beginning = "SELECT block, keys FROM posting WHERE field = ? AND value >= ? AND value < ?"
    private static let any = "SELECT block, keys FROM posting WHERE field = ?"
}
