import TerminalInput
import Testing

@Suite("Typed text")
struct TextDecodingTests {
    @Test(
        "What a person sees as one character is one key when it arrives in one piece",
        arguments: ["a", "é", "e\u{301}", "猫", "👩‍👩‍👧‍👦", "👍🏽", "🇦🇹", "\u{1100}\u{1161}\u{11A8}", "❤️"]
    )
    func grapheme(typed: String) {
        #expect(decoded("x\(typed)y") == [character("x"), character(Character(typed)), character("y")])
    }

    @Test("A character whose bytes arrive one by one is whole")
    func splitScalar() {
        var decoder = InputDecoder()
        let items = Array("猫🐈é".utf8).flatMap { decoder.decode([$0]) }
        #expect(items == [character("猫"), character("🐈"), character("é")])
    }

    @Test(
        "Bytes that are no UTF-8 become replacement characters, and what follows stays",
        arguments: [
            ([0xFF], 1), ([0xC0, 0xAF], 2), ([0x80], 1), ([0xE2, 0x82], 1), ([0xF0, 0x9F, 0x90], 1),
            ([0xED, 0xA0, 0x80], 3), ([0xF4, 0x90, 0x80, 0x80], 4), ([0xE9], 1), ([0xC3, 0xC3], 2),
        ] as [([UInt8], Int)]
    )
    func malformed(bytes: [UInt8], replacements: Int) {
        let expected = Array(repeating: character("\u{FFFD}"), count: replacements)
        #expect(decoded(bytes + Array("x".utf8)) == expected + [character("x")])
        #expect(decoded(bytes + Array("\u{1B}[A".utf8)) == expected + [key(.up)])
    }

    @Test("The first bytes of a character wait for the others, and are replaced when those do not come")
    func unfinishedScalar() {
        var decoder = InputDecoder()
        #expect(decoder.decode([0xC3]) == [])
        #expect(decoder.isWaiting)
        #expect(decoder.flush() == [character("\u{FFFD}")])
        #expect(!decoder.isWaiting)
    }

    @Test("Control characters of the upper half type nothing")
    func upperControls() {
        #expect(decoded("a\u{85}\u{9B}b") == [character("a"), character("b")])
    }
}
