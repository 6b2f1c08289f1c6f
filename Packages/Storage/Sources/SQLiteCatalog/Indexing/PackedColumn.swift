import FoundationEssentials
import GRDB

/// Numbers by the keys of rows, packed so that those of all rows are read at once: a table of blocks of little-endian
/// numbers, 0 for rows that have none.
struct PackedColumn<Number: FixedWidthInteger> {
    private let db: Database
    private let table: String
    /// How many numbers make a block.
    private let size: Int

    init(_ table: String, blocksOf size: Int, _ db: Database) {
        self.db = db
        self.table = table
        self.size = size
    }

    /// Writes numbers, in the order of the changes.
    func write(_ changes: [(key: Int64, number: Number)]) throws {
        for (block, changes) in Dictionary(grouping: changes, by: { Int($0.key) / size }) {
            let select = try db.cachedStatement(sql: "SELECT numbers FROM \(table) WHERE block = ?")
            let former = try Data.fetchOne(select.binding(block))
            var numbers: [Number] = LittleEndian.numbers(former ?? Data())
            if former == nil, changes.allSatisfy({ $0.number == 0 }) { continue }
            for change in changes {
                let offset = Int(change.key) % size
                if numbers.count <= offset { numbers += repeatElement(0, count: offset + 1 - numbers.count) }
                numbers[offset] = change.number
            }
            let data = LittleEndian.data(numbers)
            guard data != former else { continue }
            try db.run("INSERT OR REPLACE INTO \(table) (block, numbers) VALUES (?, ?)", block, data)
        }
    }

    /// The numbers of some rows by their keys; those that have none may be missing.
    func numbers(of keys: [Int64]) throws -> [Int64: Number] {
        var found: [Int64: Number] = [:]
        for (block, keys) in Dictionary(grouping: keys, by: { Int($0) / size }) {
            let select = try db.cachedStatement(sql: "SELECT numbers FROM \(table) WHERE block = ?")
            guard let data = try Data.fetchOne(select.binding(block)) else { continue }
            let numbers: [Number] = LittleEndian.numbers(data)
            for key in keys where Int(key) % size < numbers.count { found[key] = numbers[Int(key) % size] }
        }
        return found
    }

    /// The number of each row, by its key; of rows beyond the last, none is known.
    func all() throws -> [Number] {
        var all: [Number] = []
        let blocks = try Int.fetchOne(db.cachedStatement(sql: "SELECT count(*) FROM \(table)"))
        all.reserveCapacity((blocks ?? 0) * size)
        let rows = try Row.fetchCursor(db.cachedStatement(sql: "SELECT block, numbers FROM \(table) ORDER BY block"))
        while let row = try rows.next() {
            var reader = RowReader(row)
            let block: Int = try reader.required()
            let numbers: [Number] = try reader.withBytes { LittleEndian.numbers($0) }
            guard 0..<KeyBlock.size ~= block, all.count <= block * size, numbers.count <= size else {
                throw UnreadableRow(reason: "block \(block) of \(table) cannot be")
            }
            all += repeatElement(0, count: block * size - all.count)
            all += numbers
        }
        return all
    }
}
