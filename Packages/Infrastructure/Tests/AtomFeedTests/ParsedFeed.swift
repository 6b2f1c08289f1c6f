import AtomFeed
import Foundation
import FoundationXML
import Testing

/// A feed's elements, read back by a parser of its own.
final class ParsedFeed: NSObject, XMLParserDelegate {
    struct Element {
        let name: String
        let attributes: [String: String]
        var text = ""
        var children: [Element] = []

        func all(_ name: String) -> [Element] { children.filter { $0.name == name } }

        /// The text of the only child of that name.
        func text(of name: String) throws -> String {
            let found = all(name)
            try #require(found.count == 1, "\(name): \(found.count)")
            return found[0].text
        }
    }

    private var open: [Element] = []
    private var root: Element?

    /// The feed's element; a document that is not well-formed fails the test.
    static func root(of feed: AtomFeed) throws -> Element {
        let parser = XMLParser(data: Data(feed.xml()))
        parser.shouldProcessNamespaces = true
        let delegate = ParsedFeed()
        parser.delegate = delegate
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        return try #require(delegate.root)
    }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        open.append(Element(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        open[open.count - 1].text += text
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        let ended = open.removeLast()
        if open.isEmpty { root = ended } else { open[open.count - 1].children.append(ended) }
    }
}
