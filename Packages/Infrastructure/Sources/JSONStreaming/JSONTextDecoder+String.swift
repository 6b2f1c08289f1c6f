extension JSONTextDecoder {
    /// Reads the string whose opening quote is at the index.
    mutating func string(_ bytes: Span<UInt8>) throws(JSONSyntaxError) -> JSONDocument.Extent {
        let start = index &+ 1
        let (end, isASCII) = bytes.plainText(from: start)
        guard end < bytes.count else { throw JSONSyntaxError(offset: bytes.count, reason: .unexpectedEnd) }
        guard bytes[end] == ASCII.quote else { return try stringWithEscapes(bytes, start: start, plainEnd: end) }
        if !isASCII {
            self.isASCII = false
            try checkUTF8(bytes, start..<end)
        }
        index = end &+ 1
        return JSONDocument.Extent(start: start &- copiedCount &+ text.count, count: end &- start)
    }

    /// The literal is checked, not what is made of it: so the offset of a bad byte is the input's.
    private func checkUTF8(_ bytes: Span<UInt8>, _ literal: Range<Int>) throws(JSONSyntaxError) {
        do {
            _ = try UTF8Span(validating: bytes.extracting(literal))
        } catch {
            throw JSONSyntaxError(offset: literal.lowerBound + error.byteOffsets.lowerBound, reason: .invalidUTF8)
        }
    }

    /// Copies the input up to the string, and then what the string means.
    private mutating func stringWithEscapes(
        _ bytes: Span<UInt8>,
        start: Int,
        plainEnd: Int
    ) throws(JSONSyntaxError) -> JSONDocument.Extent {
        // What an escape stands for may be anything.
        isASCII = false
        text.append(copiedCount..<start, of: bytes)
        let textStart = text.count
        text.append(start..<plainEnd, of: bytes)
        index = plainEnd
        while true {
            guard index < bytes.count else { throw JSONSyntaxError(offset: bytes.count, reason: .unexpectedEnd) }
            switch bytes[index] {
            case ASCII.quote:
                try checkUTF8(bytes, start..<index)
                copiedCount = index
                index &+= 1
                return JSONDocument.Extent(start: textStart, count: text.count - textStart)
            case ASCII.backslash:
                try escape(bytes)
            case 0..<0x20:
                throw JSONSyntaxError(offset: index, reason: .controlCharacterInString)
            default:
                let end = bytes.plainText(from: index).end
                text.append(index..<end, of: bytes)
                index = end
            }
        }
    }

    /// Reads the escape whose backslash is at the index.
    private mutating func escape(_ bytes: Span<UInt8>) throws(JSONSyntaxError) {
        guard index &+ 1 < bytes.count else { throw JSONSyntaxError(offset: bytes.count, reason: .unexpectedEnd) }
        let replacement: UInt8
        switch bytes[index &+ 1] {
        case ASCII.quote, ASCII.backslash, UInt8(ascii: "/"): replacement = bytes[index &+ 1]
        case UInt8(ascii: "b"): replacement = 0x08
        case UInt8(ascii: "f"): replacement = 0x0C
        case UInt8(ascii: "n"): replacement = ASCII.lineFeed
        case UInt8(ascii: "r"): replacement = ASCII.carriageReturn
        case UInt8(ascii: "t"): replacement = ASCII.tab
        case UInt8(ascii: "u"): return try unicodeEscape(bytes)
        default: throw JSONSyntaxError(offset: index, reason: .invalidEscape)
        }
        text.append(replacement)
        index &+= 2
    }

    private mutating func unicodeEscape(_ bytes: Span<UInt8>) throws(JSONSyntaxError) {
        let unit = try hexadecimalUnit(bytes, at: index)
        index &+= 6
        var scalar = Unicode.Scalar(unit)
        if UTF16.isLeadSurrogate(UInt16(truncatingIfNeeded: unit)),
            index &+ 1 < bytes.count, bytes[index] == ASCII.backslash, bytes[index &+ 1] == UInt8(ascii: "u")
        {
            let next = try hexadecimalUnit(bytes, at: index)
            if UTF16.isTrailSurrogate(UInt16(truncatingIfNeeded: next)) {
                scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (next - 0xDC00))
                index &+= 6
            }
        }
        text.append(contentsOf: String(Character(scalar ?? "\u{FFFD}")).utf8)
    }

    /// The four digits of the `\uXXXX` that starts at the offset.
    private func hexadecimalUnit(_ bytes: Span<UInt8>, at offset: Int) throws(JSONSyntaxError) -> UInt32 {
        var unit: UInt32 = 0
        for position in offset &+ 2..<offset &+ 6 {
            guard position < bytes.count else {
                throw JSONSyntaxError(offset: bytes.count, reason: .unexpectedEnd)
            }
            let digit: UInt8
            switch bytes[position] {
            case ASCII.zero...ASCII.nine: digit = bytes[position] - ASCII.zero
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = bytes[position] - UInt8(ascii: "a") + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = bytes[position] - UInt8(ascii: "A") + 10
            default: throw JSONSyntaxError(offset: offset, reason: .invalidEscape)
            }
            unit = unit << 4 | UInt32(digit)
        }
        return unit
    }
}
