import Testing

@testable import Gazetteer

@Suite("A place named by a person is found")
struct GazetteerTests {
    let gazetteer = Gazetteer()

    /// "name, region, country" of the place found, "ambiguous" or "not found".
    private func answer(_ text: String) -> String {
        switch gazetteer.lookup(text) {
        case .found(let place):
            [place.name, place.region, place.countryCode].compactMap(\.self).joined(separator: ", ")
        case .ambiguous: "ambiguous"
        case .notFound: "not found"
        }
    }

    private func found(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> GazetteerPlace {
        guard case .found(let place) = gazetteer.lookup(text) else {
            Issue.record("\(text) was not found", sourceLocation: sourceLocation)
            throw Missing()
        }
        return place
    }

    private struct Missing: Error {}

    @Test(
        "A city is where it is, on every continent",
        arguments: [
            ("Paris", "FR", 48.85, 2.35), ("London", "GB", 51.51, -0.13), ("Boston", "US", 42.36, -71.06),
            ("Tokyo", "JP", 35.69, 139.69), ("Nairobi", "KE", -1.28, 36.82), ("Sydney", "AU", -33.87, 151.21),
            ("São Paulo", "BR", -23.55, -46.64), ("Cape Town", "ZA", -33.93, 18.42), ("Mumbai", "IN", 19.07, 72.88),
            ("Auckland", "NZ", -36.85, 174.76), ("Reykjavik", "IS", 64.14, -21.9), ("Lima", "PE", -12.04, -77.03),
            ("Toronto", "CA", 43.71, -79.4), ("Anchorage", "US", 61.22, -149.9), ("Suva", "FJ", -18.14, 178.44),
        ]
    )
    func continents(name: String, country: String, latitude: Double, longitude: Double) throws {
        let place = try found(name)
        #expect(place.countryCode == country)
        #expect(abs(place.latitude - latitude) < 0.1)
        #expect(abs(place.longitude - longitude) < 0.1)
    }

    @Test(
        "A region or country says which of several cities is meant",
        arguments: [
            ("Springfield, MA", "Springfield, MA, US"), ("Springfield, Illinois", "Springfield, IL, US"),
            ("Portland, ME", "Portland, ME, US"), ("portland,or,us", "Portland, OR, US"),
            ("Cologne, DE", "Köln, 07, DE"), ("Dover, DE", "Dover, DE, US"), ("Berlin, DE", "Berlin, 16, DE"),
            ("Los Angeles, CA", "Los Angeles, CA, US"), ("Toronto, CA", "Toronto, ON, CA"),
            ("London, CA", "London, ON, CA"), ("London, ON", "London, ON, CA"),
            ("London, Ontario, Canada", "London, ON, CA"),
            ("Atlanta, GA", "Atlanta, GA, US"), ("Libreville, GA", "Libreville, 01, GA"),
            ("Gary, IN", "Gary, IN, US"), ("Delhi, IN", "Delhi, 07, IN"), ("Albania, AL", "not found"),
            ("Tirana, AL", "Tirana, 50, AL"), ("Mobile, AL", "Mobile, AL, US"), ("Tunis, TN", "Tunis, 36, TN"),
            ("Paris, TX", "Paris, TX, US"), ("Paris, Texas, USA", "Paris, TX, US"), ("Paris, France", "Paris, 11, FR"),
            ("Birmingham, UK", "Birmingham, ENG, GB"), ("Boston, England", "Boston, ENG, GB"),
            ("Melbourne, VIC", "Melbourne, VIC, AU"), ("San Juan, PR", "San Juan, PR"),
            ("San Juan, PR, US", "San Juan, PR"), ("Springfield, Clark County, OH", "Springfield, OH, US"),
            ("Boston MA", "Boston, MA, US"), ("santa fe new mexico", "Santa Fe, NM, US"),
            ("New York, NY", "New York City, NY, US"), ("new york", "New York City, NY, US"),
        ]
    )
    func qualified(text: String, expected: String) {
        #expect(answer(text) == expected)
    }

    @Test(
        "Case, accents, punctuation, spaces and script do not matter",
        arguments: [
            ("sao paulo", "São Paulo"), ("SÃO  PAULO", "São Paulo"), ("Sa\u{303}o Paulo", "São Paulo"),
            ("Zurich, CH", "Zürich"), ("zürich, ch", "Zürich"), ("Munich", "Munich"), ("München", "Munich"),
            ("Muenchen", "Munich"), ("Köln", "Köln"), ("Koln", "Köln"), ("Cologne", "Köln"), ("Łódź", "Łódź"),
            ("Lodz", "Łódź"), ("東京", "Tokyo"), ("Москва", "Moscow"), ("Αθήνα", "Athens"), ("서울", "Seoul"),
            ("القاهرة", "Cairo"), ("St. Louis, MO", "St. Louis"), ("Saint Louis, MO", "St. Louis"),
            ("ST LOUIS MO", "St. Louis"), ("Winston Salem, NC", "Winston-Salem"), ("Coeur dAlene, ID", "Coeur d'Alene"),
            ("O Fallon, MO", "O'Fallon"), ("Ft Worth, TX", "Fort Worth"), ("\tboston ,ma ", "Boston"),
        ]
    )
    func folding(text: String, expected: String) throws {
        #expect(try found(text).name == expected)
    }

    @Test(
        "Namesakes of similar size are choices, the largest first",
        arguments: [("Springfield", "MO"), ("Portland", "OR"), ("Columbus", "OH"), ("Birmingham", "ENG")]
    )
    func ambiguous(name: String, first: String) throws {
        guard case .ambiguous(let places) = gazetteer.lookup(name) else {
            Issue.record("\(name) is not ambiguous")
            return
        }
        #expect(places.count > 2)
        #expect(places.first?.region == first)
        let own = places.filter { $0.name == name }.map { $0.population ?? 0 }
        #expect(own == own.sorted(by: >))
    }

    @Test("A town too small for the list of cities is found where its ZIP codes are")
    func smallTown() throws {
        let place = try found("Pandora, OH")
        #expect(place.population == nil)
        #expect(abs(place.latitude - 40.945) < 0.01)
        #expect(abs(place.longitude - -83.938) < 0.01)
    }

    @Test(
        "What names no place is not found",
        arguments: [
            "", "   ", ",", ", ,", "()", "(1,2)", "91, 0", "0, 181", "99999-9999-9", "nan, inf", "1e2, 3", "\u{0}",
            "🐕🐕🐕🐕",
            "Xyzzyqwert", "Boston, ZZ, QQ", String(repeating: "a", count: 100_000), "Paris, France, Europe, Earth",
        ]
    )
    func nothing(text: String) {
        #expect(answer(text) == "not found")
    }

    @Test(
        "A near miss is answered with what may have been meant",
        arguments: [
            ("Philadelpia", "Philadelphia"), ("Philadelphai, PA", "Philadelphia"), ("Bostn", "Boston"),
            ("Pittsbrugh, PA", "Pittsburgh"), ("Sna Francisco", "San Francisco"), ("Los Angele", "Los Angeles"),
            ("Boston, ZZ", "Boston"), ("Mosvka", "Moscow"),
        ]
    )
    func nearMiss(text: String, expected: String) {
        guard case .notFound(let suggestions) = gazetteer.lookup(text) else {
            Issue.record("\(text) was understood")
            return
        }
        #expect(suggestions.contains { $0.name == expected })
        #expect(suggestions.count <= 5)
        #expect(Set(suggestions).count == suggestions.count)
    }

    @Test(
        "A position is taken in the usual spellings",
        arguments: [
            "39.95,-75.16", " 39.95 , -75.16 ", "39.95 -75.16", "39.95N 75.16W", "39.95° N, 75.16° W", "+39.95,-75.16",
            "39.95n,75.16w", "39.95, −75.16",
        ]
    )
    func position(text: String) throws {
        let place = try found(text)
        #expect(place.latitude == 39.95)
        #expect(place.longitude == -75.16)
        #expect(place.displayName == "39.95, -75.16")
        #expect(place.countryCode == nil)
        #expect(gazetteer.lookup(place.displayName) == .found(place))
    }

    @Test("The limits of a position are inside, and a hair beyond is not")
    func positionLimits() throws {
        #expect(try found("-90, 180").latitude == -90)
        #expect(try found("90S 180W").longitude == -180)
        #expect(answer("90.00001, 0") == "not found")
        #expect(answer("-39N, 75W") == "not found")
        #expect(answer("39W, 75N") == "not found")
        #expect(try found("-0.00001, 0.5").displayName == "-0.00001, 0.5")
    }
}
