extension JSONTextDecoder {
    /// Reads the number at the index.
    mutating func number(_ bytes: Span<UInt8>) throws(JSONSyntaxError) -> JSONDocument.Content {
        let start = index
        let isNegative = bytes[index] == ASCII.minus
        if isNegative { index &+= 1 }

        let integerStart = index
        // The digits as one integer, as long as they fit; `exponent` then says where the point belongs.
        var significand = Significand()
        try digits(bytes, into: &significand)
        if bytes[integerStart] == ASCII.zero, index &- integerStart > 1 {
            throw JSONSyntaxError(offset: integerStart, reason: .leadingZero)
        }
        var exponent = 0
        var isInteger = true
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
            isInteger = false
            index &+= 1
            let fractionStart = index
            try digits(bytes, into: &significand)
            exponent = fractionStart &- index
        }
        if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
            isInteger = false
            exponent += try self.exponent(bytes)
        }

        if isInteger, let magnitude = significand.value {
            if !isNegative, let value = Int64(exactly: magnitude) { return .integer(value) }
            if isNegative, let value = Int64(exactly: 0 - Int128(magnitude)) { return .integer(value) }
        }
        if let magnitude = significand.value, let value = Self.exactDouble(magnitude, exponent: exponent) {
            return .double(isNegative ? -value : value)
        }
        let literal = try text(of: bytes.extracting(start..<index))
        guard let value = Double(literal), value.isFinite else {
            throw JSONSyntaxError(offset: start, reason: .numberOutOfRange)
        }
        return .double(value)
    }

    /// The digits read so far as one integer; nil once they no longer fit.
    private struct Significand {
        var value: UInt64? = 0

        @inline(__always)
        mutating func append(_ digit: UInt8) {
            guard let current = value else { return }
            let (shifted, overflows) = current.multipliedReportingOverflow(by: 10)
            let (sum, carries) = shifted.addingReportingOverflow(UInt64(digit))
            value = overflows || carries ? nil : sum
        }
    }

    /// Reads one digit or more.
    private mutating func digits(
        _ bytes: Span<UInt8>,
        into significand: inout Significand
    ) throws(JSONSyntaxError) {
        let start = index
        while index < bytes.count, bytes[index].isASCIIDigit {
            significand.append(bytes[index] &- ASCII.zero)
            index &+= 1
        }
        guard index > start else {
            let atEnd = index == bytes.count
            throw JSONSyntaxError(offset: index, reason: atEnd ? .unexpectedEnd : .invalidNumber)
        }
    }

    /// Reads the exponent whose `e` is at the index; one beyond every double is cut to what is still beyond.
    private mutating func exponent(_ bytes: Span<UInt8>) throws(JSONSyntaxError) -> Int {
        index &+= 1
        var isNegative = false
        if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == ASCII.minus {
            isNegative = bytes[index] == ASCII.minus
            index &+= 1
        }
        var magnitude = Significand()
        try digits(bytes, into: &magnitude)
        let bounded = Int(min(magnitude.value ?? 1_000_000, 1_000_000))
        return isNegative ? -bounded : bounded
    }

    /// The double for `magnitude × 10^exponent` where one operation on exact operands gives it correctly rounded:
    /// both fit a double's 53 bits (Clinger, "How to Read Floating Point Numbers Accurately", 1990).
    private static func exactDouble(_ magnitude: UInt64, exponent: Int) -> Double? {
        guard magnitude <= 1 << 53, -22...22 ~= exponent else { return nil }
        return exponent < 0
            ? Double(magnitude) / powersOfTen[-exponent]
            : Double(magnitude) * powersOfTen[exponent]
    }

    private static let powersOfTen: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
        1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ]

    private func text(of literal: Span<UInt8>) throws(JSONSyntaxError) -> String {
        var text: [UInt8] = []
        text.append(0..<literal.count, of: literal)
        return String(decoding: text, as: UTF8.self)
    }
}
