import Domain
import GRDB

/// Reads which animals have what, where they are and since when, in one state of the catalogue's file.
struct IndexReader {
    let db: Database
    /// What is remembered of that state.
    private let memory: IndexMemory.Reading?

    /// - Parameter memory: What is large is looked for in there first, and remembered there.
    init(_ db: Database, memory: IndexMemory) throws {
        self.db = db
        guard let revision = try Int64.fetchOne(db.cachedStatement(sql: "SELECT number FROM revision")) else {
            throw UnreadableRow(reason: "the number of the catalogue's state is missing")
        }
        self.memory = memory.reading(revision)
    }

    /// Reads everything from the file.
    init(_ db: Database) {
        self.db = db
        memory = nil
    }

    /// Where all animals are.
    func places() throws -> AnimalPlaces {
        try remembered({ $0.places }, { $0.places = $1 }) { try SiteColumn(db).places() }
    }

    /// When all animals were published.
    func publications() throws -> AnimalPublications {
        try remembered({ $0.publications }, { $0.publications = $1 }) { try PublicationColumn(db).publications() }
    }

    /// The texts of terms, as far as they were looked up already.
    func terms() -> TermTexts { TermTexts(known: memory?.recall { $0.terms } ?? [:], db) }

    func remember(_ terms: TermTexts) {
        memory?.remember { $0.terms = terms.known }
    }

    /// The animals that have it.
    func keys(_ posting: Posting) throws -> KeySet {
        try keys(.exact(posting)) { (Self.exact, [posting.field.rawValue, posting.value]) }
    }

    /// The animals that have any of these values.
    func keys(_ field: Posting.Field, anyOf values: [Int64]) throws -> KeySet {
        if values.count == 1 { return try keys(Posting(field, values[0])) }
        return try keys(.anyOf(field, values)) { (Self.anyOf, [field.rawValue, AnimalKeys(values).json]) }
    }

    /// The animals that have any of these texts.
    func keys(_ field: Posting.Field, anyOf texts: [String]) throws -> KeySet {
        if texts.isEmpty { return KeySet() }
        return try read(Self.anyOf, [field.rawValue, SoughtTexts(texts).json]).keys
    }

    /// The animals that have a text that begins so and goes on.
    func keys(_ field: Posting.Field, beginning prefix: String) throws -> KeySet {
        try keys(.beginning(Posting(field, prefix))) { (Self.beginning, [field.rawValue, prefix, prefix + Self.last]) }
    }

    /// The animals that have any value in that field.
    func keys(_ field: Posting.Field) throws -> KeySet {
        try read(Self.any, [field.rawValue]).keys
    }

    /// Hands out the keys of the animals that have it, in ascending order, and remembers none of them.
    func forEachKey(of posting: Posting, _ body: (Int64) throws -> Void) throws {
        let statement = try db.cachedStatement(sql: Self.ascending)
        let rows = try Row.fetchCursor(statement.binding(posting.field.rawValue, posting.value.databaseValue))
        while let row = try rows.next() {
            var reader = RowReader(row)
            let (number, block) = try Self.block(&reader)
            try block.forEachKey(inBlock: number, body)
        }
    }

    /// The numbers that some animals have in that field.
    func numbers(_ field: Posting.Field) throws -> [Int64] {
        try remembered(.values(field)) {
            try Int64.fetchAll(db.cachedStatement(sql: Self.values), arguments: [field.rawValue])
        }
    }

