import Domain
import GRDB

/// Lists animals by distance, looking around the centre in circles that grow until enough are found.
///
/// Animals at one site lie at one distance, so only sites are measured; there are far fewer of them.
struct NearestSearch {
    /// What must hold of an animal, besides having a place.
    let condition: SQL
    private let db: Database
    private let center: Coordinate

    init(_ db: Database, center: Coordinate, condition: SQL) {
        self.db = db
        self.center = center
        self.condition = condition
    }

    /// The keys of the animals from the one at `offset` on, nearest first, ties by id.
    func keys(from offset: Int, count: Int, within limit: Distance?) throws -> [Int64] {
        let limit = limit.flatMap { $0.kilometers.isNaN ? nil : $0 } ?? Self.wholeGlobe
        var radius = min(Self.firstRadius, limit)
        while radius < limit, try !holds(offset + count, within: radius) {
            radius = min(Distance(kilometers: radius.kilometers * 2), limit)
        }
        let select: SQLRequest<Int64> = """
            \(near(radius))
            SELECT animal.id FROM near CROSS JOIN animal INDEXED BY animal_by_site ON animal.site = near.id
            WHERE \(condition)
            ORDER BY near.km, animal.source, animal.source_id
            LIMIT \(count) OFFSET \(offset)
            """
        return try select.fetchAll(db)
    }

    /// Whether that many animals lie within the radius.
    private func holds(_ count: Int, within radius: Distance) throws -> Bool {
        let select: SQLRequest<Int> = """
            \(near(radius))
            SELECT count(*) FROM (
                SELECT animal.id FROM near CROSS JOIN animal INDEXED BY animal_by_site ON animal.site = near.id
                WHERE \(condition)
                LIMIT \(count)
            )
            """
        return try select.fetchOne(db) == count
    }

    private func near(_ radius: Distance) -> SQL {
        "WITH near AS MATERIALIZED (\(SearchArea.sites(around: center, within: radius)))"
    }

    private static let firstRadius = Distance(kilometers: 16)
    /// More than half the Earth's circumference: no two points are farther apart.
    private static let wholeGlobe = Distance(kilometers: 20_100)
}
