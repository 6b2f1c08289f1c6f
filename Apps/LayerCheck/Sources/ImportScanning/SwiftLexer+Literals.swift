extension SwiftLexer {
    /// Moves past one blank or one comment; false when neither stands here.
    mutating func skipBlank() -> Bool {
        guard let byte = peek() else {
            return false
        }
        if byte.isBlank || byte.isNewline {
            advance()
            return true
        }
        guard byte == UInt8(ascii: "/") else {
            return false
        }
        if peek(1) == UInt8(ascii: "/") {
            skipLine()
            return true
        }
        if peek(1) == UInt8(ascii: "*") {
            skipBlockComment()
            return true
        }
        return false
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                depth += 1
                offset += 2
            } else if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                depth -= 1
                offset += 2
            } else {
                advance()
            }
        } while depth > 0 && offset < bytes.count
    }

    /// Moves past a string literal whose quote stands here and answers where its content stands.
    mutating func skipString(hashes: Int) -> Range<Int> {
        let isMultiline = hasBytes([UInt8](repeating: UInt8(ascii: "\""), count: 3), at: offset)
        let quotes = isMultiline ? 3 : 1
        let marks = [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
        let end = [UInt8](repeating: UInt8(ascii: "\""), count: quotes) + marks
        let escape = [UInt8(ascii: "\\")] + marks
        offset += quotes
        let start = offset
        while let byte = peek() {
            if byte == UInt8(ascii: "\""), hasBytes(end, at: offset) {
                let content = start..<offset
                offset += end.count
                return content
            }
            if byte == UInt8(ascii: "\\"), hasBytes(escape, at: offset) {
                offset += escape.count
                if peek() == UInt8(ascii: "(") {
                    skipInterpolation()
                } else if peek()?.isNewline == false {
                    offset += 1
                }
            } else if byte.isNewline, !isMultiline {
                // An unterminated literal ends with its line, so that the lines after it are still read.
                return start..<offset
            } else {
                advance()
            }
        }
        return start..<offset
    }

    /// Moves past an interpolation whose opening parenthesis stands here, with all that is nested in it.
    private mutating func skipInterpolation() {
        var depth = 0
        while let byte = peek() {
            switch byte {
            case UInt8(ascii: "("):
                depth += 1
                offset += 1
            case UInt8(ascii: ")"):
                depth -= 1
                offset += 1
                if depth == 0 {
                    return
                }
            case UInt8(ascii: "\""):
                _ = skipString(hashes: 0)
            case UInt8(ascii: "#"):
                let count = hashes(at: offset)
                offset += count
                if peek() == UInt8(ascii: "\"") {
                    _ = skipString(hashes: count)
                }
            default:
                if !skipBlank() {
                    advance()
                }
            }
        }
    }
}
