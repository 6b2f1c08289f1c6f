import Domain
import GRDB

/// A set of animals in an order that nothing has to be measured for.
struct OrderedAnimals {
    private let keys: KeySet
    private let order: AnimalOrder
    private let db: Database

    init(_ keys: KeySet, by order: AnimalOrder, _ db: Database) {
        self.keys = keys
        self.order = order
        self.db = db
    }

    /// The keys of the animals from the one at `offset` on.
    func keys(from offset: Int, count: Int) throws -> [Int64] {
        if !keys.isFew, order.isIndexed { return try walk(from: offset, count: count) }
        let select: SQLRequest<Int64> = """
            SELECT animal.id FROM animal WHERE \(keys.condition(db))
            ORDER BY \(order.terms) LIMIT \(count) OFFSET \(offset)
            """
        return try select.fetchAll(db)
    }

    /// Goes through an index of all animals until there are enough.
    private func walk(from offset: Int, count: Int) throws -> [Int64] {
        var skipped = 0
        var page: [Int64] = []
        let all = try Self.all(by: order).fetchCursor(db)
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
    /// Whether the keys are so few that a statement rather takes them one by one.
    var isFew: Bool { count <= 500 }

    /// A condition on `animal` that holds for the animals of these keys.
    func condition(_ db: Database) -> SQL {
        if isFew { return "animal.id IN (SELECT value FROM json_each(\(AnimalKeys(Array(self)).json)))" }
        // Stays until the next selection of this connection takes its place.
        db.add(
            function: DatabaseFunction("is_selected", argumentCount: 1) { values in
                Int64.fromDatabaseValue(values[0]).map(contains) ?? false
            }
        )
        return "is_selected(animal.id)"
    }
}
