import Domain
import GRDB

/// Lists animals by distance, looking around the centre in circles that grow until enough are found.
///
/// Animals at one site lie at one distance, so only sites are measured; there are far fewer of them.
struct NearestSearch {
    /// What must hold of an animal, besides having a place.
    private let condition: SQL
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
        while radius < limit, try self.count(within: radius, upTo: offset + count).fetchOne(db) != offset + count {
            radius = min(Distance(kilometers: radius.kilometers * 2), limit)
        }
        return try keys(within: radius, from: offset, count: count).fetchAll(db)
    }

    /// Lists the keys of the animals within the radius, nearest first, ties by id.
    func keys(within radius: Distance, from offset: Int, count: Int) -> SQLRequest<Int64> {
        """
        \(near(radius))
        SELECT animal.id FROM near CROSS JOIN animal INDEXED BY animal_by_site ON animal.site = near.id
        WHERE \(condition)
        ORDER BY near.km, animal.source, animal.source_id
        LIMIT \(count) OFFSET \(offset)
        """
    }

    /// Counts the animals within the radius, and stops counting at `limit`.
    func count(within radius: Distance, upTo limit: Int) -> SQLRequest<Int> {
        """
        \(near(radius))
        SELECT count(*) FROM (
            SELECT animal.id FROM near CROSS JOIN animal INDEXED BY animal_by_site ON animal.site = near.id
            WHERE \(condition)
            LIMIT \(limit)
        )
        """
    }

    private func near(_ radius: Distance) -> SQL {
        "WITH near AS MATERIALIZED (\(SearchArea.sites(around: center, within: radius)))"
    }

    private static let firstRadius = Distance(kilometers: 16)
    /// More than half the Earth's circumference: no two points are farther apart.
    private static let wholeGlobe = Distance(kilometers: 20_100)
}
