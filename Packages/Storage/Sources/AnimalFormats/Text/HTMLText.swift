/// Turns the HTML that feeds put into their texts into plain text: tags, comments, scripts and styles go, character
/// references become characters, and a link keeps its address behind its text, as in `our form (https://example.org)`.
///
/// Recorded Petfinder bodies hold texts that were escaped two and three times (`doesn&amp;#39;t`,
/// `&amp;amp;lt;strong&amp;amp;gt;`), so what a layer uncovers is resolved as well.
enum HTMLText {
    /// No recorded text has more layers of escaping.
    private static let maximumLayers = 3

    /// The plain text of `markup`. Text without `<` and `&` is itself.
    ///
    /// Only `<` before a letter, `/` or `!`, with a `>` to close it, is a tag: `I <3 walks` stays.
    static func plainText(of markup: String) -> String {
        guard PlainText.mayHoldMarkup(markup) else { return markup }
        var text = markup
        for _ in 0..<maximumLayers {
            if PlainText.holds(UInt8(ascii: "<"), text) { text = withoutTags(text) }
            guard PlainText.holds(UInt8(ascii: "&"), text) else { return text }
            let resolved = resolvingReferences(text)
            if resolved == text { return text }
            text = resolved
        }
        return PlainText.holds(UInt8(ascii: "<"), text) ? withoutTags(text) : text
    }

