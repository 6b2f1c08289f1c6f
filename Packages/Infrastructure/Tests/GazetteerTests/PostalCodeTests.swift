import Testing

@testable import Gazetteer

@Suite("A US postal code is found")
struct PostalCodeTests {
    let gazetteer = Gazetteer()

    @Test(
        "A code is found in every spelling and with what may stand round it",
        arguments: [
            ("19104", "Philadelphia, PA 19104, US"), ("19104-1234", "Philadelphia, PA 19104, US"),
            (" 19104 ", "Philadelphia, PA 19104, US"), ("Philadelphia, PA 19104", "Philadelphia, PA 19104, US"),
            ("philadelphia pa 19104", "Philadelphia, PA 19104, US"), ("19104, US", "Philadelphia, PA 19104, US"),
            ("PA 19104", "Philadelphia, PA 19104, US"), ("19104 USA", "Philadelphia, PA 19104, US"),
            ("00501", "Holtsville, NY 00501, US"), ("02108", "Boston, MA 02108, US"),
            ("99950", "Ketchikan, AK 99950, US"), ("10001", "New York City, NY 10001, US"),
            ("00901", "San Juan 00901, PR"), ("San Juan, PR 00901", "San Juan 00901, PR"),
        ]
    )
    func spellings(text: String, expected: String) {
        guard case .found(let place) = gazetteer.lookup(text) else {
            Issue.record("\(text) was not found")
            return
        }
        #expect(place.displayName == expected)
        #expect(place.postalCode?.count == 5)
    }

    @Test("A code lies where its post office delivers, not at the middle of its city")
    func ownPosition() throws {
        let code = try #require(gazetteer.postalCode("19104", country: nil))
        let city = try #require(gazetteer.city("Philadelphia", region: "PA", country: "US"))
        #expect(abs(code.latitude - 39.96) < 0.02)
        #expect(abs(code.longitude - -75.2) < 0.02)
        #expect(code.longitude != city.longitude)
    }

    @Test("Digits of another country's postal code do not hide its city")
    func foreignCode() {
        for text in ["10115 Berlin, DE", "Berlin 10115, Germany", "10115 Berlin"] {
            guard case .found(let place) = gazetteer.lookup(text) else {
                Issue.record("\(text) was not found")
                continue
            }
            #expect(place.displayName == "Berlin, DE")
        }
    }

    @Test("An unknown code is answered with its neighbours")
    func neighbours() {
        guard case .notFound(let suggestions) = gazetteer.lookup("19100") else {
            Issue.record("19100 was found")
            return
        }
        #expect(suggestions.first?.postalCode == "19101")
        #expect(suggestions.allSatisfy { $0.postalCode?.hasPrefix("191") == true })
    }

    @Test("A record's code is resolved only in the country whose post it is")
    func countries() {
        #expect(gazetteer.postalCode("19104", country: "US")?.name == "Philadelphia")
        #expect(gazetteer.postalCode("19104", country: "united states")?.name == "Philadelphia")
        #expect(gazetteer.postalCode("19104", country: "")?.name == "Philadelphia")
        #expect(gazetteer.postalCode("00901", country: "US")?.countryCode == "PR")
        #expect(gazetteer.postalCode("19104", country: "DE") == nil)
        #expect(gazetteer.postalCode("19104", country: "Nowhere") == nil)
        for code in ["", "1910", "191040", "19104-", "19104-12", "K1A 0B1", "١٩١٠٤"] {
            #expect(gazetteer.postalCode(code, country: "US") == nil)
        }
    }

    @Test("A country is known by its code, however that is written, and a position is that of the place")
    func positions() {
        for rank in stride(from: 0, to: gazetteer.postalCodeCount, by: 7) {
            guard let place = gazetteer.postalCode(ofRank: rank), let code = place.postalCode else { continue }
            let expected = GazetteerPosition(latitude: place.latitude, longitude: place.longitude)
            for country in [place.countryCode, place.countryCode?.lowercased(), "US", nil] {
                #expect(gazetteer.position(ofPostalCode: code, country: country) == expected)
            }
            #expect(gazetteer.position(ofPostalCode: code, country: "DE") == nil)
        }
        #expect(gazetteer.position(ofPostalCode: " 19104-1234 ", country: "US") != nil)
        #expect(gazetteer.position(ofPostalCode: "19104-1234-", country: "US") == nil)
        #expect(gazetteer.position(ofPostalCode: "191041234", country: "US") == nil)
        #expect(gazetteer.position(ofPostalCode: "00901", country: "PR") != nil)
        #expect(gazetteer.position(ofPostalCode: "19104", country: "PR") == nil)
    }

    @Test("Military mail has codes but no place on the map")
    func military() {
        #expect(gazetteer.postalCode("09001", country: "US") == nil)
        #expect(gazetteer.lookup("96201") == .notFound(suggestions: []))
    }

    @Test("All codes are there, ascending, and each finds itself")
    func complete() {
        #expect(gazetteer.postalCodeCount == 42_735)
        var found = 0
        var previous = ""
        for rank in 0..<gazetteer.postalCodeCount {
            guard let place = gazetteer.postalCode(ofRank: rank), let code = place.postalCode else { continue }
            #expect(code > previous)
            previous = code
            found += gazetteer.postalCode(code, country: "US") == place ? 1 : 0
        }
        #expect(found == 41_937)
    }
}
