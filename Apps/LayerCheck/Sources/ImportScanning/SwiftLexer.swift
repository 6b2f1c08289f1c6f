/// Splits Swift source into tokens, leaving out comments and what stands inside literals.
///
/// It knows just enough of the language never to take the inside of a comment, string or regular expression for
/// code, nor code for one of these: nested comments, raw and multi-line strings, interpolation, both regular expression
/// literals. It accepts text that does not compile.
package struct SwiftLexer {
    let bytes: [UInt8]
    var offset = 0
    private var line = 1
    private var lineStart = 0
    private(set) var tokens: [SwiftToken] = []
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
    func peek(_ distance: Int = 0) -> UInt8? {
        let index = offset + distance
        return index < bytes.count ? bytes[index] : nil
    }

    private var position: SourcePosition {
        SourcePosition(line: line, column: offset - lineStart + 1)
    }

    mutating func advance() {
        let byte = bytes[offset]
        offset += 1
        if byte.isLineFeed || (byte.isCarriageReturn && peek()?.isLineFeed != true) {
            line += 1
            lineStart = offset
        }
    }

    mutating func skipLine() {
        while let byte = peek(), !byte.isNewline {
            offset += 1
        }
    }

    private func text(from start: Int, to end: Int) -> String {
        String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
    }

    func hashes(at start: Int) -> Int {
        var count = 0
        while start + count < bytes.count, bytes[start + count] == UInt8(ascii: "#") {
            count += 1
        }
        return count
    }

    func hasBytes(_ expected: [UInt8], at start: Int) -> Bool {
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
