import Foundation
import Testing

/// What RFC 4287 demands in words, and the W3C's feed validator checks without a network.
enum AtomFeedRules {
    static func check(_ feed: ParsedFeed.Element) throws {
        #expect(feed.name == "feed")
        let entries = feed.all("entry")
        for element in [feed] + entries {
            try checkURI(try element.text(of: "id"))
            try checkDate(try element.text(of: "updated"))
            for published in element.all("published") { try checkDate(published.text) }
            let title = try element.text(of: "title")
            #expect(title.contains { !$0.isWhitespace }, "a title says something")
            #expect(!element.all("author").isEmpty || !feed.all("author").isEmpty, "somebody is the author")
            for link in element.all("link") { try checkURI(try #require(link.attributes["href"])) }
            let alternates = element.all("link").filter { $0.attributes["rel"] ?? "alternate" == "alternate" }
            #expect(alternates.count <= 1, "one alternate link of a type and language")
            for category in element.all("category") { #expect(category.attributes["term"]?.isEmpty == false) }
        }
        for author in feed.all("author") { #expect(try !author.text(of: "name").isEmpty) }
        for entry in entries {
            let content = entry.all("content")
            #expect(content.count <= 1 && entry.all("summary").count <= 1)
            #expect(!content.isEmpty || !entry.all("link").isEmpty, "an entry holds its content or leads to it")
        }
        let ids = try ([feed] + entries).map { try $0.text(of: "id") }
        #expect(Set(ids).count == ids.count, "ids are unique")
    }

    private static func checkURI(_ text: String) throws {
        let uri = try Regex(#"[A-Za-z][A-Za-z0-9+.\-]*:([A-Za-z0-9\-._~:/?#\[\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2})+"#)
        #expect(text.wholeMatch(of: uri) != nil, "no absolute URI: \(text)")
        guard text.hasPrefix("tag:") else { return }
        let tag = try Regex(#"tag:[a-z0-9.\-]+,\d{4}(-\d{2}(-\d{2})?)?:[A-Za-z0-9;/?:@&=+$.\-_!~*'()%,]*"#)
        #expect(text.wholeMatch(of: tag) != nil, "no tag URI: \(text)")
    }

    private static func checkDate(_ text: String) throws {
        let date = try Regex(#"\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+\-]\d{2}:\d{2})"#)
        #expect(text.wholeMatch(of: date) != nil, "no date of RFC 3339: \(text)")
        #expect(try Date(text, strategy: .iso8601).timeIntervalSince1970.isFinite)
    }
}
