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
        try keys(Self.exact, [posting.field.rawValue, posting.value])
    }

    /// The animals that have any of these values.
    func keys(_ field: Posting.Field, anyOf values: some Sequence<Int64>) throws -> KeySet {
        try keys(Self.anyOf, [field.rawValue, AnimalKeys(Array(values)).json])
    }

    /// The animals that have any of these texts.
    func keys(_ field: Posting.Field, anyOf texts: [String]) throws -> KeySet {
        if texts.isEmpty { return KeySet() }
        return try keys(Self.anyOf, [field.rawValue, String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)])
    }

    /// The animals that have a text that begins so.
    func keys(_ field: Posting.Field, beginning prefix: String) throws -> KeySet {
        try keys(Self.beginning, [field.rawValue, prefix, prefix + Self.last])
    }

    /// The animals that have any value in that field.
    func keys(_ field: Posting.Field) throws -> KeySet {
        try keys(Self.any, [field.rawValue])
    }

    /// The numbers that some animals have in that field.
    func numbers(_ field: Posting.Field) throws -> [Int64] {
        try Int64.fetchAll(db.cachedStatement(sql: Self.values), arguments: [field.rawValue])
    }

    /// How many of `keys` have each value of a field; values that none of them has are missing.
    func counts<Value>(_ field: Posting.Field, of keys: KeySet) throws -> [Value: Int]
    where Value: Hashable & DatabaseValueConvertible & StatementColumnConvertible {
        var counts: [Value: Int] = [:]
        try forEachBlock(field) { value, number, block in
            let count = keys.intersectionCount(block, number: number)
            if count > 0 { counts[value, default: 0] += count }
        }
        return counts
    }

    /// Hands out the blocks of all values of a field, value by value, with their numbers.
    func forEachBlock<Value>(
        _ field: Posting.Field,
        _ body: (_ value: Value, _ number: Int, _ block: KeyBlock) throws -> Void
    ) throws where Value: DatabaseValueConvertible & StatementColumnConvertible {
        let statement = try db.cachedStatement(sql: Self.valued)
        let rows = try Row.fetchCursor(statement, arguments: [field.rawValue])
        while let row = try rows.next() {
            var reader = RowReader(row)
            let value: Value = try reader.required()
            let (number, block) = try Self.block(&reader)
            try body(value, number, block)
        }
    }

    private func keys(_ sql: String, _ arguments: StatementArguments) throws -> KeySet {
        var keys = KeySet()
        let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: arguments)
        while let row = try rows.next() {
            var reader = RowReader(row)
            let (number, block) = try Self.block(&reader)
            keys.formUnion(block, number: number)
        }
        return keys
    }

    private static func block(_ reader: inout RowReader) throws -> (number: Int, block: KeyBlock) {
        let number: Int = try reader.required()
        // Keys are 32 bits wide at most in all that is written; more would only fill the memory.
        guard 0..<KeyBlock.size ~= number else {
            throw UnreadableRow(reason: "there is no block \(number) of keys")
        }
        return (number, KeyBlock(encoded: try reader.required()))
    }

    /// The last of all Unicode scalars, twice: no word goes on so.
    private static let last = "\u{10FFFF}\u{10FFFF}"
    private static let keys = "SELECT block, keys FROM posting WHERE field = ?1"
    private static let exact = "\(keys) AND value = ?2"
    private static let anyOf = "\(keys) AND value IN (SELECT value FROM json_each(?2))"
    private static let beginning = "\(keys) AND value >= ?2 AND value < ?3"
    private static let any = keys
    private static let values = "SELECT DISTINCT value FROM posting WHERE field = ?1"
    private static let valued = "SELECT value, block, keys FROM posting WHERE field = ?1"
}
