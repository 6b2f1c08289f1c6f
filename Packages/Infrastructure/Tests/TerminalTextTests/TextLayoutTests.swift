import TerminalText
import Testing

@Suite("Text laid out by width")
struct TextLayoutTests {
    @Test(
        "is cut between grapheme clusters, with an ellipsis",
        arguments: [
            ("Rex", 3, "Rex"), ("Rexford", 4, "Rex…"), ("Rex", 2, "R…"), ("Rex", 1, "…"), ("Rex", 0, ""),
            ("Rex", -1, ""),
            ("big dog", 5, "big…"), ("柴犬ハチ", 8, "柴犬ハチ"), ("柴犬ハチ", 7, "柴犬ハ…"), ("柴犬ハチ", 6, "柴犬…"),
            ("👨‍👩‍👧‍👦 family", 4, "👨‍👩‍👧‍👦…"), ("👨‍👩‍👧‍👦x", 2, "…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("🇫🇷🇺🇸", 3, "🇫🇷…"),
        ]
    )
    func truncated(text: String, width: Int, expected: String) {
        #expect(text.truncated(toWidth: width) == expected)
        #expect(StyledText(text).truncated(toWidth: width).plainText == expected)
    }

    @Test("takes another ellipsis, as much of it as fits", arguments: [(5, "Re..."), (3, "..."), (2, "..")])
    func asciiEllipsis(width: Int, expected: String) {
        #expect("Rexford".truncated(toWidth: width, ellipsis: "...") == expected)
    }

    @Test(
        "is padded on the side it does not stand on",
        arguments: [
            ("Rex", 5, TextAlignment.left, "Rex  "), ("Rex", 5, .right, "  Rex"), ("Rex", 6, .center, " Rex  "),
            ("柴犬", 6, .left, "柴犬  "), ("👨‍👩‍👧‍👦", 4, .right, "  👨‍👩‍👧‍👦"), ("Rex", 2, .left, "Rex"), ("", 2, .left, "  "),
        ]
    )
    func padded(text: String, width: Int, alignment: TextAlignment, expected: String) {
        #expect(text.padded(toWidth: width, alignment: alignment) == expected)
        #expect(StyledText(text).padded(toWidth: width, alignment: alignment).plainText == expected)
    }

    @Test(
        "is wrapped at words, and inside them only when they are too long",
        arguments: [
            ("a good dog", 6, ["a good", "dog"]), ("a good dog", 5, ["a", "good", "dog"]), ("", 5, [""]),
            ("  two   spaces ", 20, ["two spaces"]), ("one\n\ntwo", 9, ["one", "", "two"]),
            ("one\r\ntwo\n", 9, ["one", "two", ""]),
            ("abcdefghij", 4, ["abcd", "efgh", "ij"]), ("to abcdefghij", 4, ["to", "abcd", "efgh", "ij"]),
            ("house-trained", 8, ["house-", "trained"]), ("-5 --x", 3, ["-5", "--x"]), ("tab\there", 10, ["tab here"]),
            ("10\u{A0}km off", 6, ["10\u{A0}km", "off"]), ("a \u{301}b", 9, ["a \u{301}b"]),
        ] as [(String, Int, [String])]
    )
    func wrapped(text: String, width: Int, expected: [String]) {
        #expect(text.wrapped(toWidth: width) == expected)
    }

    @Test(
        "is wrapped around wide characters, but not before closing punctuation",
        arguments: [
            ("柴犬ハチ公", 4, ["柴犬", "ハチ", "公"]), ("柴犬ハチ", 5, ["柴犬", "ハチ"]), ("柴犬。猫", 4, ["柴", "犬。", "猫"]),
            ("猫（犬）", 4, ["猫", "（犬", "）"]), ("猫（犬）", 6, ["猫", "（犬）"]), ("Rex柴犬", 5, ["Rex柴", "犬"]),
            ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"]), ("柴犬", 1, ["柴", "犬"]), ("\u{1100}\u{1100}x", 2, ["?x"]),
        ] as [(String, Int, [String])]
    )
    func wrappedWide(text: String, width: Int, expected: [String]) {
        #expect(text.wrapped(toWidth: width) == expected)
    }

    @Test("keeps its styles when it is cut or wrapped")
    func styles() {
        let text = StyledText("big ", style: .bold) + StyledText("brown dog", style: .dim)
        #expect(text.truncated(toWidth: 7) == StyledText("big ", style: .bold) + StyledText("br…", style: .dim))
        #expect(
            text.wrapped(toWidth: 9) == [
                StyledText("big ", style: .bold) + StyledText("brown", style: .dim), StyledText("dog", style: .dim),
            ]
        )
    }
}
