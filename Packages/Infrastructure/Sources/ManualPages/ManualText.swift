/// Running text, some of which is to be typed or read letter by letter.
public struct ManualText: Sendable, Hashable, ExpressibleByStringLiteral {
    /// A run of one kind.
    public enum Span: Sendable, Hashable {
        /// Words.
        case plain(String)
        /// Something literal, such as a command; set off from the words.
        case literal(String)
    }

    /// The runs, in order.
    public var spans: [Span]

    /// Makes a text of runs.
    public init(_ spans: [Span]) {
        self.spans = spans
    }

    /// Makes a text in which what stands between two backquotes, as in "see `tool help`", is literal. A backquote
    /// without its other half is a backquote.
    public init(marked text: String) {
        spans = []
        var rest = text[...]
        while let opening = rest.firstIndex(of: "`"),
            let closing = rest[opening...].dropFirst().firstIndex(of: "`")
        {
            append(.plain(String(rest[..<opening])))
            append(.literal(String(rest[opening..<closing].dropFirst())))
            rest = rest[closing...].dropFirst()
        }
        append(.plain(String(rest)))
    }

    /// The same as ``init(marked:)``.
    public init(stringLiteral value: String) {
        self.init(marked: value)
    }

    private mutating func append(_ span: Span) {
        switch span {
        case .plain(""), .literal(""): break
        default: spans.append(span)
        }
    }
}
