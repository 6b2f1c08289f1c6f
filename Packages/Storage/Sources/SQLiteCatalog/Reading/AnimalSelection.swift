import Domain
import GRDB

/// The animals that a query asks for; answers keys and counts.
struct AnimalSelection {
    let index: IndexReader
    /// The animals selected.
    let keys: KeySet
    private let area: SearchArea
    private let text: TextMatch?

    init(
        _ filter: AnimalFilter,
        in area: SearchArea,
        of shown: ShownAnimals,
        as view: ShownAnimals.View = .listings,
        _ index: IndexReader
    ) throws {
        self.index = index
        self.area = area
        text = try TextMatch(filter, index)
        var keys = try shown.keys(view, index)
        // First, since most texts leave few.
        text?.narrow(&keys)
        try filter.narrow(&keys, index)
        try area.narrow(&keys, index)
        self.keys = keys
    }

    /// A condition on `animal` that holds for the animals selected.
    var condition: SQL { keys.condition(index.db) }

    /// Where the animals are, in the order of the reference.
    func sites() throws -> [SiteCount] {
        let places = try index.places()
        return try places.counts(of: keys).enumerated().dropFirst().filter { $0.element > 0 }
            .map { SiteCount(coordinate: try places.place(of: $0.offset), count: $0.element) }
            .sorted { $0.coordinate.precedes($1.coordinate) }
    }

    /// The keys of one page, and how many there are on all pages.
    func page(_ request: PageRequest, order: AnimalOrder) throws -> (keys: [Int64], total: Int) {
        let total = keys.count
        guard request.offset < total else { return ([], total) }
        return (try page(from: request.offset, count: request.size, order: order), total)
    }

    private func page(from offset: Int, count: Int, order: AnimalOrder) throws -> [Int64] {
        if case .match(let household) = order {
            let query = MatchQuery(household: household, center: area.center, condition: condition, index: index)
            return try query.keys(from: offset, count: count)
        }
        if case .relevance = order, let text {
            var page = GroupedPage(from: offset, count: count)
            try RelevanceSearch(text, in: keys, index).forEachRelevance { alike in
                try page.add(alike.count) { offset, count in
                    try nearest(of: alike, ties: .newest, from: offset, count: count)
                }
                return !page.isFull
            }
            return page.keys
        }
        if case .distance = order { return try nearest(of: keys, ties: .distance, from: offset, count: count) }
        return try OrderedAnimals(keys, by: order, index).keys(from: offset, count: count)
    }

    /// The nearest first, then those that are nowhere; without a centre, all are as near.
    private func nearest(of keys: KeySet, ties: AnimalOrder, from offset: Int, count: Int) throws -> [Int64] {
        guard let center = area.center else {
            return try OrderedAnimals(keys, by: ties, index).keys(from: offset, count: count)
        }
        var page = GroupedPage(from: offset, count: count)
        for group in try NearestSearch(index, center: center).nearest(offset + count, of: keys) where !page.isFull {
            try page.add(group.count) { try OrderedAnimals(KeySet(group), by: ties, index).keys(from: $0, count: $1) }
        }
        if !page.isFull {
            let placeless = keys.subtracting(try index.keys(Posting(.placed, 1)))
            try page.add(placeless.count) { try OrderedAnimals(placeless, by: ties, index).keys(from: $0, count: $1) }
        }
        return page.keys
    }
}
