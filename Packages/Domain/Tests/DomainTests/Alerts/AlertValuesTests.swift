import Domain
import FoundationEssentials
import Testing

@Suite("Alerts as values")
struct AlertValuesTests {
    @Test("a name is trimmed, and compared without case, accents and punctuation")
    func name() throws {
        let name = try #require(AlertName("  Élise’s cats \n"))
        #expect(name.text == "Élise’s cats")
        #expect(name == AlertName("elises  CATS!"))
        #expect(name != AlertName("elise"))
    }

    @Test("a name of which folding leaves nothing is compared as it is")
    func symbols() {
        #expect(AlertName("🐶") != AlertName("🐱"))
        #expect(AlertName("🐶") == AlertName(" 🐶 "))
    }

    @Test(
        "what cannot be a name is refused",
        arguments: ["", "  \t", "a\nb", "\u{1b}[31m", String(repeating: "x", count: 101)]
    )
    func badName(text: String) {
        #expect(AlertName(text) == nil)
    }

    @Test("a name of a hundred characters is one, however many bytes they take")
    func longName() {
        #expect(AlertName(String(repeating: "é", count: 100)) != nil)
    }

    @Test("an identifier reads back as it was drawn, and nothing else is one")
    func identifiers() throws {
        var random = SeededRandom(seed: 1)
        let drawn = AlertID(using: &random)
        #expect(AlertID(drawn.text) == drawn)
        #expect(drawn != AlertID(using: &random))
        for text in ["", "abc", drawn.text.uppercased() + "G", drawn.text + "0", "../" + drawn.text.dropFirst(3)] {
            #expect(AlertID(text) == nil, "\(text)")
        }
    }

    @Test("parts of a search are replaced or cleared, and the others stay", arguments: SavedSearchPart.allCases)
    func parts(part: SavedSearchPart) throws {
        let full = SavedSearch(filter: try FullFilter.make(), place: "19104", within: Distance(kilometers: 5))
        let cleared = full.replacing([part], from: SavedSearch())
        #expect(cleared != full)
        #expect(cleared.replacing([part], from: full) == full)
        #expect(SavedSearch().replacing(Set(SavedSearchPart.allCases), from: full) == full)
    }
}
