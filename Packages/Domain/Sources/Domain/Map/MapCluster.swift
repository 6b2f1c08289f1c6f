/// Sites that lie so near to each other that a map shows them as one.
public struct MapCluster: Hashable, Sendable {
    /// The middle of its animals.
    public let center: Coordinate
    /// By latitude and then longitude; never empty.
    public let sites: [SiteCount]
    /// How many animals there are at all its sites.
    public let count: Int
    /// From the person's place to the centre.
    public let distance: Distance
    /// Which way the centre lies from the person's place; `nil` where it is that place, give or take 50 metres.
    public let direction: CompassPoint?
}

extension MapCluster {
    /// Gathers sites by the square cells of a grid on the map around `place`, the middle of one of which is that place.
    ///
    /// - Parameter cellSize: The side of a cell. One that is not above zero leaves every site by itself.
    /// - Returns: Every site in exactly one cluster; most animals first, of equal ones the nearest, then by latitude and
    ///   longitude of the centre. The order of `sites` makes no difference. A site on the line between two cells belongs to
    ///   the one north or east of it.
    public static func clusters(
        of sites: [SiteCount],
        around place: Coordinate,
        cellSize: Distance
    ) -> [MapCluster] {
        let projection = LocalProjection(center: place)
        let sorted = sites.sorted { $0.coordinate.precedes($1.coordinate) }
        let groups: [[SiteCount]] =
            if cellSize.kilometers > 0 {
                Array(
                    Dictionary(grouping: sorted) {
                        Cell(projection.point(of: $0.coordinate), size: cellSize.kilometers)
                    }
                    .values
                )
            } else {
                sorted.map { [$0] }
            }
        return groups.map { MapCluster($0, on: projection) }.sorted { $0.precedes($1) }
    }

    private init(_ sites: [SiteCount], on projection: LocalProjection) {
        self.sites = sites
        count = sites.animalCount
        center = Self.center(of: sites, on: projection)
        distance = GreatCircle.distance(from: projection.center, to: center)
        direction =
            distance.kilometers < 0.05
            ? nil : CompassPoint(bearing: GreatCircle.initialBearing(from: projection.center, to: center))
    }

    /// A single site's own coordinate, unrounded; else the mean on the map, each site weighed by its animals.
    private static func center(of sites: [SiteCount], on projection: LocalProjection) -> Coordinate {
        guard sites.count > 1 else { return sites.first?.coordinate ?? projection.center }
        var sum = MapPoint(east: 0, north: 0)
        // A site without animals still is somewhere.
        let weights = sites.map { Double(max(1, $0.count)) }
        for (site, weight) in zip(sites, weights) {
            let point = projection.point(of: site.coordinate)
            sum.east += point.east * weight
            sum.north += point.north * weight
        }
        let total = weights.reduce(0, +)
        return projection.coordinate(of: MapPoint(east: sum.east / total, north: sum.north / total))
            ?? projection.center
    }

    private func precedes(_ other: MapCluster) -> Bool {
        if count != other.count { return count > other.count }
        if distance != other.distance { return distance < other.distance }
        return center.precedes(other.center)
    }

    /// A square of the grid, by its number east and north of the one around the place.
    private struct Cell: Hashable {
        let column: Double
        let row: Double

        init(_ point: MapPoint, size: Double) {
            column = (point.east / size + 0.5).rounded(.down)
            row = (point.north / size + 0.5).rounded(.down)
        }
    }
}

extension Coordinate {
    /// South before north, then west before east.
    public func precedes(_ other: Coordinate) -> Bool {
        (latitude, longitude) < (other.latitude, other.longitude)
    }
}
