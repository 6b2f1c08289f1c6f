import Domain
import FoundationEssentials
import GRDB

/// One time that a source was asked, for all the records that it told of then.
struct Fetch: Hashable {
    let source: SourceName
    let moment: Date
}

/// When each record was fetched of which that is all there is to tell, packed: the numbers of fetches by the keys of records,
/// of which mostly many that follow one another have the same. Moving all of them on changes little.
///
/// Shared by all that write in the transaction. Changes wait for ``write()``, which belongs before what is read again.
final class FetchColumn {
    private let db: Database
    private var changes: [Int64: UInt32] = [:]
    private var numbers: [Fetch: UInt32] = [:]
    /// Whether there may be a fetch that no record is of.
    private var isAnyEmpty = false

    /// How many records make a block of `animal_fetches`.
    static let blockSize = 256

    init(_ db: Database) {
        self.db = db
    }

    /// Says of which fetch a record is; `nil` where there is more to tell.
    func set(_ fetch: Fetch?, of key: Int64) throws {
        changes[key] = try fetch.map(number) ?? 0
    }

    /// Moves on when records were fetched, each of which is of some fetch.
    func renew(_ keys: [Int64], fetchedAt: Date) throws {
        try write()
        let select = try db.cachedStatement(sql: "SELECT source FROM fetch WHERE number = ?")
        var renewed: [UInt32: UInt32] = [:]
        for (block, keys) in Dictionary(grouping: keys, by: { Int($0) / Self.blockSize }) {
            let former = try self.former(block)
            for key in keys {
                let number = former[Int(key) % Self.blockSize]
                if renewed[number] == nil {
                    guard let source = try String.fetchOne(select.binding(Int(number))).flatMap(SourceName.init) else {
                        throw UnreadableRow(reason: "nobody said when animal \(key) was fetched")
                    }
                    renewed[number] = try self.number(of: Fetch(source: source, moment: fetchedAt))
                }
                changes[key] = renewed[number]
            }
        }
    }

    func write() throws {
        var counts: [UInt32: Int] = [:]
        for (block, changes) in Dictionary(grouping: changes, by: { Int($0.key) / Self.blockSize }) {
            var numbers = try former(block)
            for (key, number) in changes {
                let offset = Int(key) % Self.blockSize
                counts[numbers[offset], default: 0] -= 1
                counts[number, default: 0] += 1
                numbers[offset] = number
            }
            let data = NumberRuns.data(numbers)
            try db.run("INSERT OR REPLACE INTO animal_fetches (block, numbers) VALUES (?, ?)", block, data)
        }
        changes.removeAll(keepingCapacity: true)
        for (number, count) in counts where number != 0 && count != 0 {
            try db.run("UPDATE fetch SET records = records + ? WHERE number = ?", count, Int(number))
            if count < 0 { isAnyEmpty = true }
        }
    }

    /// Writes what waits for the end of the transaction.
    func finish() throws {
        try write()
        guard isAnyEmpty else { return }
        try db.execute(sql: "DELETE FROM fetch WHERE records = 0")
        numbers = [:]
        isAnyEmpty = false
    }

    /// The records of fetches that were not before `start`.
    static func records(fetchedSince start: Date, _ db: Database) throws -> KeySet {
        let late = "SELECT number FROM fetch WHERE fetched_at >= ?"
        let fetches = try Set(Int64.fetchAll(db, sql: late, arguments: [start.timeIntervalSinceReferenceDate]))
        var records: [Int64] = []
        let rows = try Row.fetchCursor(db, sql: "SELECT block, numbers FROM animal_fetches ORDER BY block")
        while let row = try rows.next() {
            var reader = RowReader(row)
            let block: Int = try reader.required()
            // Keys are 32 bits wide at most in all that is written; more would only fill the memory.
            guard 0...Int(UInt32.max) / blockSize ~= block else {
                throw UnreadableRow(reason: "there is no block \(block) of fetches")
            }
            let numbers = try reader.withBytes { NumberRuns.numbers($0, atMost: blockSize) }
            for (offset, number) in numbers.enumerated() where fetches.contains(Int64(number)) {
                records.append(Int64(block * blockSize + offset))
            }
        }
        return KeySet(records)
    }

    private func number(of fetch: Fetch) throws -> UInt32 {
        if let number = numbers[fetch] { return number }
        let (source, moment) = (fetch.source.text, fetch.moment.timeIntervalSinceReferenceDate)
        let select = try db.cachedStatement(sql: "SELECT number FROM fetch WHERE source = ? AND fetched_at = ?")
        let found: Int64
        if let known = try Int64.fetchOne(select.binding(source, moment)) {
            found = known
        } else {
            try db.run("INSERT INTO fetch (source, fetched_at, records) VALUES (?, ?, 0)", source, moment)
            found = db.lastInsertedRowID
            isAnyEmpty = true
        }
        guard let number = UInt32(exactly: found) else {
            throw UnreadableRow(reason: "there is no fetch of the number \(found)")
        }
        numbers[fetch] = number
        return number
    }

    /// The numbers of a block, 0 where there is none.
    private func former(_ block: Int) throws -> [UInt32] {
        let select = try db.cachedStatement(sql: "SELECT numbers FROM animal_fetches WHERE block = ?")
        let data = try Data.fetchOne(select.binding(block)) ?? Data()
        let numbers = NumberRuns.numbers(data, atMost: Self.blockSize)
        return numbers + repeatElement(0, count: Self.blockSize - numbers.count)
    }
}
