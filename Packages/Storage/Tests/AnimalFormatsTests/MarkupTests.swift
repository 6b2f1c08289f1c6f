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

    @Test("leaves nothing that could command a terminal, or turn its text round")
    func controls() {
        let text = HTMLText.plainText(of: "a&#27;[31mb&#x202E;c&#x2066;d&#7;e\u{9B}f")
        #expect(CleanText.line(text)?.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value < 0x7F } == true)
    }
}
