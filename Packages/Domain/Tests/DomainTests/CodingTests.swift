import Domain
import FoundationEssentials
import Testing

@Suite("Encoded requests")
struct CodingTests {
    @Test("a filter reads back as it was, every part of it")
    func filter() throws {
        let filter = try FullFilter.make()
        #expect(FullFilter.untouched(of: filter, comparedTo: AnimalFilter()).isEmpty)
        #expect(FullFilter.untouched(of: filter.excluded, comparedTo: AnimalExclusions()).isEmpty)
        let data = try JSONEncoder().encode(filter)
        #expect(try JSONDecoder().decode(AnimalFilter.self, from: data) == filter)
    }

    @Test("what a filter of an older version does not name, it does not ask for")
    func olderFilter() throws {
        func decoded(_ json: String) throws -> AnimalFilter {
            try JSONDecoder().decode(AnimalFilter.self, from: Data(json.utf8))
        }
        #expect(try decoded("{}") == AnimalFilter())
        #expect(try decoded(#"{"excluded":{}}"#) == AnimalFilter())
        var cats = AnimalFilter()
        cats.types = [.known(.cat)]
        cats.excluded.ages = [.known(.senior)]
        cats.statuses = []
        #expect(try decoded(#"{"types":["Cat"],"excluded":{"ages":["Senior"]},"statuses":[],"later":1}"#) == cats)
    }

    @Test(
        "a place off the globe is refused",
        arguments: [#"{"name":"x","coordinate":"91,0"}"#, #"{"name":"x","coordinate":"?"}"#]
    )
    func place(json: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Place.self, from: Data(json.utf8)) }
    }
}
