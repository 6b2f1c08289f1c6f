import FoundationEssentials

extension AtomFeed {
    /// The feed as an XML document in UTF-8, always the same for the same feed.
    ///
    /// Characters that XML 1.0 does not allow are left out of texts; an empty title is written as `Untitled`.
    public func xml() -> [UInt8] {
        var writer = XMLWriter()
        writer.open("feed", [("xmlns", "http://www.w3.org/2005/Atom")])
        writer.element("id", text: id.text)
        writer.element("title", text: Self.title(title))
        if let subtitle { writer.element("subtitle", text: subtitle) }
        writer.element("updated", text: updated.rfc3339)
        writer.open("author")
        writer.element("name", text: Self.title(author))
        writer.close("author")
        if let generator { writer.element("generator", text: generator) }
        var written: Set<AtomURI> = []
        for entry in entries where written.insert(entry.id).inserted { entry.write(to: &writer) }
        writer.close("feed")
        return writer.bytes
    }

    static func title(_ text: String) -> String {
        text.unicodeScalars.contains { XMLWriter.isAllowed($0) && !$0.properties.isWhitespace } ? text : "Untitled"
    }
}

extension AtomEntry {
    fileprivate func write(to writer: inout XMLWriter) {
        writer.open("entry")
        writer.element("id", text: id.text)
        writer.element("title", text: AtomFeed.title(title))
        writer.element("updated", text: updated.rfc3339)
        if let published { writer.element("published", text: published.rfc3339) }
        if let link {
            writer.element("link", [("rel", "alternate"), ("href", link.text)])
            writer.element("summary", text: text)
        } else {
            // An entry that leads nowhere must hold its content itself (RFC 4287, 4.1.2).
            writer.element("content", [("type", "text")], text: text)
        }
        for category in categories where AtomFeed.title(category) == category {
            writer.element("category", [("term", category)])
        }
        writer.close("entry")
    }
}

extension Date {
    /// The moment by RFC 3339, in UTC to the second; years that it cannot write become the nearest it can.
    var rfc3339: String {
        let bounds = Date(timeIntervalSince1970: -62_135_596_800)...Date(timeIntervalSince1970: 253_402_300_799)
        let moment =
            timeIntervalSince1970.isNaN ? bounds.lowerBound : min(max(self, bounds.lowerBound), bounds.upperBound)
        let whole = Date(timeIntervalSince1970: moment.timeIntervalSince1970.rounded(.down))
        return whole.formatted(.iso8601)
    }
}
