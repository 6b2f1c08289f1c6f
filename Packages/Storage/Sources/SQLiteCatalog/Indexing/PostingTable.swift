import FoundationEssentials
import GRDB

/// The table of the index, as those who write it see it; lives as long as one transaction.
struct PostingTable {
    private let db: Database
    /// The first block of which hardly anything is there yet.
    private let firstNewBlock: Int
    private let select: Statement
    private let insert: Statement
    private let upsert: Statement
    private let delete: Statement

    /// - Parameter firstNewKey: The first of the keys that the transaction gave out, if it did.
    init(_ db: Database, firstNewKey: Int64?) throws {
        self.db = db
        firstNewBlock = firstNewKey.map { KeyBlock.number(of: $0 + Int64(KeyBlock.size - Self.hardlyAny)) } ?? .max
        select = try db.cachedStatement(sql: "SELECT keys FROM posting WHERE field = ? AND value = ? AND block = ?")
        insert = try db.cachedStatement(
            sql: "INSERT INTO posting (field, value, block, keys) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
        )
        upsert = try db.cachedStatement(
            sql: "INSERT OR REPLACE INTO posting (field, value, block, keys) VALUES (?, ?, ?, ?)"
        )
        delete = try db.cachedStatement(sql: "DELETE FROM posting WHERE field = ? AND value = ? AND block = ?")
    }

    /// Applies changes, in their order: keys as they are of animals that have it from then on, their complement of those
    /// that no longer do. Answers whether nobody had it in a block of them.
    func apply(_ changes: [Int64], to posting: Posting) throws -> Bool {
        var rest = changes[...]
        var isNew = false
        // Nearly always all of them lie in one block.
        while let number = rest.first.map(Self.blockNumber) {
            let inBlock = rest.prefix { Self.blockNumber($0) == number }
            if try apply(inBlock, to: posting, block: number) { isNew = true }
            rest = rest[inBlock.endIndex...]
        }
        return isNew
    }

    private func apply(_ changes: ArraySlice<Int64>, to posting: Posting, block number: Int) throws -> Bool {
        let (field, value) = (posting.field.rawValue, posting.value.databaseValue)
        let changes = changes.lazy.map { (offset: KeyBlock.offset(of: Self.key($0)), isIn: $0 >= 0) }
        // Nearly all rows of a new block are new, which need not be looked for first.
        if number >= firstNewBlock, let keys = KeyBlock.encoded(Data(), applying: changes) {
            try insert.run(field, value, number, keys)
            if db.changesCount > 0 { return true }
        }
        let former = try Data.fetchCursor(select.binding(field, value, number)).next()
        if let keys = KeyBlock.encoded(former ?? Data(), applying: changes) {
            try upsert.run(field, value, number, keys)
        } else if former != nil {
            try delete.run(field, value, number)
        }
        return former == nil
    }

    /// So many keys of a block are hardly any.
    private static let hardlyAny = 1024

    private static func key(_ change: Int64) -> Int64 { change < 0 ? ~change : change }

    private static func blockNumber(_ change: Int64) -> Int { KeyBlock.number(of: key(change)) }
}
