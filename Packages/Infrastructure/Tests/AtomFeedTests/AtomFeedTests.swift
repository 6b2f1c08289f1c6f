import AtomFeed
import Foundation
import Testing

@Suite("Atom feeds")
struct AtomFeedTests {
    private static let moment = Date(timeIntervalSince1970: 1_782_907_200.9)

    private static func id(_ parts: String...) -> AtomURI {
        AtomURI(tag: "petsave.example", year: 2026, parts: parts)
    }

    private static func entry(_ number: Int, title: String = "Rex", text: String = "a dog") -> AtomEntry {
        AtomEntry(id: id("entry", String(number)), title: title, updated: moment, text: text)
    }

    private static func feed(_ entries: [AtomEntry]) -> AtomFeed {
        AtomFeed(id: id("feed"), title: "Alerts", updated: moment, author: "Somebody", entries: entries)
    }

    /// Feeds with all there is, with nothing, and with much that does not belong into a feed.
    static let feeds: [String: AtomFeed] = {
        var full = feed([
            AtomEntry(
                id: id("entry", "1"),
                title: "Rex & <Luna>",
                updated: moment,
                published: moment.addingTimeInterval(-5),
                text: "two dogs\nin \"Paris\"",
                link: AtomURI("https://example.org/?a=1&b='2'"),
                categories: ["Dog", "Young", " ", "a\"b"]
            ),
            entry(2), entry(2),
        ])
        full.subtitle = "What is new"
        full.generator = "a test"
        var blank = feed([entry(1, title: "\u{0}\u{FFFF} ", text: "")])
        blank.title = ""
        blank.author = "\t"
        var random = SeededGenerator(seed: 4287)
        let hostile = feed(
            (0..<300).map { number in
                let words = (0..<4).map { _ in HostileText.make(using: &random) }
                return AtomEntry(
                    id: id(words[0], String(number)),
                    title: words[1],
                    updated: Date(timeIntervalSince1970: .random(in: -1e13...1e13, using: &random)),
                    text: words[2],
                    link: AtomURI("https://example.org/" + words[3]),
                    categories: words
                )
            }
        )
        return ["empty": feed([]), "full": full, "blank": blank, "hostile": hostile]
    }()

    @Test(
        "keep to the format's grammar",
        .enabled(if: AtomSchema.isHere, AtomSchema.hint),
        arguments: feeds.keys.sorted()
    )
    func grammar(name: String) throws {
        let feed = try #require(Self.feeds[name])
        #expect(try AtomSchema.complaint(about: feed.xml()) == nil)
    }

    @Test("the grammar is held against: a feed without an id is none", .enabled(if: AtomSchema.isHere, AtomSchema.hint))
    func grammarRefuses() throws {
        let document = String(decoding: Self.feed([]).xml(), as: UTF8.self)
        let broken = document.split(separator: "\n").filter { !$0.contains("<id>") }.joined(separator: "\n")
        #expect(try AtomSchema.complaint(about: Array(broken.utf8))?.contains("id") == true)
    }

    @Test("keep to the format's rules in words", arguments: feeds.keys.sorted())
    func rules(name: String) throws {
        try AtomFeedRules.check(try ParsedFeed.root(of: try #require(Self.feeds[name])))
    }

    @Test("texts come back as they were, without what XML does not allow")
    func texts() throws {
        let feed = try #require(Self.feeds["hostile"])
        let entries = try ParsedFeed.root(of: feed).all("entry")
        try #require(entries.count == feed.entries.count)
        for (entry, read) in zip(feed.entries, entries) {
            let allowed = entry.text.unicodeScalars.filter { scalar in
                switch scalar.value {
                case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...: true
                default: false
                }
            }
            let text = (read.all("summary") + read.all("content")).map(\.text).joined()
            #expect(Array(text.unicodeScalars) == Array(allowed))
        }
    }

    @Test("the same feed is the same bytes, and an id stays whatever else changes")
    func stability() throws {
        var feed = try #require(Self.feeds["full"])
        #expect(feed.xml() == feed.xml())
        let before = try ParsedFeed.root(of: feed).all("entry").map { try $0.text(of: "id") }
        feed.entries[0].title = "Another"
        #expect(try ParsedFeed.root(of: feed).all("entry").map { try $0.text(of: "id") } == before)
    }

    @Test("of entries with one id the first is written")
    func repeatedIDs() throws {
        let feed = Self.feed([Self.entry(1, title: "first"), Self.entry(1, title: "second")])
        let entries = try ParsedFeed.root(of: feed).all("entry")
        #expect(try entries.map { try $0.text(of: "title") } == ["first"])
    }

    @Test("a moment is written in UTC, to the second")
    func moments() throws {
        #expect(try ParsedFeed.root(of: Self.feed([])).text(of: "updated") == "2026-07-01T12:00:00Z")
    }
}
