import Domain
import FoundationEssentials
import GRDB

/// Counts the animals of a selection by what they are.
struct StatisticsQuery {
    private let index: IndexReader
    private let keys: KeySet
    private let condition: SQL
    private var db: Database { index.db }

    init(_ selection: AnimalSelection) {
        index = selection.index
        keys = selection.keys
        condition = selection.condition
    }

    func statistics(center: Coordinate?, now: Date) throws -> CatalogStatistics {
        let types = try counts(by: "(SELECT text FROM term WHERE id = animal.type)", grouping: "animal.type")
        return CatalogStatistics(
            total: types.reduce(0) { $0 + $1.count },
            types: CatalogStatistics.ranked(types),
            ages: CatalogStatistics.ranked(
                try counts(by: "(SELECT text FROM term WHERE id = animal.age)", grouping: "animal.age")
            ),
            sizes: CatalogStatistics.ranked(
                try counts(by: "(SELECT text FROM term WHERE id = animal.size)", grouping: "animal.size")
            ),
            sources: CatalogStatistics.ranked(try counts(by: "animal.source", grouping: "animal.source")),
            distanceRings: try center.map { CatalogStatistics.inOrder(try rings(around: $0), label: \.label) } ?? [],
            listingAges: CatalogStatistics.inOrder(try listingAges(now: now), label: \.label)
        )
    }

    private func counts(by label: SQL, grouping column: SQL) throws -> [(label: String, count: Int)] {
        let select: SQLRequest<Row> = """
            SELECT \(label), count(*) FROM animal WHERE \(condition) GROUP BY \(column)
            """
        return try select.fetchAll(db).map { row in
            var reader = RowReader(row)
            return (try reader.next() ?? CatalogStatistics.unknownLabel, try reader.required())
        }
    }

    private func rings(around center: Coordinate) throws -> [(step: DistanceRing, count: Int)] {
        let places = try index.places()
        return try places.counts(of: keys).enumerated().filter { $0.element > 0 }.map { site, count in
            let distance = try site == 0 ? nil : GreatCircle.distance(from: center, to: places.place(of: site))
            return (DistanceRing(of: distance), count)
        }
    }

    /// Groups by the number of days that each age goes up to, computed as `ListingAge` computes it.
    private func listingAges(now: Date) throws -> [(step: ListingAge, count: Int)] {
        let moment = now.timeIntervalSinceReferenceDate
        let steps = ListingAge.allCases.filter { $0.rawValue > 0 }.map { age -> SQL in
            "WHEN (\(moment) - published_at) / 86400.0 <= \(age.rawValue) THEN \(age.rawValue)"
        }
        let select: SQLRequest<Row> = """
            SELECT CASE WHEN published_at IS NULL THEN \(ListingAge.unknown.rawValue) \
            \(steps.joined(separator: " ")) ELSE \(ListingAge.longer.rawValue) END AS listing_age, count(*)
            FROM animal WHERE \(condition) GROUP BY listing_age
            """
        return try select.fetchAll(db).map { row in
            var reader = RowReader(row)
            let days: Int = try reader.required()
            return (ListingAge(rawValue: days) ?? .unknown, try reader.required())
        }
    }
}
