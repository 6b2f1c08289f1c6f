import FoundationEssentials
import GRDB

/// The table of the index, as those who write it see it; lives as long as one transaction.
struct PostingTable {
    private let select: Statement
    private let upsert: Statement
    private let delete: Statement

    init(_ db: Database) throws {
        select = try db.cachedStatement(sql: "SELECT keys FROM posting WHERE field = ? AND value = ? AND block = ?")
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
        let former = try Data.fetchCursor(select.binding(field, value, number)).next()
        if let keys = KeyBlock.encoded(former ?? Data(), applying: changes) {
            try upsert.binding(field, value, number, keys).execute()
        } else if former != nil {
            try delete.binding(field, value, number).execute()
        }
        return former == nil
    }

    private static func key(_ change: Int64) -> Int64 { change < 0 ? ~change : change }

    private static func blockNumber(_ change: Int64) -> Int { KeyBlock.number(of: key(change)) }
}
