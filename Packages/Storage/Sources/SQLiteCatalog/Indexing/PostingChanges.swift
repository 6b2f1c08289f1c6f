import Domain
import FoundationEssentials
import GRDB

/// What changes, in one transaction, of by what, where and since when animals are found; written to the index all at once at its end,
/// since many animals of a batch have the same things.
///
/// Shared by all that write in the transaction, so that the changes stay in their order.
final class PostingChanges {
    private let db: Database
    private let notes = PostingNotes()
    /// What is yet to be handed over: many changes at once, since handing over takes longer than one of them.
    private var waiting: [PostingChange] = []
    private var sites: [(key: Int64, site: Int64?)] = []
    private var publications: [(key: Int64, publishedAt: Date?)] = []
    /// The first of the keys that this transaction gave out.
    private var firstNewKey: Int64?
    /// Whether anything was written in this transaction.
    private var isAny = false

    init(_ db: Database) {
        self.db = db
    }

    /// Has a new animal found by everything that it has.
    func add(_ animal: PreparedAnimal, _ references: AnimalRow.References, isMerged: Bool, to key: Int64) {
        if firstNewKey == nil { firstNewKey = key }
        note(.found(animal, references, isMerged: isMerged, key))
    }

    func add(_ postings: [Posting], to key: Int64) { note(.added(postings, key)) }

    func remove(_ postings: [Posting], from key: Int64) { note(.removed(postings, key)) }

    func add(_ posting: Posting, to key: Int64) { add([posting], to: key) }

    func remove(_ posting: Posting, from key: Int64) { remove([posting], from: key) }

    func replace(_ old: [Posting], with new: [Posting], of key: Int64) {
        guard old != new else { return }
        var both = PostingDictionary(initial: (isOld: false, isNew: false))
        for posting in old { both.update(posting) { $0.isOld = true } }
        for posting in new { both.update(posting) { $0.isNew = true } }
        let changed = both.inOrder().filter { $0.value.isOld != $0.value.isNew }
        remove(changed.filter(\.value.isOld).map(\.posting), from: key)
        add(changed.filter(\.value.isNew).map(\.posting), to: key)
    }

    /// Says at which site an animal is from now on.
    func move(_ key: Int64, to site: Int64?) {
        sites.append((key, site))
    }

    /// Says when an animal was published.
    func publish(_ key: Int64, at moment: Date?) {
        publications.append((key, moment))
    }

    private func note(_ change: PostingChange) {
        waiting.append(change)
        if waiting.count == Self.portion { handOver() }
    }

    private func handOver() {
        notes.note(waiting)
        waiting.removeAll(keepingCapacity: true)
    }

    /// Writes what changed, for whoever reads the index in this transaction.
    func write() throws {
        handOver()
        let (table, words) = (try PostingTable(db, firstNewKey: firstNewKey), try WordTable(db))
        let notes = notes.take()
        for (posting, changes) in notes.inOrder() {
            if try table.apply(changes.all(), to: posting) { try words.learn(posting) }
        }
        try SiteColumn(db).write(sites)
        try PublicationColumn(db).write(publications)
        if !notes.isEmpty || !sites.isEmpty || !publications.isEmpty { isAny = true }
        (sites, publications) = ([], [])
    }

    /// Writes what changed, at the end of the transaction; answers whether anything did in all of it.
    func finish() throws -> Bool {
        try write()
        defer { (isAny, firstNewKey) = (false, nil) }
        return isAny
    }

    private static let portion = 256
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