    /// The ids of the terms that are one of `values`.
    ///
    /// Texts count as the same here when Swift says so, which SQLite cannot tell of those beyond ASCII.
    func termIDs<Known>(of values: [OpenValue<Known>]) throws -> [Int64] {
        let areKnown = values.map { if case .known = $0 { true } else { false } }
        // A key path would be made anew each time, since the type is generic.
        let texts = values.map { $0.text }
        return try remembered(.terms(texts, areKnown: areKnown)) {
            let candidates: SQLRequest<Row> = """
                SELECT id, text FROM term
                WHERE text IN \(texts) OR length(text) < length(CAST(text AS BLOB))
                """
            return try candidates.fetchAll(db).compactMap { row in
                var reader = RowReader(row)
                let id: Int64 = try reader.required()
                return values.contains(try reader.requiredTerm()) ? id : nil
            }
        }
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

    /// Hands out those of `keys` that have each text of a field, text by text in their order, until `body` answers `false`.
    func forEachGroup(of keys: KeySet, by field: Posting.Field, _ body: ([Int64]) throws -> Bool) throws {
        var (group, text): ([Int64], String?) = ([], nil)
        let statement = try db.cachedStatement(sql: Self.valued)
        let rows = try Row.fetchCursor(statement, arguments: [field.rawValue])
        while let row = try rows.next() {
            var reader = RowReader(row)
            let next: String = try reader.required()
            if let text, !next.isWritten(as: text) {
                guard try group.isEmpty || body(group) else { return }
                group = []
            }
            text = next
            let (number, block) = try Self.block(&reader)
            block.forEachKey(inBlock: number) { if keys.contains($0) { group.append($0) } }
        }
        if !group.isEmpty { _ = try body(group) }
    }

    private func remembered(
        _ question: IndexMemory.NumbersQuestion,
        _ read: () throws -> [Int64]
    ) throws -> [Int64] {
        try remembered({ $0.numbers[question] }, { $0.numbers[question] = $1 }, read)
    }

    private func remembered<Value: Sendable>(
        _ recall: (inout IndexMemory.Contents) -> Value?,
        _ remember: (inout IndexMemory.Contents, Value) -> Void,
        _ read: () throws -> Value
    ) throws -> Value {
        if let known = memory?.recall(recall) { return known }
        let value = try read()
        memory?.remember { remember(&$0, value) }
        return value
    }

    private func keys(
        _ question: RecentSets.Question,
        _ select: () -> (sql: String, arguments: StatementArguments)
    ) throws -> KeySet {
        if let known = memory?.recall({ $0.sets.keys(question) }) { return known }
        let (sql, arguments) = select()
        let (keys, bytes) = try read(sql, arguments)
        // Bits of not so many keys take far more in memory than in the file, where they are soon read again.
        if bytes * 8 >= keys.size { memory?.remember { $0.sets.remember(keys, as: question) } }
        return keys
    }

    private func read(_ sql: String, _ arguments: StatementArguments) throws -> (keys: KeySet, bytes: Int) {
        // The sets of several values lie across one another. Few keys are put in order together, more become bits.
        var few: [Int64] = []
        var bits: KeySet?
        var bytes = 0
        let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: arguments)
        while let row = try rows.next() {
            var reader = RowReader(row)
            let (number, block) = try Self.block(&reader)
            bytes += block.size
            if bytes <= Self.sizeOfFew {
                block.forEachKey(inBlock: number) { few.append($0) }
            } else {
                // Taken out, so that they have one owner.
                var more = bits.take() ?? KeySet(inAnyOrder: few).asBits
                more.formUnion(block, number: number)
                bits = more
            }
        }
        return (bits?.compacted ?? KeySet(inAnyOrder: few), bytes)
    }

    private static func block(_ reader: inout RowReader) throws -> (number: Int, block: KeyBlock) {
        let number: Int = try reader.required()
        // Keys are 32 bits wide at most in all that is written; more would only fill the memory.
        guard 0..<KeyBlock.size ~= number else {
            throw UnreadableRow(reason: "there is no block \(number) of keys")
        }
        return (number, try reader.withBytes(KeyBlock.init(encoded:)))
    }

    /// Blocks of so many bytes in all are few keys.
    private static let sizeOfFew = 2048

    /// The last of all Unicode scalars, twice: no word goes on so.
    private static let last = "\u{10FFFF}\u{10FFFF}"
    private static let keys = "SELECT block, keys FROM posting WHERE field = ?1"
    /// The last block first, so that a set is made as large as it gets at once.
    private static let exact = "\(keys) AND value = ?2 ORDER BY block DESC"
    private static let ascending = "\(keys) AND value = ?2 ORDER BY block"
    private static let anyOf = "\(keys) AND value IN (SELECT value FROM json_each(?2))"
    private static let beginning = "\(keys) AND value > ?2 AND value < ?3"
    private static let any = keys
    private static let values = "SELECT DISTINCT value FROM posting WHERE field = ?1"
    static let valued = "SELECT value, block, keys FROM posting WHERE field = ?1 ORDER BY value, block"
}
