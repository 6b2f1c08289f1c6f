import Domain
import GRDB

/// A set of animals in an order that nothing has to be measured for.
struct OrderedAnimals {
    private let keys: KeySet
    private let order: AnimalOrder
    private let index: IndexReader

    init(_ keys: KeySet, by order: AnimalOrder, _ index: IndexReader) {
        self.keys = keys
        self.order = order
        self.index = index
    }

    /// The keys of the animals from the one at `offset` on.
    func keys(from offset: Int, count: Int) throws -> [Int64] {
        switch order {
        // Where a text is found decides first (`RelevanceSearch`); among the rest, the newest.
        case .newest, .relevance: try newest(from: offset, count: count)
        case .distance, .match, .name, .random: try sorted(from: offset, count: count)
        }
    }

    private func newest(from offset: Int, count: Int) throws -> [Int64] {
        var page = GroupedPage(from: offset, count: count)
        for group in NewestSearch(try index.publications()).newest(offset + count, of: keys) where !page.isFull {
            try page.add(group.count) { offset, count in
                if group.count == 1 { return group }
                return try OrderedAnimals(KeySet(group), by: .distance, index).keys(from: offset, count: count)
            }
        }
        return page.keys
    }

    private func sorted(from offset: Int, count: Int) throws -> [Int64] {
        if isWalkShort(to: offset + count) { return try walk(from: offset, count: count) }
        let condition = order.isIndexed ? keys.listing : keys.condition(index.db)
        let select: SQL = """
            SELECT animal.id FROM animal WHERE \(condition)
            ORDER BY \(order.terms) LIMIT \(count) OFFSET \(offset)
            """
        return try SQLRequest<Int64>(literal: select, cached: true).fetchAll(index.db)
    }

    /// Whether so many are found sooner on the way through an index of all animals than by sorting those of the set: a step
    /// on the way takes about a tenth of what an animal costs that is looked up, and they are thought to be spread evenly.
    private func isWalkShort(to end: Int) -> Bool {
        let count = keys.count
        guard order.isIndexed, count > 0 else { return false }
        let visited = Double(end) * Double(keys.capacity) / Double(count)
        return visited < 10 * Double(count)
    }

    /// Goes through an index of all animals until there are enough.
    private func walk(from offset: Int, count: Int) throws -> [Int64] {
        var skipped = 0
        var page: [Int64] = []
        let all = try Self.all(by: order).fetchCursor(index.db)
        while page.count < count, let key = try all.next() {
            guard keys.contains(key) else { continue }
            if skipped < offset { skipped += 1 } else { page.append(key) }
        }
        return page
    }

    /// Lists all animals in an order of which there is an index.
    static func all(by order: AnimalOrder) -> SQLRequest<Int64> {
        SQLRequest(literal: "SELECT animal.id FROM animal ORDER BY \(order.terms)", cached: true)
    }
}

extension KeySet {
    /// A condition on `animal` that holds for the animals of these keys, and looks each of them up.
    var listing: SQL { "animal.id IN (SELECT value FROM json_each(\(AnimalKeys(Array(self)).json)))" }

    /// A condition on `animal` that holds for the animals of these keys: few are looked up, of many each animal is asked.
    func condition(_ db: Database) -> SQL {
        if count <= 500 { return listing }
        // Stays until the next selection of this connection takes its place.
        db.add(
            function: DatabaseFunction("is_selected", argumentCount: 1) { values in
                Int64.fromDatabaseValue(values[0]).map(contains) ?? false
            }
        )
        return "is_selected(animal.id)"
    }
}