    /// The plain text of `markup` on one line, without the gaps that elements leave.
    static func line(of markup: String) -> String {
        let text = plainText(of: markup)
        guard PlainText.holds(UInt8(ascii: "\n"), text) else { return text }
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    // MARK: - Tags

    /// Elements that end a line of text.
    private static let lineElements: Set<String> = [
        "br", "p", "div", "li", "ul", "ol", "tr", "table", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "blockquote",
    ]
    /// Elements that part words.
    private static let cellElements: Set<String> = ["td", "th", "option"]
    /// Elements whose content is no text.
    private static let hiddenElements: Set<String> = ["script", "style"]

    private static func withoutTags(_ markup: String) -> String {
        let bytes = Array(markup.utf8)
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        // The link that is open: where it leads, and where its text begins.
        var link: (address: [UInt8], textStart: Int)?
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<"), let tag = Tag(in: bytes, at: index) else {
                output.append(bytes[index])
                index += 1
                continue
            }
            let start = index
            index = tag.end
            if tag.name == "a" {
                if let address = link.flatMap({ Self.shown($0, after: output) }) { output += address }
                link = tag.isClosing ? nil : tag.address(in: bytes, from: start).map { ($0, output.count) }
            } else if lineElements.contains(tag.name) {
                appendLineBreak(to: &output)
            } else if cellElements.contains(tag.name) {
                output.append(UInt8(ascii: " "))
            } else if !tag.isClosing, hiddenElements.contains(tag.name) {
                index = endOfHiddenElement(tag.name, in: bytes, from: index)
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// The address of a link in brackets, for behind its text; `nil` when the text says it already.
    private static func shown(_ link: (address: [UInt8], textStart: Int), after output: [UInt8]) -> [UInt8]? {
        // A line break may have taken spaces away that the text began with.
        let text = String(decoding: output[min(link.textStart, output.count)...], as: UTF8.self)
        let address = String(decoding: link.address, as: UTF8.self)
        let bare = address.drop { $0 != ":" }.drop { $0 == ":" || $0 == "/" }
        let named = bare.last == "/" ? bare.dropLast() : bare
        guard !named.isEmpty, !text.utf8.isEmpty else { return text.utf8.isEmpty ? link.address : nil }
        return text.lowercased().contains(named.lowercased()) ? nil : Array(" (\(address))".utf8)
    }

    /// At most one empty line in a row, however the paragraphs were nested.
    private static func appendLineBreak(to output: inout [UInt8]) {
        while output.last == UInt8(ascii: " ") { output.removeLast() }
        let lineFeed = UInt8(ascii: "\n")
        guard output.count < 2 || output[output.count - 1] != lineFeed || output[output.count - 2] != lineFeed else {
            return
        }
        output.append(lineFeed)
    }

    private static func endOfHiddenElement(_ name: String, in bytes: [UInt8], from start: Int) -> Int {
        var index = start
        while let next = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            index = next + 1
            if let tag = Tag(in: bytes, at: next), tag.isClosing, tag.name == name { return tag.end }
        }
        return bytes.count
    }

    private struct Tag {
        /// In lower case; `!` for comments and declarations.
        let name: String
        let isClosing: Bool
        /// The offset behind its `>`.
        let end: Int

        init?(in bytes: [UInt8], at start: Int) {
            var index = start + 1
            isClosing = index < bytes.count && bytes[index] == UInt8(ascii: "/")
            if isClosing { index += 1 }
            let nameStart = index
            if index < bytes.count, bytes[index] == UInt8(ascii: "!") {
                name = "!"
                if let end = Self.endOfComment(in: bytes, from: index + 1) {
                    self.end = end
                    return
                }
            } else {
                while index < bytes.count, Self.isLetterOrDigit(bytes[index]) { index += 1 }
                guard index > nameStart, index - nameStart <= 16, Self.isLetter(bytes[nameStart]) else { return nil }
                name = String(decoding: bytes[nameStart..<index], as: UTF8.self).lowercased()
            }
            // A second `<` before the `>` says that the first began no tag, and keeps the search linear.
            while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
                guard bytes[index] != UInt8(ascii: "<") else { return nil }
                index += 1
            }
            guard index < bytes.count else { return nil }
            end = index + 1
        }

        /// The offset behind a comment, which may hold tags; `nil` when none begins there. One that does not end takes
        /// the rest of the text, as it does for browsers.
        private static func endOfComment(in bytes: [UInt8], from start: Int) -> Int? {
            guard bytes[start...].starts(with: "--".utf8) else { return nil }
            var index = start + 2
            while let next = bytes[index...].firstIndex(of: UInt8(ascii: ">")) {
                if bytes[..<next].suffix(2).elementsEqual("--".utf8) { return next + 1 }
                index = next + 1
            }
            return bytes.count
        }

        /// Where the tag that begins at `start` leads, if it is to a page, a mailbox or a telephone.
        func address(in bytes: [UInt8], from start: Int) -> [UInt8]? {
            var rest = bytes[start..<(end - 1)]
            while let letter = rest.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "h") }) {
                rest = rest[letter...]
                if String(decoding: rest.prefix(4), as: UTF8.self).lowercased() == "href" { break }
                rest = rest.dropFirst()
            }
            rest = rest.dropFirst(4).drop { $0 == UInt8(ascii: " ") }
            guard rest.first == UInt8(ascii: "=") else { return nil }
            rest = rest.dropFirst().drop { $0 == UInt8(ascii: " ") }
            let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
            if let quote = rest.first, quotes.contains(quote) {
                rest = rest.dropFirst().prefix { $0 != quote }
            } else {
                rest = rest.prefix { $0 != UInt8(ascii: " ") }
            }
            let beginning = String(decoding: rest.prefix(8), as: UTF8.self).lowercased()
            let isShown = ["http://", "https://", "mailto:", "tel:"].contains { beginning.hasPrefix($0) }
            return isShown ? Array(rest) : nil
        }

        private static func isLetter(_ byte: UInt8) -> Bool {
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        }

        private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
            isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
    }

    // MARK: - Character references

    private static let longestReference = 12

    private static func resolvingReferences(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "&"),
                let end = bytes[index...].prefix(longestReference).firstIndex(of: UInt8(ascii: ";")),
                let scalar = HTMLEntities.scalar(String(decoding: bytes[(index + 1)..<end], as: UTF8.self))
            {
                output.append(contentsOf: String(Character(scalar)).utf8)
                index = end + 1
            } else {
                output.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: output, as: UTF8.self)
    }
}
