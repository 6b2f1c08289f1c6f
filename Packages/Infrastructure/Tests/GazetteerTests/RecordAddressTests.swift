import Testing

@testable import Gazetteer

@Suite("The address of a record is resolved")
struct RecordAddressTests {
    let gazetteer = Gazetteer()

    @Test(
        "A city with its region is resolved",
        arguments: [
            ("Philadelphia", "PA", "US", "Philadelphia, PA, US"),
            ("PHILADELPHIA", "pennsylvania", "", "Philadelphia, PA, US"),
            ("Saint Paul", "MN", "USA", "Saint Paul, MN, US"), ("Derwood", "MD", "US", "Derwood, MD, US"),
            ("Brooklyn", "NY", "US", "Brooklyn, NY, US"), ("Dover", "DE", "", "Dover, DE, US"),
            ("Toronto", "ON", "CA", "Toronto, ON, CA"), ("Montreal", "Quebec", "CA", "Montréal, QC, CA"),
            ("San Juan", "PR", "US", "San Juan, PR"), ("Köln", "", "DE", "Köln, DE"), ("Cologne", "DE", "", "Köln, DE"),
            ("Nantes", "Pays de la Loire", "FR", "Nantes, FR"),
        ]
    )
    func resolved(name: String, region: String, country: String, expected: String) {
        #expect(gazetteer.city(name, region: region, country: country)?.displayName == expected)
    }

    @Test(
        "What is ambiguous or unknown is not resolved by a guess",
        arguments: [
            ("Springfield", nil, "US"), ("Springfield", nil, nil), ("Portland", "", ""), ("", "PA", "US"),
            ("Philadelphia", "PA", "Nowhere"), ("Philadelphia", nil, "Nowhere"), ("Toronto", "CA", "US"),
            ("Qwertyville", "PA", "US"),
        ] as [(String, String?, String?)]
    )
    func unresolved(name: String, region: String?, country: String?) {
        #expect(gazetteer.city(name, region: region, country: country) == nil)
    }

    @Test("Ten thousand records are resolved")
    func many() {
        let names = (0..<100).compactMap { gazetteer.place(ofRank: $0) }
        var resolved = 0
        for _ in 0..<100 {
            for place in names
            where gazetteer.city(place.name, region: place.region, country: place.countryCode) == place {
                resolved += 1
            }
        }
        #expect(resolved == 10_000)
    }
}
