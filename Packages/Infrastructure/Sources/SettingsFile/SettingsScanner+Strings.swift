extension SettingsScanner {
    /// Reads a string between single quotes, in which nothing is escaped.
    mutating func scanLiteralString() throws(SettingsFileError) -> String {
        let text = try scanQuoted(by: UInt8(ascii: "'")) { (scanner, text) throws(SettingsFileError) in
            text.append(scanner.bytes[scanner.position])
            scanner.advance()
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Reads a string between double quotes, with escapes.
    mutating func scanBasicString() throws(SettingsFileError) -> String {
        let text = try scanQuoted(by: UInt8(ascii: "\"")) { (scanner, text) throws(SettingsFileError) in
            if scanner.peek == UInt8(ascii: "\\") {
                text.append(contentsOf: String(try scanner.scanEscape()).utf8)
            } else {
                text.append(scanner.bytes[scanner.position])
                scanner.advance()
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func scanQuoted(
        by quote: UInt8,
        _ scanOne: (inout SettingsScanner, inout [UInt8]) throws(SettingsFileError) -> Void
    ) throws(SettingsFileError) -> [UInt8] {
        let opening = self
        advance()
        if peek == quote, peek(1) == quote {
            throw opening.problem(
                .unsupported("Strings over several lines are not read here: write one line, with \\n for a line end.")
            )
        }
        var text: [UInt8] = []
        while let byte = peek {
            if take(quote) { return text }
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
            if Self.isForbiddenControl(byte) {
                throw problem(.malformed("A string cannot hold a control character: write it as an escape."))
            }
            try scanOne(&self, &text)
        }
        throw opening.problem(.malformed("This string has no closing quote on its line."))
    }

    private mutating func scanEscape() throws(SettingsFileError) -> Unicode.Scalar {
        let place = self
        let kind = peek(1)
        advance(2)
        switch kind {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "u"): return try scanCodePoint(digits: 4, place)
        case UInt8(ascii: "U"): return try scanCodePoint(digits: 8, place)
        default:
            throw place.problem(
                .malformed("This is not an escape: write \\\\ for a backslash, or use single quotes around the text.")
            )
        }
    }

    private mutating func scanCodePoint(
        digits count: Int,
        _ place: SettingsScanner
    ) throws(SettingsFileError) -> Unicode.Scalar {
        let digits = bytes[position...].prefix(count)
        guard digits.count == count, digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
            let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
        else {
            throw place.problem(.malformed("\(count) hexadecimal digits of a Unicode character must follow here."))
        }
        advance(count)
        return scalar
    }
}
