import AtomFeed
import Testing

@Suite("URIs of a feed")
struct AtomURITests {
    @Test(
        "what is absolute is taken, and what may not stand in it is escaped",
        arguments: [
            ("https://example.org/a?b=c#d", "https://example.org/a?b=c#d"),
            ("https://example.org/a b\"<é>", "https://example.org/a%20b%22%3C%C3%A9%3E"),
            ("mailto:a@b.org", "mailto:a@b.org"),
            ("https://example.org/100%25", "https://example.org/100%25"),
            ("https://example.org/100%", "https://example.org/100%25"),
            ("https://example.org/%zz", "https://example.org/%25zz"),
        ]
    )
    func absolute(text: String, expected: String) {
        #expect(AtomURI(text)?.text == expected)
    }

    @Test(
        "what is not is refused",
        arguments: ["", "example.org", "/a", "//example.org", ":", "http:", "1a:b", "é:b", "https://example.org/\n"]
    )
    func refused(text: String) {
        #expect(AtomURI(text) == nil)
    }

    @Test("parts of a tag do not run together")
    func tags() {
        func tag(_ parts: String...) -> AtomURI { AtomURI(tag: "Example.org", year: 2026, parts: parts) }
        #expect(tag("a", "b").text == "tag:example.org,2026:a/b")
        #expect(tag("a/b") != tag("a", "b"))
        #expect(tag("é") != tag("e\u{301}"))
        #expect(tag("a b").text == "tag:example.org,2026:a%20b")
    }
}
