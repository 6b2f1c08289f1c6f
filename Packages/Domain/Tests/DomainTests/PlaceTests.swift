import Domain
import Testing

@Suite("Places and distances")
struct PlaceTests {
    private func point(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
        try #require(Coordinate(latitude: latitude, longitude: longitude))
    }

    @Test("known distances on the mean sphere")
    func knownDistances() throws {
        let quarter = GreatCircle.distance(from: try point(0, 0), to: try point(90, 0)).kilometers
        #expect(abs(quarter - 10_007.557) < 0.01)
        let half = GreatCircle.distance(from: try point(0, 0), to: try point(0, 180)).kilometers
        #expect(abs(half - 20_015.115) < 0.01)
        // Philadelphia to Boston is about 436 km by the great circle.
        let cities = GreatCircle.distance(from: try point(39.9526, -75.1652), to: try point(42.3601, -71.0589))
        #expect((435...437).contains(cities.kilometers))
    }

    @Test("the antimeridian and the poles are no edges")
    func edges() throws {
        let across = GreatCircle.distance(from: try point(0, 179.5), to: try point(0, -179.5)).kilometers
        #expect(abs(across - 111.195) < 0.01)
        #expect(GreatCircle.distance(from: try point(90, 0), to: try point(90, 123)).kilometers < 1e-9)
        #expect(GreatCircle.distance(from: try point(12, 34), to: try point(12, 34)).kilometers == 0)
    }

    @Test("a distance is the same both ways")
    func symmetric() throws {
        var random = SeededRandom(seed: 7)
        for _ in 0..<500 {
            let start = try random.coordinate()
            let end = try random.coordinate()
            let there = GreatCircle.distance(from: start, to: end).kilometers
            let back = GreatCircle.distance(from: end, to: start).kilometers
            #expect(abs(there - back) < 1e-9)
        }
    }

    @Test("what is off the globe is no coordinate")
    func outOfRange() {
        #expect(Coordinate(latitude: 90.1, longitude: 0) == nil)
        #expect(Coordinate(latitude: 0, longitude: -180.1) == nil)
        #expect(Coordinate(latitude: .nan, longitude: 0) == nil)
        #expect(Coordinate(latitude: -90, longitude: 180) != nil)
    }

    @Test("the boxes around a point hold every point within the radius")
    func boxesHoldTheCircle() throws {
        var random = SeededRandom(seed: 11)
        for round in 0..<4000 {
            let center = try random.coordinate(hugsEdges: round.isMultiple(of: 2))
            let radius = Distance(kilometers: Double.random(in: 0.1...4000, using: &random))
            let point = try random.coordinate(hugsEdges: round.isMultiple(of: 3))
            guard GreatCircle.distance(from: center, to: point) <= radius else { continue }
            let boxes = BoundingBox.boxes(around: center, radius: radius)
            #expect(boxes.contains { $0.contains(point) }, "\(center) \(radius) \(point)")
        }
    }

    @Test("a small circle needs a small box, and two across the antimeridian")
    func boxesAreTight() throws {
        let boston = BoundingBox.boxes(around: try point(42.36, -71.06), radius: Distance(kilometers: 10))
        #expect(boston.count == 1)
        #expect((boston.first?.longitudes).map { $0.upperBound - $0.lowerBound < 0.3 } == true)
        #expect(BoundingBox.boxes(around: try point(-17.8, 179.99), radius: Distance(kilometers: 50)).count == 2)
        let pole = BoundingBox.boxes(around: try point(89.9, 10), radius: Distance(kilometers: 50))
        #expect(pole.map(\.longitudes) == [-180...180])
    }

    @Test(
        "lengths are read with or without a unit",
        arguments: [
            ("50km", 50.0), ("50 km", 50), ("30mi", 48.28032), ("1 mile", 1.609344), ("12.5 Miles", 20.1168), ("7", 7),
        ]
    )
    func lengths(text: String, kilometers: Double) throws {
        let read = try #require(Distance(text, in: .kilometers))
        #expect(abs(read.kilometers - kilometers) < 1e-9)
    }

    @Test("a bare number counts in the unit that is asked for")
    func bareNumber() {
        #expect(Distance("10", in: .miles) == Distance(miles: 10))
    }

    @Test("what is no length is refused", arguments: ["", "km", "-5km", "5 parsecs", "1e3km", "5..5", "inf", "٣km"])
    func noLengths(text: String) {
        #expect(Distance(text, in: .kilometers) == nil)
    }
}
