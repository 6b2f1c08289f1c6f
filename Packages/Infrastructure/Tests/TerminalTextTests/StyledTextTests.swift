import TerminalText
import Testing

@Suite("Styled text rendered for a terminal")
struct StyledTextTests {
    static let sample = StyledText(
        "Rex",
        style: TextStyle(
            foreground: .rgb(255, 135, 0),
            isBold: true,
            isUnderlined: true,
            link: Hyperlink("https://a.example/1")
        )
    )

    @Test(
        "has the nearest colours the terminal shows",
        arguments: [
            (ColorSupport.none, "Rex"), (.ansi16, "\u{1B}[1;4;33mRex\u{1B}[0m"),
            (.ansi256, "\u{1B}[1;4;38;5;208mRex\u{1B}[0m"),
            (.trueColor, "\u{1B}[1;4;38;2;255;135;0mRex\u{1B}[0m"),
        ]
    )
    func colors(support: ColorSupport, expected: String) {
        #expect(Self.sample.rendered(colors: support) == expected)
    }

    @Test(
        "writes each kind of colour as ECMA-48 and xterm do",
        arguments: [
            (TextStyle.color(.red), ColorSupport.trueColor, "31"), (.color(.brightRed), .ansi256, "91"),
            (TextStyle(background: .ansi(.blue)), .ansi16, "44"),
            (TextStyle(background: .ansi(.brightBlue)), .ansi16, "104"),
            (TextStyle(foreground: .palette(9)), .ansi256, "91"),
            (TextStyle(foreground: .palette(196)), .ansi256, "38;5;196"),
            (TextStyle(background: .palette(196)), .trueColor, "48;5;196"),
            (TextStyle(foreground: .palette(196)), .ansi16, "91"),
            (TextStyle(foreground: .rgb(238, 238, 238)), .ansi256, "38;5;255"),
            (TextStyle(foreground: .rgb(0, 0, 0)), .ansi16, "30"),
            (.dim, .ansi16, "2"), (TextStyle(isItalic: true), .ansi16, "3"), (TextStyle(isInverse: true), .ansi16, "7"),
        ]
    )
    func parameters(style: TextStyle, support: ColorSupport, expected: String) {
        #expect(StyledText("x", style: style).rendered(colors: support) == "\u{1B}[\(expected)mx\u{1B}[0m")
    }

    @Test("has links only when they are asked for and escapes are written at all")
    func links() {
        let link = StyledText("Rex", style: TextStyle(link: Hyperlink("https://a.example/é")))
        #expect(
            link.rendered(colors: .ansi16, hyperlinks: true)
                == "\u{1B}]8;;https://a.example/%C3%A9\u{1B}\\Rex\u{1B}]8;;\u{1B}\\"
        )
        #expect(link.rendered(colors: .ansi16, hyperlinks: false) == "Rex")
        #expect(link.rendered(colors: .none, hyperlinks: true) == "Rex")
    }

    @Test(
        "links nowhere that a browser, mail or telephone program does not open",
        arguments: [
            "javascript:alert(1)", "file:///etc/passwd", "no scheme", "", "https", "https:",
            "https://a.example/\u{1B}\\",
            "https://a.example/\u{7}", "https://a.example/\u{9C}",
            "https://a.example/" + String(repeating: "a", count: 2048),
        ]
    )
    func refusedLinks(address: String) {
        #expect(Hyperlink(address) == nil)
    }

    @Test(
        "links to web, mail and telephone",
        arguments: ["https://a.example", "HTTP://a", "mailto:a@b.example", "tel:+1"]
    )
    func acceptedLinks(address: String) {
        #expect(Hyperlink(address)?.address == address)
    }

    @Test("leaves plain text without any sequence")
    func plain() {
        #expect(StyledText("Rex").rendered(colors: .trueColor, hyperlinks: true) == "Rex")
    }

    @Test("writes no sequence but its own, whatever text is put in")
    func hostile() {
        var text = StyledText("\u{1B}[31mRex\u{1B}[0m\u{202E}", style: .bold)
        text.append("\u{1B}]0;title\u{7} \u{9B}2Jand\nMia")
        #expect(text.plainText == "Rex and\nMia")
        #expect(text.rendered(colors: .ansi16) == "\u{1B}[1mRex\u{1B}[0m and\nMia")
        #expect(text.singleLine.plainText == "Rex and Mia")
    }

    @Test("joins neighbours of one style and holds no empty piece")
    func spans() {
        let text = StyledText("a", style: .bold) + StyledText("", style: .dim) + StyledText("b", style: .bold) + "c"
        #expect(text.spans.map(\.text) == ["ab", "c"])
        #expect(text.displayWidth == 3)
        #expect(StyledText("").isEmpty)
    }
}
