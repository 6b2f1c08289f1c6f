import Domain
import FoundationEssentials
import Testing

@Suite("The map")
struct MapTests {
    private func point(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
        try #require(Coordinate(latitude: latitude, longitude: longitude))
    }

    /// Sites within some degrees of a centre, over a pole or the antimeridian if need be.
    private func sites(_ count: Int, around center: Coordinate, _ random: inout SeededRandom) throws -> [SiteCount] {
        let projection = LocalProjection(center: center)
        return try (0..<count).map { _ in
            let east = Double.random(in: -300...300, using: &random)
            let north = Double.random(in: -300...300, using: &random)
            return SiteCount(
                coordinate: try #require(projection.coordinate(of: MapPoint(east: east, north: north))),
                count: Int.random(in: 1...40, using: &random)
            )
        }
    }

    @Test("known bearings")
    func bearings() throws {
        let philadelphia = try point(39.9526, -75.1652)
        // New York lies north-east of Philadelphia, Baltimore south-west.
        #expect(abs(GreatCircle.initialBearing(from: philadelphia, to: try point(40.7128, -74.0060)) - 48.8) < 0.5)
        #expect(abs(GreatCircle.initialBearing(from: philadelphia, to: try point(39.2904, -76.6122)) - 239.8) < 0.5)
        #expect(GreatCircle.initialBearing(from: try point(0, 0), to: try point(10, 0)) == 0)
        #expect(GreatCircle.initialBearing(from: try point(0, 179.5), to: try point(0, -179.5)) == 90)
        #expect(GreatCircle.initialBearing(from: try point(90, 0), to: try point(0, 0)) == 180)
    }

    @Test(
        "a bearing goes to the nearest of eight points",
        arguments: [
            (0, "N"), (22.4, "N"), (22.5, "NE"), (45, "NE"), (90, "E"), (135, "SE"), (180, "S"), (225, "SW"),
            (270, "W"),
            (315, "NW"), (337.4, "NW"), (337.5, "N"), (359.9, "N"), (360, "N"), (-45, "NW"), (765, "NE"),
        ] as [(Double, String)]
    )
    func compass(bearing: Double, letters: String) {
        #expect(CompassPoint(bearing: bearing)?.rawValue == letters)
    }

    @Test("what is no number has no direction", arguments: [Double.nan, .infinity])
    func noDirection(bearing: Double) {
        #expect(CompassPoint(bearing: bearing) == nil)
    }

    @Test("the map keeps distances from its centre, and leads back, at the poles and across the antimeridian too")
    func roundTrip() throws {
        var random = SeededRandom(seed: 21)
        for round in 0..<3000 {
            let center =
                round.isMultiple(of: 7)
                ? try point(round.isMultiple(of: 2) ? 90 : -90, 12)
                : try random.coordinate(hugsEdges: round.isMultiple(of: 2))
            let projection = LocalProjection(center: center)
            let other = try random.coordinate(hugsEdges: round.isMultiple(of: 3))
            let distance = GreatCircle.distance(from: center, to: other).kilometers
            // All directions lead to the antipode.
            guard distance < 19_900 else { continue }
            let mapped = projection.point(of: other)
            let length = (mapped.east * mapped.east + mapped.north * mapped.north).squareRoot()
            #expect(abs(length - distance) < 1e-6)
            let back = try #require(projection.coordinate(of: mapped))
            #expect(GreatCircle.distance(from: back, to: other).kilometers < 0.001, "\(center) \(other) \(back)")
        }
    }

    @Test("north is up and east is right, across the antimeridian and next to a pole")
    func orientation() throws {
        let fiji = LocalProjection(center: try point(-17, 179.9)).point(of: try point(-17, -179.9))
        #expect((21...22).contains(fiji.east))
        #expect(abs(fiji.north) < 0.1)
        // Straight across the pole: the point on the other side lies to the north.
        let pole = LocalProjection(center: try point(89.9, 0)).point(of: try point(89.9, 180))
        #expect((22...23).contains(pole.north))
        #expect(abs(pole.east) < 1e-6)
        #expect(LocalProjection(center: try point(10, 10)).coordinate(of: MapPoint(east: .nan, north: 0)) == nil)
    }

