/// Splits Swift source into tokens, leaving out comments and what stands inside literals.
///
/// It knows just enough of the language never to take the inside of a comment, string or regular expression for
/// code, nor code for one of these: nested comments, raw and multi-line strings, interpolation, both regular expression
/// literals. It accepts text that does not compile.
package struct SwiftLexer {
    private let bytes: [UInt8]
    private var offset = 0
    private var line = 1
    private var lineStart = 0
    private var tokens: [SwiftToken] = []
    private var lastTokenLine = 0

    /// Every token of `source`, in order.
    package static func tokens(of source: some Sequence<UInt8>) -> [SwiftToken] {
        var lexer = SwiftLexer(bytes: Array(source))
        lexer.run()
        return lexer.tokens
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func run() {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            offset = 3
            lineStart = 3
        }
        if peek() == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "!") {
            skipLine()
        }
        while offset < bytes.count {
            if !skipBlank() {
                lexToken()
            }
        }
    }
}

// MARK: - Reading bytes

extension SwiftLexer {
    private func peek(_ distance: Int = 0) -> UInt8? {
        let index = offset + distance
        return index < bytes.count ? bytes[index] : nil
    }

    private var position: SourcePosition {
        SourcePosition(line: line, column: offset - lineStart + 1)
    }

    private mutating func advance() {
        let byte = bytes[offset]
        offset += 1
        if byte.isLineFeed || (byte.isCarriageReturn && peek()?.isLineFeed != true) {
            line += 1
            lineStart = offset
        }
    }

    private mutating func advance(by count: Int) {
        for _ in 0..<count where offset < bytes.count {
            advance()
        }
    }

    private mutating func skipLine() {
        while let byte = peek(), !byte.isNewline {
            offset += 1
        }
    }

    private func text(from start: Int, to end: Int) -> String {
        String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
    }

    private func hashes(at start: Int) -> Int {
        var count = 0
        while start + count < bytes.count, bytes[start + count] == UInt8(ascii: "#") {
            count += 1
        }
        return count
    }

    private func hasBytes(_ expected: [UInt8], at start: Int) -> Bool {
        start + expected.count <= bytes.count && bytes[start..<(start + expected.count)].elementsEqual(expected)
    }
}

// MARK: - Tokens

extension SwiftLexer {
    private mutating func append(_ kind: SwiftToken.Kind, _ text: String, at position: SourcePosition) {
        let startsLine = position.line != lastTokenLine
        tokens.append(SwiftToken(kind: kind, text: text, position: position, startsLine: startsLine))
        // A literal may end further down than it starts; what follows its end stands on a line with it.
        lastTokenLine = line
    }

    private mutating func lexToken() {
        guard let byte = peek() else {
            return
        }
        let start = offset
        let position = position
        switch byte {
        case UInt8(ascii: "\""):
            let content = skipString(hashes: 0)
            append(.string, text(from: content.lowerBound, to: content.upperBound), at: position)
        case UInt8(ascii: "#"):
            lexHash(at: position)
        case UInt8(ascii: "`"):
            offset += 1
            while let next = peek(), next != UInt8(ascii: "`"), !next.isNewline {
                offset += 1
            }
            append(.escapedWord, text(from: start + 1, to: offset), at: position)
            if peek() == UInt8(ascii: "`") {
                offset += 1
            }
        case UInt8(ascii: "/"):
            if let end = endOfBareRegex() {
                offset = end
                append(.regex, text(from: start, to: end), at: position)
            } else {
                offset += 1
                append(.symbol, "/", at: position)
            }
        case _ where byte.isDigit:
            while let next = peek(), next.isWordPart {
                offset += 1
            }
            append(.number, text(from: start, to: offset), at: position)
        case _ where byte.isWordPart:
            while let next = peek(), next.isWordPart {
                offset += 1
            }
            append(.word, text(from: start, to: offset), at: position)
        default:
            offset += 1
            append(.symbol, text(from: start, to: offset), at: position)
        }
    }

    private mutating func lexHash(at position: SourcePosition) {
        let start = offset
        let count = hashes(at: offset)
        let opener = start + count < bytes.count ? bytes[start + count] : nil
        if opener == UInt8(ascii: "\"") {
            offset += count
            let content = skipString(hashes: count)
            append(.string, text(from: content.lowerBound, to: content.upperBound), at: position)
        } else if opener == UInt8(ascii: "/"), skipExtendedRegex(hashes: count) {
            append(.regex, text(from: start, to: offset), at: position)
        } else {
            offset += 1
            let word = start + 1
            while let next = peek(), next.isWordPart {
                offset += 1
            }
            let name = text(from: word, to: offset)
            if ["if", "elseif", "else", "endif"].contains(name) {
                append(.conditional, name, at: position)
            } else {
                offset = word
                append(.symbol, "#", at: position)
            }
        }
    }
}

// MARK: - What is left out

extension SwiftLexer {
    /// Moves past one blank or one comment; false when neither stands here.
    private mutating func skipBlank() -> Bool {
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
            if hasBytes(Array("/*".utf8), at: offset) {
                depth += 1
                offset += 2
            } else if hasBytes(Array("*/".utf8), at: offset) {
                depth -= 1
                offset += 2
            } else {
                advance(by: 1)
            }
        } while depth > 0 && offset < bytes.count
    }

    /// Moves past a string literal whose quote stands here and answers where its content stands.
    private mutating func skipString(hashes: Int) -> Range<Int> {
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
                    advance(by: 1)
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

    /// Moves past `#/…/#`, which may span lines when nothing but blanks follows its opening.
    private mutating func skipExtendedRegex(hashes: Int) -> Bool {
        let saved = self
        let end = [UInt8(ascii: "/")] + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
        offset += hashes + 1
        var lookahead = offset
        while lookahead < bytes.count, bytes[lookahead].isBlank {
            lookahead += 1
        }
        let isMultiline = lookahead < bytes.count && bytes[lookahead].isNewline
        while let byte = peek() {
            if hasBytes(end, at: offset) {
                offset += end.count
                return true
            }
            if byte.isNewline, !isMultiline {
                break
            }
            if byte == UInt8(ascii: "\\"), peek(1)?.isNewline == false {
                offset += 1
            }
            advance()
        }
        self = saved
        return false
    }

    /// Where the bare regular expression literal that starts here ends, if one does; the rule is the compiler's:
    /// it starts where an operand may, neither starts nor ends with a blank, closes on its line, and balances.
    private func endOfBareRegex() -> Int? {
        guard isOperandExpected, let first = peek(1), !first.isBlank, !first.isNewline else {
            return nil
        }
        var index = offset + 1
        var depth = 0
        while index < bytes.count, !bytes[index].isNewline {
            switch bytes[index] {
            case UInt8(ascii: "\\"):
                index += 1
            case UInt8(ascii: "("):
                depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth < 0 {
                    return nil
                }
            case UInt8(ascii: "/"):
                return bytes[index - 1].isBlank ? nil : index + 1
            default:
                break
            }
            index += 1
        }
        return nil
    }

    private var isOperandExpected: Bool {
        guard let last = tokens.last, offset > 0 else {
            return true
        }
        let previous = bytes[offset - 1]
        if previous.isBlank || previous.isNewline {
            return true
        }
        return last.kind == .symbol && !")]}?!".contains(last.text)
    }
}
