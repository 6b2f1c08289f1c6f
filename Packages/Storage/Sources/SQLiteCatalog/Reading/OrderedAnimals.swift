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
            try page.add(group.count) { try byID(group, from: $0, count: $1) }
        }
        return page.keys
    }

    private func sorted(from offset: Int, count: Int) throws -> [Int64] {
        if isWalkShort(to: offset + count) {
            if case .name = order { return try walkNames(from: offset, count: count) }
            return try walkIDs(from: offset, count: count)
        }
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

    /// Goes through all names until there are enough; animals of one name follow one another by their ids.
    private func walkNames(from offset: Int, count: Int) throws -> [Int64] {
        var page = GroupedPage(from: offset, count: count)
        try index.forEachGroup(of: keys, by: .name) { group in
            try page.add(group.count) { try byID(group, from: $0, count: $1) }
            return !page.isFull
        }
        return page.keys
    }

    /// Some of a group in which all stand equal.
    private func byID(_ group: [Int64], from offset: Int, count: Int) throws -> [Int64] {
        if group.count == 1 { return group }
        return try OrderedAnimals(KeySet(group), by: .distance, index).keys(from: offset, count: count)
    }

    /// Goes through the index of all ids until there are enough.
    private func walkIDs(from offset: Int, count: Int) throws -> [Int64] {
        var skipped = 0
        var page: [Int64] = []
        let all = try Int64.fetchCursor(index.db.cachedStatement(sql: Self.allIDs))
        while page.count < count, let key = try all.next() {
            guard keys.contains(key) else { continue }
            if skipped < offset { skipped += 1 } else { page.append(key) }
        }
        return page
    }

    /// Lists all animals by their ids.
    static let allIDs = "SELECT animal.id FROM animal ORDER BY animal.source, animal.source_id"
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