    @Test("every site is in exactly one cluster, and the counts add up", arguments: [0.0, 0.5, 20, 75, 5000])
    func partition(cellSize: Double) throws {
        var random = SeededRandom(seed: 22)
        for round in 0..<60 {
            let center =
                round.isMultiple(of: 10) ? try point(90, 0) : try random.coordinate(hugsEdges: round.isMultiple(of: 2))
            let sites = try sites(120, around: center, &random)
            let clusters = MapCluster.clusters(of: sites, around: center, cellSize: Distance(kilometers: cellSize))
            let gathered = clusters.flatMap(\.sites)
            #expect(gathered.count == sites.count)
            #expect(Set(gathered) == Set(sites))
            #expect(clusters.allSatisfy { $0.count == $0.sites.animalCount && !$0.sites.isEmpty })
            #expect(clusters.map(\.count).reduce(0, +) == sites.animalCount)
            #expect(zip(clusters, clusters.dropFirst()).allSatisfy { $0.count >= $1.count })
            for cluster in clusters where cellSize > 0 {
                // On the map nothing is farther from the middle than a cell's diagonal; the globe shrinks it a little.
                let reach = cluster.sites.map {
                    GreatCircle.distance(from: cluster.center, to: $0.coordinate).kilometers
                }
                #expect((reach.max() ?? 0) <= cellSize * 1.5)
            }
        }
    }

    @Test("the order of the sites makes no difference")
    func deterministic() throws {
        var random = SeededRandom(seed: 23)
        let center = try point(39.95, -75.17)
        let sites = try sites(200, around: center, &random)
        let size = Distance(kilometers: 40)
        let clusters = MapCluster.clusters(of: sites, around: center, cellSize: size)
        for _ in 0..<5 {
            #expect(MapCluster.clusters(of: sites.shuffled(using: &random), around: center, cellSize: size) == clusters)
        }
    }

    @Test("a cluster's middle leans to where the animals are, and is told from the person's place")
    func clusterCenter() throws {
        let home = try point(0, 0)
        let sites = [
            SiteCount(coordinate: try point(0.01, 1.01), count: 3),
            SiteCount(coordinate: try point(0.01, 1.05), count: 1),
        ]
        let cluster = try #require(
            MapCluster.clusters(of: sites, around: home, cellSize: Distance(kilometers: 20)).first
        )
        #expect(cluster.count == 4)
        #expect(abs(cluster.center.longitude - 1.02) < 1e-4)
        #expect(abs(cluster.distance.kilometers - 113.4) < 0.1)
        #expect(cluster.direction == .east)
        let here = MapCluster.clusters(
            of: [SiteCount(coordinate: home, count: 1)],
            around: home,
            cellSize: Distance(kilometers: 20)
        )
        #expect(here.map(\.direction) == [nil])
        #expect(here.map(\.center) == [home])
    }

    @Test("the person's own neighbourhood is one cell, and clusters of one size go by distance")
    func neighbourhood() throws {
        let home = try point(40, -75)
        let around = try [point(40.01, -75.01), point(39.99, -74.99), point(40.5, -75), point(38, -75)]
        let clusters = MapCluster.clusters(
            of: around.map { SiteCount(coordinate: $0, count: 1) },
            around: home,
            cellSize: Distance(kilometers: 10)
        )
        #expect(clusters.map(\.count) == [2, 1, 1])
        #expect(clusters.map(\.direction) == [nil, .north, .south])
    }

    @Test("a map of nothing has no clusters and no radius")
    func nothing() throws {
        let home = try point(1, 2)
        #expect(MapCluster.clusters(of: [], around: home, cellSize: Distance(kilometers: 1)).isEmpty)
        #expect(MapRadius.fitting([], around: home) == nil)
    }

    @Test(
        "the radius holds nine tenths of what is within 500 km, rounded up",
        arguments: [
            // Kilometres to the north, and animals there; the radius.
            ([(12.3, 9), (400, 1)], 13), ([(12.3, 8), (123, 2)], 130), ([(0.2, 5)], 5), ([(30, 5), (4000, 500)], 30),
            ([(1234, 2), (9000, 70)], 1300), ([(50, 1), (100, 1)], 100),
        ] as [([(Double, Int)], Double)]
    )
    func radius(sites: [(Double, Int)], kilometers: Double) throws {
        let home = try point(-40, 10)
        let projection = LocalProjection(center: home)
        let counts = try sites.map { north, count in
            // A hair nearer, so that rounding up does not depend on the last bit.
            let point = MapPoint(east: 0, north: north - 1e-6)
            return SiteCount(coordinate: try #require(projection.coordinate(of: point)), count: count)
        }
        #expect(MapRadius.fitting(counts, around: home) == Distance(kilometers: kilometers))
    }

    @Test("sites are counted by coordinate, from south to north; animals without a place have none")
    func siteCounts() throws {
        let places = [try point(10, 5), try point(-3, 7), try point(10, 5), try point(10, -5), nil]
        let animals = try places.enumerated().map { index, place in
            var animal = Animal(id: try #require(AnimalID("s:\(index)")), type: .known(.cat), name: "A")
            animal.location = place.map { Location(coordinate: $0, origin: .record) }
            return animal
        }
        #expect(
            SiteCount.sites(of: animals) == [
                SiteCount(coordinate: try point(-3, 7), count: 1), SiteCount(coordinate: try point(10, -5), count: 1),
                SiteCount(coordinate: try point(10, 5), count: 2),
            ]
        )
    }
}
