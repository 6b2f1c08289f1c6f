import Foundation
import Gazetteer
import Testing

/// Two thousand recorded dogs in one catalogue, and where each of them is by the test's own reckoning.
private struct Dogs: Sendable {
    let home: Home
    let importRun: Run
    let points: [String: Point]

    static let shared = Result { try Dogs() }

    init() throws {
        home = try Home()
        importRun = try home.run(
            "import",
            Fixtures.path("dogs-2023-2000.json"),
            "--organizations",
            Fixtures.path("organizations-of-dogs-2023.json")
        )
        points = try Self.reckon()
    }

    /// At the organisation if it tells where it is, else at the address's postal code, else in its city.
    private static func reckon() throws -> [String: Point] {
        var organizations: [String: Point] = [:]
        for record in try Fixtures.records("organization", in: "organizations-of-dogs-2023.json") {
            guard let id = record["id"] as? String, let latitude = record["lat"] as? Double,
                let longitude = record["lon"] as? Double
            else { continue }
            organizations[id] = Point(latitude: latitude, longitude: longitude)
        }
        let gazetteer = Gazetteer()
        var points: [String: Point] = [:]
        for record in try Fixtures.records("animal", in: "dogs-2023-2000.json") {
            guard let id = record["id"] as? Int, record["status"] as? String == "adoptable" else { continue }
            let organization = (record["organization_id"] as? String).flatMap { organizations[$0] }
            let address = (record["contact"] as? [String: Any])?["address"] as? [String: Any] ?? [:]
            points["petfinder:\(id)"] = organization ?? point(of: address, in: gazetteer)
        }
        return points
    }

    private static func point(of address: [String: Any], in gazetteer: Gazetteer) -> Point? {
        let (city, state) = (address["city"] as? String, address["state"] as? String)
        let country = address["country"] as? String
        let place =
            (address["postcode"] as? String).flatMap { gazetteer.postalCode($0, country: country) }
            ?? city.flatMap { gazetteer.city($0, region: state, country: country) }
        return place.map { Point(latitude: $0.latitude, longitude: $0.longitude) }
    }
}

@Suite("The nearest of two thousand recorded dogs", .enabled(if: Fixtures.areHere, Fixtures.hint))
struct NearestAnimalsTests {
    @Test("all are taken in, and a second time nothing changes")
    func imported() throws {
        let dogs = try Dogs.shared.get()
        #expect(dogs.importRun.ended(with: 0))
        #expect(dogs.importRun.error.contains("2,000 animals read: 2,000 new, 0 changed, 0 as before."))
        #expect(dogs.points.count > 1900)
    }

