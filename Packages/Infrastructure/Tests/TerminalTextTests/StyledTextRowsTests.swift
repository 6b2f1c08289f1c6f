import TerminalText
import Testing

@Suite("Rows put together")
struct StyledTextRowsTests {
    @Test("a style on another has its colours where it has any, and the features of both")
    func merging() {
        let link = Hyperlink("https://a.example/")
        let base = TextStyle(foreground: .ansi(.red), background: .ansi(.blue), isBold: true, link: link)
        let top = TextStyle(foreground: .ansi(.green), isInverse: true)
        let both = TextStyle(
            foreground: .ansi(.green),
            background: .ansi(.blue),
            isBold: true,
            isInverse: true,
            link: link
        )
        #expect(base.merging(top) == both)
        #expect(base.merging(.plain) == base)
        #expect(TextStyle.plain.merging(base) == base)
    }

    @Test("a style goes onto every piece")
    func restyled() {
        let text = StyledText("a", style: .bold) + StyledText("b", style: .color(.red))
        #expect(
            text.inverted == StyledText("a", style: TextStyle(isBold: true, isInverse: true))
                + StyledText("b", style: TextStyle(foreground: .ansi(.red), isInverse: true))
        )
    }

    @Test(
        "a row is filled or cut to its width exactly",
        arguments: [
            ("Rex", 5, TextAlignment.left, "Rex  "), ("Rex", 5, .right, "  Rex"), ("Rex", 6, .center, " Rex  "),
            ("Rexford", 5, .left, "Rexf…"), ("柴犬ハチ", 6, .left, "柴犬… "), ("a\nb", 4, .left, "a b "),
            ("Rex", 0, .left, ""),
            ("Rex", -1, .left, ""), ("", 2, .left, "  "),
        ]
    )
    func fitted(text: String, width: Int, alignment: TextAlignment, expected: String) {
        let row = StyledText(text, style: .bold).fitted(toWidth: width, alignment: alignment, style: .inverse)
        #expect(row.plainText == expected)
        #expect(row.spans.allSatisfy { $0.style.isInverse })
    }

    @Test(
        "a row has texts at both ends, of which the first is cut first",
        arguments: [
            (12, "Near you  12"), (11, "Near you 12"), (8, "Near… 12"), (4, "… 12"), (3, " 12"), (2, "12"), (1, "…"),
            (0, ""),
        ]
    )
    func spread(width: Int, expected: String) {
        #expect(StyledText("Near you").spread(with: "12", width: width).plainText == expected)
    }

    @Test("texts are joined with another between them")
    func joined() {
        #expect(["a", "b", "c"].joined(separator: StyledText(" · ")) == "a · b · c")
        #expect([StyledText]().joined(separator: "x").isEmpty)
    }

    @Test("blocks stand side by side, whichever is longer")
    func beside() {
        let left: [StyledText] = ["柴犬", "a long row"]
        #expect(left.beside(["1", "2", "3"], width: 6).map(\.plainText) == ["柴犬    1", "a lon…  2", "        3"])
        #expect(left.beside(["1"], width: 6, gap: 1).map(\.plainText) == ["柴犬   1", "a lon…"])
    }
}
