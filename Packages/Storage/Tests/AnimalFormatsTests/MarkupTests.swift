import Testing

@testable import AnimalFormats

@Suite("Markup in a feed's text")
struct MarkupTests {
    @Test(
        "becomes plain text",
        arguments: [
            ("a &amp; b &#39;c&#39; &eacute;&nbsp;x", "a & b 'c' é x"),
            ("one<br>two<p>three</p>", "one\ntwo\nthree\n"),
            ("<script>alert('<b>x</b>')</script>Hi<style>p { color: red }</style>!", "Hi!"),
            ("a<!-- <b>hidden</b> -- > -->b", "ab"), ("a<!-- never ended <b>b</b>", "a"),
            ("I <3 walks & 2 < 3", "I <3 walks & 2 < 3"), ("&lt;b&gt;bold&lt;/b&gt;", "bold"),
        ]
    )
    func plainText(markup: String, text: String) {
        #expect(HTMLText.plainText(of: markup) == text)
    }

    @Test(
        "keeps where its links lead",
        arguments: [
            (
                "Fill in <a href=\"https://x.org/form?a=1&amp;b=2\">our form</a>.",
                "Fill in our form (https://x.org/form?a=1&b=2)."
            ),
            ("<A class=b HREF='mailto:hi@x.org'>Write</A>", "Write (mailto:hi@x.org)"),
            ("<a href=https://x.org>here</a>", "here (https://x.org)"),
            ("<a href=\"https://www.x.org/\">www.x.org</a>", "www.x.org"),
            ("<a href=\"tel:555\">Call 555</a>", "Call 555"),
            ("<a href=\"https://x.org/a\"><img src=b></a>", "https://x.org/a"),
            ("<a href=\"javascript:alert(1)\">click</a>", "click"), ("<a href=\"#top\">up</a>", "up"),
            ("<a name=h>anchor</a>", "anchor"), ("<a href=\"https://x.org\">never closed", "never closed"),
        ]
    )
    func links(markup: String, text: String) {
        #expect(HTMLText.plainText(of: markup) == text)
    }

    @Test(
        "of ASCII is taken as the same text between letters beyond it",
        arguments: 1...20 as ClosedRange<UInt64>
    )
    func asciiAlone(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let pieces = [
            "Max", "likes", "x", " ", " ", "  ", "\t", "\n", "\r\n", "\u{7}", "\u{7F}", "\u{1B}[31m", "<b>", "</b>",
            "<br>",
            "<td>", "<", ">", "&", "&amp;", "&lt;", "&amp;lt;i&amp;gt;", "?a=1&b=2", "<3", "~", "!",
        ]
        for _ in 0..<500 {
            let plain = Bool.random(using: &random)
            let text = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                (plain ? pieces.prefix(6) : pieces[...]).randomElement(using: &random) ?? ""
            }.joined()
            let dialect = WireDialect.petfinder
            #expect(dialect.words(text) == inner(dialect.words("é\(text)é")), "\(text.debugDescription)")
            #expect(dialect.code(text) == inner(dialect.code("é\(text)é")), "\(text.debugDescription)")
            #expect(dialect.paragraphs(text) == inner(dialect.paragraphs("é\(text)é")), "\(text.debugDescription)")
        }
    }

    /// What stands between the first and the last letter, without space at its ends; `nil` when nothing is left.
    private func inner(_ text: String?) -> String? {
        var rest = (text ?? "").unicodeScalars.dropFirst().dropLast()
        while let first = rest.first, first.properties.isWhitespace { rest.removeFirst() }
        while let last = rest.last, last.properties.isWhitespace { rest.removeLast() }
        return rest.isEmpty ? nil : String(rest)
    }

    @Test("leaves nothing that could command a terminal, or turn its text round")
    func controls() {
        let text = HTMLText.plainText(of: "a&#27;[31mb&#x202E;c&#x2066;d&#7;e\u{9B}f")
        #expect(CleanText.line(text)?.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value < 0x7F } == true)
    }

    @Test("is told by one look at the bytes, wherever among them the sign stands", arguments: [1, 7, 16, 33, 70])
    func plainText(length: Int) {
        let plain = [UInt8](repeating: UInt8(ascii: "~"), count: length)
        #expect(PlainText.isLine(String(decoding: plain, as: UTF8.self)))
        for place in plain.indices {
            var bytes = plain
            for (sign, isLine) in [(0x1F, false), (0x20, place > 0 && place < length - 1), (0x21, true), (0x7F, false)]
            {
                bytes[place] = UInt8(sign)
                #expect(PlainText.isLine(String(decoding: bytes, as: UTF8.self)) == isLine)
            }
            bytes[place] = UInt8(ascii: "&")
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(PlainText.mayHoldMarkup(text))
            #expect(PlainText.holds(UInt8(ascii: "&"), text))
            #expect(!PlainText.holds(UInt8(ascii: "<"), text))
        }
        #expect(!PlainText.isLine("Zoë"))
        #expect(!PlainText.isLine(""))
    }
}
