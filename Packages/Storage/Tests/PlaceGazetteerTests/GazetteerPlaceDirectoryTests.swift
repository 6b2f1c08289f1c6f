import Boundaries
import Domain
import PlaceGazetteer
import Testing

@Suite("Places from the gazetteer")
struct GazetteerPlaceDirectoryTests {
    private let directory = GazetteerPlaceDirectory()

    @Test(
        "A place is found by what people call it",
        arguments: [
            ("19104", 39.96, -75.20, "US"), ("Austin, TX", 30.27, -97.74, "US"), ("Köln, DE", 50.94, 6.96, "DE"),
            ("koln, germany", 50.94, 6.96, "DE"), ("39.95,-75.16", 39.95, -75.16, nil),
        ] as [(String, Double, Double, String?)]
    )
    func found(text: String, latitude: Double, longitude: Double, country: String?) throws {
        guard case .found(let place) = directory.find(text) else {
            Issue.record("\(text) is not found")
            return
        }
        let expected = try #require(Coordinate(latitude: latitude, longitude: longitude))
        #expect(GreatCircle.distance(from: place.coordinate, to: expected) < Distance(kilometers: 5))
        #expect(place.country == country)
    }

    @Test("A found place's name finds it again", arguments: ["19104", "Austin, TX", "Paris, FR", "東京", "-33.9,18.4"])
    func nameFindsAgain(text: String) {
        guard case .found(let place) = directory.find(text) else {
            Issue.record("\(text) is not found")
            return
        }
        #expect(directory.find(place.name) == .found(place))
    }

    @Test("A match is what is found, and suggests nothing", arguments: ["19104", "Springfield", "Philadelpia, PA"])
    func match(text: String) {
        guard case .unknown(let alike) = directory.find(text) else {
            #expect(directory.match(text) == directory.find(text))
            return
        }
        #expect(!alike.isEmpty)
        #expect(directory.match(text) == .unknown(suggestions: []))
    }

    @Test("A name that many share is answered with the choices")
    func ambiguous() {
        guard case .ambiguous(let places) = directory.find("Springfield") else {
            Issue.record("Springfield is not ambiguous")
            return
        }
        #expect(places.count > 2)
        #expect(places.prefix(3).allSatisfy { $0.name.hasPrefix("Springfield") })
        #expect(Set(places.map(\.name)).count == places.count)
    }

    @Test("A misspelt name is answered with suggestions, nonsense with none")
    func unknown() {
        guard case .unknown(let suggestions) = directory.find("Philadelpia, PA") else {
            Issue.record("the misspelt name was taken for a place")
            return
        }
        #expect(suggestions.contains { $0.name.hasPrefix("Philadelphia") })
        #expect(directory.find("") == .unknown(suggestions: []))
        #expect(directory.find("91,0") == .unknown(suggestions: []))
    }

    @Test(
        "An address is placed by its postal code, else by its city",
        arguments: [
            (Address(city: "Philadelphia", state: "PA", postcode: "19104", country: "US"), .postalCode),
            (Address(postcode: "01020-1234"), .postalCode),
            (Address(city: "Spanish Fork", state: "UT"), .city),
            (Address(city: "Toronto", state: "ON", postcode: "M5V 2T6", country: "CA"), .city),
            (Address(city: "Berlin", state: "Berlin", postcode: "10999", country: "DE"), .city),
            (Address(city: "東京", country: "JP"), .city),
            (Address(city: "Philadelphia", state: "PA", postcode: "00000", country: "US"), .city),
            (Address(city: "London"), nil), (Address(), nil), (Address(city: "Nowhere at all", country: "US"), nil),
        ] as [(Address, LocationOrigin?)]
    )
    func addresses(address: Address, origin: LocationOrigin?) {
        #expect(directory.location(of: address)?.origin == origin)
    }

    @Test("A foreign postal code is never taken for one of the United States")
    func foreignPostalCode() throws {
        let berlin = try #require(directory.location(of: Address(city: "Berlin", postcode: "10115", country: "DE")))
        #expect(berlin.coordinate.longitude > 0)
    }

    @Test("A point is known by the largest town within reach, else by the nearest, and the ocean by none")
    func towns() throws {
        let camden = try #require(Coordinate(latitude: 39.94, longitude: -75.11))
        #expect(directory.town(at: camden, reach: Distance(kilometers: 20))?.name == "Philadelphia, PA, US")
        #expect(directory.town(at: camden, reach: Distance(kilometers: 1))?.name == "Camden, NJ, US")
        let ocean = try #require(Coordinate(latitude: 0, longitude: -30))
        #expect(directory.town(at: ocean, reach: Distance(kilometers: 20)) == nil)
    }
}
