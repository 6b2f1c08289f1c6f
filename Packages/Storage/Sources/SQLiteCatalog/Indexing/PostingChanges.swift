import Domain
import FoundationEssentials
import GRDB

/// What changes, in one transaction, of by what and where animals are found; written to the index all at once at its end,
/// since many animals of a batch have the same things.
///
/// Shared by all that write in the transaction, so that the changes stay in their order.
final class PostingChanges {
    private let db: Database
    /// Keys as they are for those that have it from then on, their complement for those that no longer do.
    private var changes: [Posting: [Int64]] = [:]
    private var sites: [(key: Int64, site: Int64?)] = []

    init(_ db: Database) {
        self.db = db
    }

    func add(_ postings: some Sequence<Posting>, to key: Int64) {
        for posting in postings { note(key, of: posting) }
    }

    func remove(_ postings: some Sequence<Posting>, from key: Int64) {
        for posting in postings { note(~key, of: posting) }
    }

    func replace(_ old: [Posting], with new: [Posting], of key: Int64) {
        guard old != new else { return }
        let (old, new) = (Set(old), Set(new))
        remove(old.subtracting(new), from: key)
        add(new.subtracting(old), to: key)
    }

    func add(_ posting: Posting, to key: Int64) { add(CollectionOfOne(posting), to: key) }

    func remove(_ posting: Posting, from key: Int64) { remove(CollectionOfOne(posting), from: key) }

    /// Says at which site an animal is from now on.
    func move(_ key: Int64, to site: Int64?) {
        sites.append((key, site))
    }

    /// What an animal has repeatedly is noted once.
    private func note(_ change: Int64, of posting: Posting) {
        changes[posting, default: []].appendUnlessLast(change)
    }

    /// Writes what changed.
    func write() throws {
        for (posting, keys) in changes.sorted(by: { Self.precedes($0.key, $1.key) }) { try write(keys, of: posting) }
        changes = [:]
        try SiteColumn(db).write(sites)
        sites = []
    }

    private func write(_ keys: [Int64], of posting: Posting) throws {
        let (field, value) = (posting.field.rawValue, posting.value.databaseValue)
        for (number, changes) in Self.blocks(keys) {
            let former = try Data.fetchOne(db.cachedStatement(sql: Self.select), arguments: [field, value, number])
            let block = (former.map(KeyBlock.init(encoded:)) ?? .few([])).applying(changes)
            if block.isEmpty {
                if former != nil { try db.run(Self.delete, [field, value, number]) }
            } else {
                try db.run(Self.upsert, [field, value, number, block.encoded])
            }
        }
    }

    private static func blocks(_ keys: [Int64]) -> [Int: [(offset: UInt16, isIn: Bool)]] {
        var blocks: [Int: [(offset: UInt16, isIn: Bool)]] = [:]
        for change in keys {
            let key = change < 0 ? ~change : change
            blocks[KeyBlock.number(of: key), default: []].append((KeyBlock.offset(of: key), change >= 0))
        }
        return blocks
    }

    /// In the order of the table, so that its pages are gone through once.
    private static func precedes(_ left: Posting, _ right: Posting) -> Bool {
        guard left.field == right.field else { return left.field.rawValue < right.field.rawValue }
        switch (left.value, right.value) {
        case (.number(let left), .number(let right)): return left < right
        case (.text(let left), .text(let right)): return left.utf8.lexicographicallyPrecedes(right.utf8)
        case (.number, .text): return true
        case (.text, .number): return false
        }
    }

    private static let select = "SELECT keys FROM posting WHERE field = ? AND value = ? AND block = ?"
    private static let upsert = "INSERT OR REPLACE INTO posting (field, value, block, keys) VALUES (?, ?, ?, ?)"
    private static let delete = "DELETE FROM posting WHERE field = ? AND value = ? AND block = ?"
}

extension Posting.Value: DatabaseValueConvertible {
    var databaseValue: DatabaseValue {
        switch self {
        case .number(let number): number.databaseValue
        case .text(let text): text.databaseValue
        }
    }

    static func fromDatabaseValue(_ value: DatabaseValue) -> Posting.Value? {
        Int64.fromDatabaseValue(value).map(Posting.Value.number)
            ?? String.fromDatabaseValue(value).map(Posting.Value.text)
    }
}

extension [Int64] {
    fileprivate mutating func appendUnlessLast(_ element: Int64) {
        if last != element { append(element) }
    }
}
