/// Text in pieces, each with a style: what a layout works on, until it is rendered for a terminal.
///
/// All text in it has passed `SafeText` in multi-line mode, so whatever is put in, rendering writes no escape sequence
/// but its own.
public struct StyledText: Sendable, Hashable, ExpressibleByStringLiteral {
    /// A piece of text in one style.
    public struct Span: Sendable, Hashable {
        /// The text, safe to write; never empty.
        public let text: String
        /// Its style.
        public let style: TextStyle
    }

    /// The pieces in order; neighbours differ in style.
    public private(set) var spans: [Span] = []

    /// No text.
    public init() {}

    /// A text in one style, made safe for a terminal.
    public init(_ text: String, style: TextStyle = .plain) {
        append(safe: text.sanitizedForTerminal(.multiLine), style: style)
    }

    /// A text without a style.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// A text that is known to be safe: our own characters, or a part of a span.
    init(safe text: String, style: TextStyle = .plain) {
        append(safe: text, style: style)
    }

    /// Whether there is no text.
    public var isEmpty: Bool { spans.isEmpty }

    /// The text without its styles.
    public var plainText: String {
        spans.count == 1 ? spans[0].text : spans.reduce(into: "") { $0 += $1.text }
    }

    /// The number of terminal columns the text takes up, as `TextWidth` measures it.
    public var displayWidth: Int {
        spans.reduce(0) { $0 + $1.text.displayWidth }
    }

    /// Adds text in a style at the end, made safe for a terminal.
    public mutating func append(_ text: String, style: TextStyle = .plain) {
        append(safe: text.sanitizedForTerminal(.multiLine), style: style)
    }

    /// Adds another text with its styles at the end.
    public mutating func append(_ other: StyledText) {
        for span in other.spans {
            append(safe: span.text, style: span.style)
        }
    }

    mutating func append(safe text: String, style: TextStyle = .plain) {
        guard !text.isEmpty else { return }
        if let last = spans.last, last.style == style {
            spans[spans.count - 1] = Span(text: last.text + text, style: style)
        } else {
            spans.append(Span(text: text, style: style))
        }
    }

    mutating func appendSpaces(_ count: Int, style: TextStyle = .plain) {
        if count > 0 {
            append(safe: String(repeating: " ", count: count), style: style)
        }
    }

    /// The first text followed by the second.
    public static func + (left: StyledText, right: StyledText) -> StyledText {
        var sum = left
        sum.append(right)
        return sum
    }

    /// Adds a text at the end of another.
    public static func += (left: inout StyledText, right: StyledText) {
        left.append(right)
    }

    /// This text with its line breaks and tabs turned into spaces.
    public var singleLine: StyledText {
        let breaks: (UInt8) -> Bool = { $0 == 0x0A || $0 == 0x09 }
        guard spans.contains(where: { $0.text.utf8.contains(where: breaks) }) else { return self }
        return spans.reduce(into: StyledText()) {
            $0.append(safe: $1.text.sanitizedForTerminal(.singleLine), style: $1.style)
        }
    }
}
