extension SwiftLexer {
    /// Moves past `#/…/#`, which may span lines when nothing but blanks follows its opening.
    mutating func skipExtendedRegex(hashes: Int) -> Bool {
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
    func endOfBareRegex() -> Int? {
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
