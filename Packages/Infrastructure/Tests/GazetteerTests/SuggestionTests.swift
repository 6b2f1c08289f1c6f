import Testing

@testable import Gazetteer

@Suite("Places are suggested as they are typed")
struct SuggestionTests {
    let gazetteer = Gazetteer()

    @Test(
        "The largest place that starts so comes first",
        arguments: [
            ("phila", "Philadelphia"), ("PHILA", "Philadelphia"), ("san fr", "San Francisco"), ("mün", "Munich"),
            ("saint lou", "St. Louis"), ("st lou", "St. Louis"), ("st", "Stockholm"), ("b", "Beijing"),
            ("Моск", "Moscow"), ("東", "Tokyo"),
        ]
    )
    func first(prefix: String, expected: String) {
        #expect(gazetteer.suggestions(prefix: prefix, limit: 8).contains { $0.name == expected })
    }

    @Test("A full name puts that place first")
    func fullName() {
        #expect(gazetteer.suggestions(prefix: "boston", limit: 3).first?.displayName == "Boston, MA, US")
    }

    @Test("There are as many as asked for, each once, in the order of a longer list")
    func limits() {
        let long = gazetteer.suggestions(prefix: "s", limit: 50)
        #expect(long.count == 50)
        #expect(Set(long).count == 50)
        for limit in [1, 5, 20] {
            #expect(gazetteer.suggestions(prefix: "s", limit: limit) == Array(long.prefix(limit)))
        }
        #expect(gazetteer.suggestions(prefix: "s", limit: 0).isEmpty)
        #expect(gazetteer.suggestions(prefix: "s", limit: -1).isEmpty)
    }

    @Test("After a comma the region or country is completed")
    func region() {
        let states = gazetteer.suggestions(prefix: "portland, m", limit: 10).map(\.region)
        #expect(states.first == "ME")
        #expect(gazetteer.suggestions(prefix: "paris, fra", limit: 1).first?.displayName == "Paris, FR")
        #expect(gazetteer.suggestions(prefix: "portland,", limit: 1).first?.region == "OR")
    }

    @Test("Digits are completed to postal codes")
    func postalCodes() {
        #expect(gazetteer.suggestions(prefix: "1910", limit: 3).map(\.postalCode) == ["19101", "19102", "19103"])
        #expect(gazetteer.suggestions(prefix: "005", limit: 1).first?.postalCode == "00501")
        #expect(gazetteer.suggestions(prefix: "00000", limit: 5).isEmpty)
    }

    @Test("Nothing typed, and what nothing starts with, suggest nothing", arguments: ["", "  ", ",", "zzzzzz", "!?"])
    func nothing(prefix: String) {
        #expect(gazetteer.suggestions(prefix: prefix, limit: 5).isEmpty)
    }
}
