import Domain
import GRDB

/// Lists animals by how well they match a household.
///
/// The rank is put together from ``Household/criteria``, the list that ``MatchScore`` is computed from too.
struct MatchQuery {
    let household: Household
    let center: Coordinate?
    /// What must hold of an animal.
    let condition: SQL
    let index: IndexReader

    /// The keys of the animals from the one at `offset` on, the best match first, then the nearest, ties by id.
    func keys(from offset: Int, count: Int) throws -> [Int64] {
        let rank = try Self.rank(household.criteria, index)
        let (near, distance) = measured
        let select: SQLRequest<Int64> = """
            \(near)
            SELECT animal.id FROM animal LEFT JOIN near ON near.id = animal.site
            WHERE \(condition)
            ORDER BY \(rank) DESC, \(distance) NULLS LAST, animal.source, animal.source_id
            LIMIT \(count) OFFSET \(offset)
            """
        return try select.fetchAll(index.db)
    }

    /// Animals at one site lie at one distance, so only sites are measured; there are far fewer of them.
    private var measured: (near: SQL, distance: SQL) {
        guard let center else { return ("WITH near AS (SELECT NULL AS id WHERE 0)", "NULL") }
        let near: SQL = """
            WITH near AS MATERIALIZED (
                SELECT id, great_circle_km(\(center.latitude), \(center.longitude), latitude, longitude) AS km FROM site
            )
            """
        return (near, "near.km")
    }

    private static func rank(_ criteria: [MatchCriterion], _ index: IndexReader) throws -> SQL {
        guard !criteria.isEmpty else { return "NULL" }
        let answers = try criteria.map { (criterion: $0, answer: try $0.question.answer(index)) }
        let points = answers.map { criterion, answer -> SQL in
            "CASE \(answer) WHEN 1 THEN \(criterion.points.yes) WHEN 0 THEN \(criterion.points.no) ELSE 0 END"
        }
        let sum = points.joined(separator: " + ")
        let faults = answers.filter(\.criterion.isFaultIfDenied).map { "\($0.answer) IS 0" as SQL }
        guard !faults.isEmpty else { return sum }
        return "CASE WHEN \(faults.joined(separator: " OR ")) THEN \(MatchScore.rankWithFault) ELSE \(sum) END"
    }
}
