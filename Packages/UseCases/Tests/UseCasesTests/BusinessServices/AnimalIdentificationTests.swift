import Boundaries
import BusinessServices
import Domain
import Testing

@Suite("Which animal is meant")
struct AnimalIdentificationTests {
    @Test(
        "an id, its unique beginning, and the source's own id are understood; a whole id wins over longer ones",
        arguments: [
            ("s:12", "s:12"), ("s:1", "s:1"), ("1", "s:1"), ("13", "s:13"), (" t:4 ", "t:44"), ("44", "t:44"),
            ("t", "t:44"),
        ]
    )
    func understood(text: String, id: String) throws {
        let ids = try ["s:1", "s:12", "s:13", "t:44"].map(Samples.id)
        #expect(try AnimalIdentification.id(of: text, among: ids) == Samples.id(id))
    }

    @Test("nothing, and what no id begins with, means nobody", arguments: ["", "  ", "zzz", "s:1x", "S:1"])
    func unknown(text: String) throws {
        let ids = try ["s:1"].map(Samples.id)
        #expect(throws: AnimalIdentificationError.unknownID(text.trimmingSpaces)) {
            try AnimalIdentification.id(of: text, among: ids)
        }
    }

    @Test("a text with nothing in it does not even ask the catalogue")
    func nothing() async {
        await #expect(throws: AnimalIdentificationError.unknownID("")) {
            try await AnimalIdentification(catalog: StubCatalog()).id(of: " ")
        }
    }

    @Test("two spellings of one text are two ids")
    func bytes() throws {
        let ids = try ["s:\u{e9}", "s:e\u{301}"].map(Samples.id)
        for id in ids { #expect(try AnimalIdentification.id(of: id.description, among: ids) == id) }
    }

    @Test("an ambiguous beginning is answered with the first ten candidates in order")
    func ambiguous() throws {
        let ids = try (10..<30).reversed().map { try Samples.id("s:\($0)") }
        let candidates = ids.sorted().prefix(10).map(AnimalCandidate.init)
        #expect(throws: AnimalIdentificationError.ambiguousID("s:", candidates: candidates)) {
            try AnimalIdentification.id(of: "s:", among: ids)
        }
    }
}
