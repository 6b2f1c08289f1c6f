import Domain
import Testing

@Suite("Identities")
struct AnimalIDTests {
    @Test("an id is read as it is written", arguments: ["petfinder:59736347", "asm.shelter-1:A 2", "s:a:b", "x:ü"])
    func roundTrip(text: String) {
        #expect(AnimalID(text)?.description == text)
    }

    @Test("what is no id is refused", arguments: ["", ":", "petfinder", "petfinder:", ":1", "pet finder:1", "é:1"])
    func refused(text: String) {
        #expect(AnimalID(text) == nil)
    }

    @Test("a source's name is folded to lower case, and bounded")
    func sourceNames() {
        #expect(SourceName("PetFinder")?.text == "petfinder")
        #expect(SourceName(String(repeating: "a", count: 64)) != nil)
        #expect(SourceName(String(repeating: "a", count: 65)) == nil)
    }

    @Test("ids are ordered by source, then by the source's id, byte by byte")
    func order() {
        let ids = ["b:1", "a:2", "a:10", "a:é", "a:z"].compactMap(AnimalID.init)
        #expect(ids.sorted().map(\.description) == ["a:10", "a:2", "a:z", "a:é", "b:1"])
    }
}
