/// Writes ``JSONValue`` as UTF-8 text, always the same text for the same value.
///
/// Members are sorted by the Unicode scalars of their names, and of duplicates only the last is written. Integers are
/// exact, doubles are the shortest text that reads back as the same double, and the doubles that JSON cannot express
/// (NaN and the infinities) become `null`.
///
/// Besides what RFC 8259 demands, DEL, the C1 controls (U+0080 to U+009F) and the line separators U+2028 and U+2029 are
/// escaped, so that JSON printed on a terminal can never carry a control character.
public struct JSONWriter: Sendable {
    /// How the text is laid out.
    public enum Style: Sendable {
        /// One line without spaces.
        case compact
        /// One line a member or element, indented by two spaces a level; no line feed at the end.
        case pretty
    }

    private let style: Style

    /// Makes a writer of the style.
    public init(style: Style = .compact) {
        self.style = style
    }

    /// Appends the value's text to the bytes.
    public func append(_ value: JSONValue, to buffer: inout [UInt8]) {
        append(value, to: &buffer, level: 0)
    }

    private func append(_ value: JSONValue, to buffer: inout [UInt8], level: Int) {
        switch value {
        case .null: buffer.append(contentsOf: "null".utf8)
        case .bool(let value): buffer.append(contentsOf: (value ? "true" : "false").utf8)
        case .integer(let value): buffer.append(contentsOf: value.description.utf8)
        case .double(let value): buffer.append(contentsOf: (value.isFinite ? value.description : "null").utf8)
        case .string(let value): Self.appendString(value, to: &buffer)
        case .array(let elements):
            buffer.append(ASCII.openBracket)
            for (index, element) in elements.enumerated() {
                if index > 0 { buffer.append(ASCII.comma) }
                appendLineBreak(to: &buffer, level: level + 1)
                append(element, to: &buffer, level: level + 1)
            }
            if !elements.isEmpty { appendLineBreak(to: &buffer, level: level) }
            buffer.append(ASCII.closeBracket)
        case .object(let object):
            append(object, to: &buffer, level: level)
        }
    }

    private func append(_ object: JSONObject, to buffer: inout [UInt8], level: Int) {
        buffer.append(ASCII.openBrace)
        for (index, member) in object.sortedMembers().enumerated() {
            if index > 0 { buffer.append(ASCII.comma) }
            appendLineBreak(to: &buffer, level: level + 1)
            Self.appendString(member.key, to: &buffer)
            buffer.append(ASCII.colon)
            if style == .pretty { buffer.append(ASCII.space) }
            append(member.value, to: &buffer, level: level + 1)
        }
        if !object.isEmpty { appendLineBreak(to: &buffer, level: level) }
        buffer.append(ASCII.closeBrace)
    }

    private func appendLineBreak(to buffer: inout [UInt8], level: Int) {
        guard style == .pretty else { return }
        buffer.append(ASCII.lineFeed)
        buffer.append(contentsOf: repeatElement(ASCII.space, count: 2 * level))
    }

    private static func appendString(_ string: String, to buffer: inout [UInt8]) {
        buffer.append(ASCII.quote)
        if string.utf8.contains(where: mayNeedEscape) {
            for scalar in string.unicodeScalars { append(scalar, to: &buffer) }
        } else {
            buffer.append(contentsOf: string.utf8)
        }
        buffer.append(ASCII.quote)
    }

    /// Whether an escape can be due at this byte; C2 and E2 lead the C1 controls and the line separators.
    private static func mayNeedEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == ASCII.quote || byte == ASCII.backslash || byte == 0x7F || byte == 0xC2 || byte == 0xE2
    }

    private static func append(_ scalar: Unicode.Scalar, to buffer: inout [UInt8]) {
        switch scalar {
        case "\"": buffer.append(contentsOf: #"\""#.utf8)
        case "\\": buffer.append(contentsOf: #"\\"#.utf8)
        case "\u{8}": buffer.append(contentsOf: #"\b"#.utf8)
        case "\u{C}": buffer.append(contentsOf: #"\f"#.utf8)
        case "\n": buffer.append(contentsOf: #"\n"#.utf8)
        case "\r": buffer.append(contentsOf: #"\r"#.utf8)
        case "\t": buffer.append(contentsOf: #"\t"#.utf8)
        case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
            let digits = String(scalar.value, radix: 16)
            buffer.append(contentsOf: #"\u"#.utf8)
            buffer.append(contentsOf: repeatElement(ASCII.zero, count: 4 - digits.utf8.count))
            buffer.append(contentsOf: digits.utf8)
        default:
            buffer.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
    }
}

extension JSONValue {
    /// The value as UTF-8 text; see ``JSONWriter`` for the form.
    public func serialized(_ style: JSONWriter.Style = .compact) -> [UInt8] {
        var buffer: [UInt8] = []
        JSONWriter(style: style).append(self, to: &buffer)
        return buffer
    }

    /// The value as text; see ``JSONWriter`` for the form.
    public func serializedString(_ style: JSONWriter.Style = .compact) -> String {
        String(decoding: serialized(style), as: UTF8.self)
    }
}
