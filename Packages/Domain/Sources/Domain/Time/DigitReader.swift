/// Reads numbers of a fixed number of digits, and the signs between them, from the front of a text.
struct DigitReader {
    private let text: String
    /// How many bytes of the text have been read.
    private var index = 0

    init(_ text: String) {
        self.text = text
    }

    var isAtEnd: Bool { index == text.utf8.count }

    /// The next `digits` digits as a number; `nil` when they are not all digits.
    mutating func number(digits: Int) -> Int? {
        let bytes = text.utf8.span
        guard bytes.count - index >= digits else { return nil }
        var value = 0
        for position in index..<(index + digits) {
            guard Self.isDigit(bytes[position]) else { return nil }
            value = value * 10 + Int(bytes[position] - UInt8(ascii: "0"))
        }
        index += digits
        return value
    }

    /// All digits up to the next other sign, as a fraction of one.
    mutating func fraction() -> Double? {
        let digits = text.utf8.dropFirst(index).prefix(while: Self.isDigit)
        guard !digits.isEmpty, let value = Double("0.\(Substring(digits))") else { return nil }
        index += digits.count
        return value
    }

    /// Takes the next sign if it is one of `signs`; says whether it was.
    mutating func take(_ signs: String) -> Bool { takeSign(of: signs) != nil }

    /// Takes and answers the next sign if it is one of `signs`.
    mutating func takeSign(of signs: String) -> UInt8? {
        let bytes = text.utf8.span
        guard index < bytes.count else { return nil }
        let next = bytes[index]
        let signs = signs.utf8.span
        for sign in signs.indices where signs[sign] == next {
            index += 1
            return next
        }
        return nil
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