    @Test("order and distances are those of a plain computation over the file", arguments: places)
    func nearest(place: String) throws {
        let dogs = try Dogs.shared.get()
        let run = try dogs.home.run("near", "--limit", "2000", "--json=id,distance_km", "--", place)
        try #require(run.ended(with: 0), "\(run.error)")
        let answer = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let listed = try #require(answer["animals"] as? [[String: Any]]).compactMap { animal -> Neighbor? in
            guard let id = animal["id"] as? String, let distance = animal["distance_km"] as? Double else { return nil }
            return Neighbor(id: id, kilometers: distance)
        }
        let center = try Self.point(of: place)
        let expected = dogs.points.map { Neighbor(id: $0.key, kilometers: center.kilometers(to: $0.value)) }.sorted()
        #expect(answer["total"] as? Int == expected.count)
        try #require(listed.count == expected.count)
        #expect(Set(listed.map(\.id)).count == listed.count)
        for (found, wanted) in zip(listed, expected) {
            let point = try #require(dogs.points[found.id], "\(found.id) has no place")
            let own = center.kilometers(to: point)
            #expect(abs(found.kilometers - own) <= max(own * 1e-6, 1e-6), "\(found) but \(own) km")
            // Rounding may swap two that are equally far in different directions; those in one place keep their order.
            let isSwap = abs(own - wanted.kilometers) < 1e-9 && point != dogs.points[wanted.id]
            #expect(found.id == wanted.id || isSwap, "\(found) where \(wanted) was due")
        }
    }

    @Test(
        "where no animal is within 500 km, nothing is found",
        arguments: ["0,0", "-45.5,-130", "71.3,-10", "Perth, AU"]
    )
    func nobody(place: String) throws {
        let dogs = try Dogs.shared.get()
        let center = try Self.point(of: place)
        #expect(dogs.points.values.allSatisfy { center.kilometers(to: $0) > 500 })
        let run = try dogs.home.run("near", "--within", "500km", "--", place)
        #expect(run.ended(with: 1))
        #expect(run.output.isEmpty)
        #expect(run.error.contains("Nothing matches."))
    }

    @Test("a radius keeps just those within it", arguments: ["5km", "80km", "50mi", "1500km"])
    func within(radius: String) throws {
        let dogs = try Dogs.shared.get()
        let center = try Self.point(of: "Austin, TX")
        let number = try #require(Double(radius.dropLast(2)))
        let limit = radius.hasSuffix("mi") ? number * 1.609344 : number
        let expected = dogs.points.filter { center.kilometers(to: $0.value) <= limit }.keys.sorted()
        let run = try dogs.home.run("near", "Austin, TX", "--within", radius, "--limit", "2000", "--json=id")
        let answer = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let listed = try #require(answer["animals"] as? [[String: Any]]).compactMap { $0["id"] as? String }
        #expect(!expected.isEmpty)
        #expect(listed.sorted() == expected)
    }

    private struct Neighbor: Comparable, CustomStringConvertible {
        let id: String
        let kilometers: Double

        var description: String { "\(id) at \(kilometers) km" }

        static func < (left: Neighbor, right: Neighbor) -> Bool {
            left.kilometers != right.kilometers
                ? left.kilometers < right.kilometers : left.id.utf8.lexicographicallyPrecedes(right.id.utf8)
        }
    }

    /// Numbers as they stand, names by the gazetteer.
    private static func point(of place: String) throws -> Point {
        let numbers = place.split(separator: ",").compactMap { Double($0) }
        if numbers.count == 2 { return Point(latitude: numbers[0], longitude: numbers[1]) }
        guard case .found(let found) = Gazetteer().lookup(place) else { throw UnknownPlace(name: place) }
        return Point(latitude: found.latitude, longitude: found.longitude)
    }

    private struct UnknownPlace: Error {
        let name: String
    }

    private static let places = [
        // The poles, by several meridians.
        "90,0", "90,137.5", "-90,0", "-90,-45", "89.9999,180", "-89.9999,-180",
        // The antimeridian from both sides, the equator, and the origin.
        "0,180", "0,-180", "51.9,-179.9", "51.9,179.9", "-17.8,179.9", "-17.8,-179.9", "71,180", "0,0", "0,-90",
        "0,78.5",
        "0.00001,-0.00001",
        // Far from all, and the antipodes of Austin and of New York.
        "-45.5,-130", "-30.27,82.26", "-40.71,105.99", "Perth, AU", "Ushuaia, AR", "Tokyo, JP", "Paris, FR",
        "Cape Town, ZA", "Reykjavík, IS", "São Paulo, BR",
        // Towns and postal codes among the dogs.
        "Austin, TX", "Honolulu, HI", "Hilo, HI", "Anchorage, AK", "Fairbanks, AK", "99950", "96799", "00901",
        "19104", "78704", "10001", "90210", "60601", "02108", "33040", "98101", "59001", "04736",
        "Miami, FL", "Denver, CO", "Seattle, WA", "El Paso, TX", "Bangor, ME", "San Diego, CA", "Fargo, ND",
        "Toronto, ON", "Vancouver, BC", "Tijuana, MX", "39.95,-75.16", "49,-125", "24.5,-81.8",
    ]
}
