import Domain
import GRDB

/// Lists animals by distance from a point.
///
/// There are three ways, and which is quickest depends on how many animals there are to list: few are measured one by one;
/// of many, the nearest are found by looking around in circles that grow; and for what lies between, where all animals
/// are is read at once.
struct NearestSearch {
    private let index: IndexReader
    private let center: Coordinate

    init(_ index: IndexReader, center: Coordinate) {
        self.index = index
        self.center = center
    }

    /// The nearest of `keys`, at least `count` if there are so many, in groups that lie at the same distance; none of
    /// those that are nowhere.
    func nearest(_ count: Int, of keys: KeySet) throws -> [[Int64]] {
        let total = keys.count
        guard total > Self.few else { return try measured(keys) }
        // How many animals lie around until there are enough, if those that are listed are spread evenly.
        let expected = count * keys.capacity / total
        if expected <= Self.mostVisited, let found = try around(count, of: keys) { return found }
        var distances = SiteDistances(from: center, try index.places())
        return try distances.nearest(count, of: keys)
    }

    /// The animals of `keys` that lie within the radius, its edge included.
    func keys(of keys: KeySet, within radius: Distance) throws -> KeySet {
        guard try areSitesFew(within: radius, atMost: 200) else {
            var distances = SiteDistances(from: center, try index.places())
            return try distances.keys(of: keys, within: radius)
        }
        let within: SQL = "SELECT id FROM (\(SearchArea.sites(around: center, within: radius)))"
        let sites = try SQLRequest<Int64>(literal: within, cached: true).fetchAll(index.db)
        return try index.keys(.site, anyOf: sites).intersection(keys)
    }

    private func measured(_ keys: KeySet) throws -> [[Int64]] {
        let select: SQL = """
            SELECT great_circle_km(\(center.latitude), \(center.longitude), latitude, longitude) AS km, animal.id
            FROM json_each(\(AnimalKeys(Array(keys)).json)) AS sought
            CROSS JOIN animal ON animal.id = sought.value CROSS JOIN site ON site.id = animal.site
            ORDER BY km
            """
        return try Self.groups(SQLRequest<Row>(literal: select, cached: true).fetchAll(index.db))
    }

    /// `nil` when that takes too long.
    private func around(_ count: Int, of keys: KeySet) throws -> [[Int64]]? {
        var groups: [[Int64]] = []
        var (found, visited) = (0, 0)
        var (measured, radius) = (-1.0, Self.firstRadius)
        // In the midst of a city sites stand close together.
        var areFew = try areSitesFew(within: radius, atMost: Self.mostSites)
        while !areFew, radius.kilometers > 0.1 {
            radius = Distance(kilometers: radius.kilometers / 4)
            areFew = try areSitesFew(within: radius, atMost: Self.mostSites)
        }
        while areFew {
            var last = -1.0
            for row in try sites(within: radius).fetchAll(index.db) {
                var reader = RowReader(row)
                let (site, kilometers): (Int64, Double) = (try reader.required(), try reader.required())
                guard kilometers > measured else { continue }
                if kilometers != last {
                    if found >= count { return groups }
                    groups.append([])
                    last = kilometers
                }
                try index.forEachKey(of: Posting(.site, site)) { key in
                    visited += 1
                    guard keys.contains(key) else { return }
                    groups[groups.count - 1].append(key)
                    found += 1
                }
            }
            if found >= count || radius >= Self.wholeGlobe { return groups }
            if visited > Self.mostVisited { break }
            (measured, radius) = (radius.kilometers, Distance(kilometers: radius.kilometers * 2))
            areFew = try areSitesFew(within: radius, atMost: Self.mostSites)
        }
        return nil
    }

    /// Looks at the boxes around the circle, and measures nothing.
    private func areSitesFew(within radius: Distance, atMost limit: Int) throws -> Bool {
        let boxed = SearchArea.boxed(around: center, within: radius)
        let count: SQL = "SELECT count(*) FROM (SELECT * FROM (\(boxed)) LIMIT \(limit + 1))"
        return try SQLRequest<Int>(literal: count, cached: true).fetchOne(index.db) ?? 0 <= limit
    }

    func sites(within radius: Distance) -> SQLRequest<Row> {
        let select: SQL = "SELECT id, km FROM (\(SearchArea.sites(around: center, within: radius))) ORDER BY km"
        return SQLRequest(literal: select, cached: true)
    }

    /// The keys of rows that hold distances and keys, in groups of the same distance.
    private static func groups(_ rows: [Row]) throws -> [[Int64]] {
        var groups: [[Int64]] = []
        var last: Double?
        for row in rows {
            var reader = RowReader(row)
            let (kilometers, key): (Double, Int64) = (try reader.required(), try reader.required())
            if kilometers != last { groups.append([]) }
            last = kilometers
            groups[groups.count - 1].append(key)
        }
        return groups
    }

    private static let few = 100
    private static let mostVisited = 10_000
    private static let mostSites = 500
    private static let firstRadius = Distance(kilometers: 16)
    /// More than half the Earth's circumference: no two points are farther apart.
    static let wholeGlobe = Distance(kilometers: 20_100)
}
