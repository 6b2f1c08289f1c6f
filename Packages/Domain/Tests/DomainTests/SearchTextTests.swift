import Domain
import Testing

@Suite("Folding of text for search")
struct SearchTextTests {
    @Test(
        "case, diacritics and punctuation do not count",
        arguments: [
            ("Élie (Fifi)", "elie fifi"), ("O'Malley", "omalley"), ("  Jasmin & Aladdin ", "jasmin aladdin"),
            ("***ADOPTION PENDING*** Max", "adoption pending max"), ("Groß Straße", "gross strasse"),
            ("Łódź", "lodz"), ("Ångström", "angstrom"), ("e\u{301}tude", "etude"), ("İzmir", "izmir"),
            ("Ёлка", "елка"), ("ΆΡΗΣ", "αρησ"), ("小花", "小花"), ("Bichon Frisé / Poodle", "bichon frise poodle"),
            ("🐶", ""), ("", ""), ("5-year", "5 year"), ("ﬁdo", "fido"),
        ]
    )
    func folding(text: String, folded: String) {
        #expect(SearchText.fold(text) == folded)
    }

    @Test("a text of ASCII is folded as one that is not", arguments: 1...20 as ClosedRange<UInt64>)
    func asciiAlone(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        for _ in 0..<500 {
            let bytes = (0..<Int.random(in: 0...30, using: &random)).map { _ in
                Bool.random(using: &random)
                    ? UInt8.random(in: 0..<0x80, using: &random)
                    : Array(" 'aZ09-".utf8).randomElement(using: &random) ?? 0
            }
            let text = String(decoding: bytes, as: UTF8.self)
            // A paw is no letter, but has the text go the way of those beyond ASCII.
            #expect(SearchText.fold(text) == SearchText.fold(text + "🐾"), "\(bytes)")
        }
    }

    @Test("folding twice is folding once")
    func idempotent() {
        for value in (0x20...0x2FFF) where !(0xD800...0xDFFF).contains(value) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let once = SearchText.fold(String(scalar))
            #expect(SearchText.fold(once) == once, "U+\(String(value, radix: 16))")
        }
    }

    @Test("a phrase stands in a text only as whole words")
    func phrases() {
        #expect(SearchText.contains(phrase: "labrador", inFolded: "black labrador retriever"))
        #expect(SearchText.contains(phrase: "labrador retriever", inFolded: "black labrador retriever"))
        #expect(!SearchText.contains(phrase: "lab", inFolded: "black labrador retriever"))
        #expect(!SearchText.contains(phrase: "retriever labrador", inFolded: "black labrador retriever"))
        #expect(!SearchText.contains(phrase: "", inFolded: "black labrador retriever"))
    }

    @Test(
        "the edit distance counts letters, a swap of neighbours as one",
        arguments: [
            ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("kitten", "sitting", 3), ("labrador", "labrdor", 1),
            ("chihuahua", "chiuaua", 2), ("ab", "ba", 1), ("place", "palce", 1),
        ]
    )
    func editDistance(left: String, right: String, expected: Int) {
        #expect(EditDistance.between(left, right) == expected)
        #expect(EditDistance.between(right, left) == expected)
    }

    @Test(
        "the nearest name is one that a slip of the fingers explains",
        arguments: [("naer", "near"), ("exprt", "export"), ("sh", "show"), ("zebra", nil), ("", nil)]
    )
    func nearestName(word: String, expected: String?) {
        #expect(EditDistance.nearest(to: word, among: ["near", "show", "export"]) == expected)
        #expect(EditDistance.nearest(to: word, among: []) == nil)
    }
}
