import Domain
import GRDB

/// The animals that a query asks for, found by SQL; answers keys and counts.
struct AnimalSelection {
    let db: Database
    /// A condition on `animal` that holds for the animals selected.
    let condition: SQL
    private let filter: AnimalFilter
    private let area: SearchArea
    /// What may be shown; `nil` when all may.
    private let isShown: SQL?
    private let text: TextMatch?

    init(
        _ filter: AnimalFilter,
        in area: SearchArea,
        of shown: ShownAnimals,
        as view: ShownAnimals.View = .listings,
        _ db: Database
    ) throws {
        self.db = db
        self.filter = filter
        self.area = area
        isShown = shown.condition(view)
        text = try TextMatch(filter, db)
        let conditions =
            try filter.conditions(text: text, placesLead: area.isBounded, db)
            + [area.condition, isShown].compactMap(\.self)
        condition = Self.all(conditions)
    }

    /// Counts the animals of all pages.
    var total: SQLRequest<Int> { "SELECT count(*) FROM animal WHERE \(condition)" }

    /// Latitude, longitude and number of animals of each site, in the order of the reference.
    var sites: SQLRequest<Row> {
        """
        SELECT site.latitude, site.longitude, count(*)
        FROM animal JOIN site ON site.id = animal.site
        WHERE \(condition) GROUP BY site.id ORDER BY site.latitude, site.longitude
        """
    }

    /// The keys of one page, and how many there are on all pages.
    func page(_ request: PageRequest, order: AnimalOrder) throws -> (keys: [Int64], total: Int) {
        let total = try total.fetchOne(db) ?? 0
        guard request.offset < total else { return ([], total) }
        if case .distance = order, let center = area.center {
            if total <= Self.few, case .around = area {
                return (try nearestOfFew(to: center, from: request.offset, count: request.size), total)
            }
            return (try nearest(to: center, from: request.offset, count: request.size), total)
        }
        if case .relevance = order, let text {
            let search = RelevanceSearch(text, condition: condition, center: area.center)
            return (try search.keys(from: request.offset, count: request.size).fetchAll(db), total)
        }
        if case .match(let household) = order {
            let query = MatchQuery(household: household, center: area.center, condition: condition, db: db)
            return (try query.keys(from: request.offset, count: request.size), total)
        }
        return (try ordered(by: order.terms, where: condition, from: request.offset, count: request.size), total)
    }

    /// The nearest first, then those that are nowhere, by id.
    private func nearest(to center: Coordinate, from offset: Int, count: Int) throws -> [Int64] {
        let conditions =
            try filter.conditions(text: text, placesLead: true, db) + [isShown].compactMap(\.self)
        let search = NearestSearch(db, center: center, condition: Self.all(conditions))
        switch area {
        case .around(_, let radius):
            return try search.keys(from: offset, count: count, within: radius)
        case .everywhere:
            let placed = try search.keys(from: offset, count: count, within: nil)
            guard placed.count < count else { return placed }
            let somewhere: SQLRequest<Int> = """
                SELECT count(*) FROM animal WHERE \(condition) AND animal.site IS NOT NULL
                """
            let placeless = try ordered(
                by: AnimalOrder.distance.terms,
                where: "\(condition) AND animal.site IS NULL",
                from: max(0, offset - (somewhere.fetchOne(db) ?? 0)),
                count: count - placed.count
            )
            return placed + placeless
        }
    }

    /// The nearest of so few that it is cheaper to measure each of them than to look around for them.
    private func nearestOfFew(to center: Coordinate, from offset: Int, count: Int) throws -> [Int64] {
        let select: SQLRequest<Int64> = """
            SELECT animal.id FROM animal CROSS JOIN site ON site.id = animal.site WHERE \(condition)
            ORDER BY great_circle_km(\(center.latitude), \(center.longitude), latitude, longitude), \
                animal.source, animal.source_id
            LIMIT \(count) OFFSET \(offset)
            """
        return try select.fetchAll(db)
    }

    private func ordered(by terms: SQL, where condition: SQL, from offset: Int, count: Int) throws -> [Int64] {
        let select: SQLRequest<Int64> = """
            SELECT animal.id FROM animal WHERE \(condition) ORDER BY \(terms) LIMIT \(count) OFFSET \(offset)
            """
        return try select.fetchAll(db)
    }

    private static let few = 100

    private static func all(_ conditions: [SQL]) -> SQL {
        conditions.isEmpty ? "1" : conditions.joined(separator: " AND ")
    }
}
