import Domain
import FoundationEssentials
import Testing

@Suite("Encoded requests")
struct CodingTests {
    @Test("a filter reads back as it was")
    func filter() throws {
        var filter = AnimalFilter()
        filter.types = [.known(.cat), .other("Dragon")]
        filter.goodWith = [.children]
        filter.sources = [SourceName("petfinder")].compactMap(\.self)
        filter.publishedAfter = Date(timeIntervalSince1970: 5)
        let data = try JSONEncoder().encode(filter)
        #expect(try JSONDecoder().decode(AnimalFilter.self, from: data) == filter)
    }

    @Test(
        "a place off the globe is refused",
        arguments: [#"{"name":"x","coordinate":"91,0"}"#, #"{"name":"x","coordinate":"?"}"#]
    )
    func place(json: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Place.self, from: Data(json.utf8)) }
    }
}
