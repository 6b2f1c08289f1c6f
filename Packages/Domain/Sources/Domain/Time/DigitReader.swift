/// Reads numbers of a fixed number of digits, and the signs between them, from the front of a text.
struct DigitReader {
    private let bytes: String.UTF8View
    private var index: String.Index

    init(_ text: String) {
        bytes = text.utf8
        index = bytes.startIndex
    }

    var isAtEnd: Bool { index == bytes.endIndex }

    /// The next `digits` digits as a number; `nil` when they are not all digits.
    mutating func number(digits: Int) -> Int? {
        var value = 0
        var end = index
        for _ in 0..<digits {
            guard end < bytes.endIndex, Self.isDigit(bytes[end]) else { return nil }
            value = value * 10 + Int(bytes[end] - UInt8(ascii: "0"))
            end = bytes.index(after: end)
        }
        index = end
        return value
    }

    /// All digits up to the next other sign, as a fraction of one.
    mutating func fraction() -> Double? {
        let digits = bytes[index...].prefix(while: Self.isDigit)
        guard !digits.isEmpty, let value = Double("0.\(Substring(digits))") else { return nil }
        index = digits.endIndex
        return value
    }

    /// Takes the next sign if it is one of `signs`; says whether it was.
    mutating func take(_ signs: String) -> Bool { takeSign(of: signs) != nil }

    /// Takes and answers the next sign if it is one of `signs`.
    mutating func takeSign(of signs: String) -> UInt8? {
        guard !isAtEnd, signs.utf8.contains(bytes[index]) else { return nil }
        defer { index = bytes.index(after: index) }
        return bytes[index]
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
