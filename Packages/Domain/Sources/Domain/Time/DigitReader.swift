/// Reads numbers of a fixed number of digits, and the signs between them, from the front of a text.
struct DigitReader {
    private var rest: Substring.UTF8View

    init(_ text: String) {
        rest = Substring(text).utf8
    }

    var isAtEnd: Bool { rest.isEmpty }

    /// The next `digits` digits as a number; `nil` when they are not all digits.
    mutating func number(digits: Int) -> Int? {
        let taken = rest.prefix(digits)
        guard taken.count == digits else { return nil }
        var value = 0
        for byte in taken {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        rest = rest.dropFirst(digits)
        return value
    }

    /// All digits up to the next other sign, as a fraction of one.
    mutating func fraction() -> Double? {
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard !digits.isEmpty, let value = Double("0.\(Substring(digits))") else { return nil }
        rest = rest.dropFirst(digits.count)
        return value
    }

    /// Takes the next sign if it is one of `signs`; says whether it was.
    mutating func take(_ signs: String) -> Bool { takeSign(of: signs) != nil }

    /// Takes and answers the next sign if it is one of `signs`.
    mutating func takeSign(of signs: String) -> UInt8? {
        guard let first = rest.first, signs.utf8.contains(first) else { return nil }
        rest = rest.dropFirst()
        return first
    }
}
