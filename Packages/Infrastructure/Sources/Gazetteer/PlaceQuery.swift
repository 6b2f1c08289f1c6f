/// A text that names a place, taken apart: its parts between commas, a postal code and a position.
struct PlaceQuery {
    struct Position: Equatable {
        let latitude: Double
        let longitude: Double

        var isOnEarth: Bool { abs(latitude) <= 90 && abs(longitude) <= 180 }
    }

    /// What lies between commas, without the postal code; none is empty.
    private(set) var parts: [Substring] = []
    /// A US ZIP code of five digits, found at the start or the end of a part.
    private(set) var postalCode: Int?
    /// The position in parentheses at the end, which tells places of one address apart.
    private(set) var position: Position?

    init(_ text: String) {
        var rest = Self.trim(text[...])
        if rest.last == ")", let parenthesis = rest.lastIndex(of: "("),
            let position = Self.position(rest[rest.index(after: parenthesis)...].dropLast())
        {
            self.position = position
            rest = rest[..<parenthesis]
        }
        for part in rest.split(whereSeparator: Self.isComma) {
            let remaining = postalCode == nil ? takePostalCode(from: Self.trim(part)) : Self.trim(part)
            if !remaining.isEmpty { parts.append(remaining) }
        }
    }

    /// The part without a postal code at its start or end, which is remembered.
    private mutating func takePostalCode(from part: Substring) -> Substring {
        if let code = Self.postalCode(part) {
            postalCode = code
            return ""
        }
        let words = part.split(whereSeparator: \.isWhitespace)
        guard words.count > 1, let first = words.first, let last = words.last else { return part }
        if let code = Self.postalCode(last) {
            postalCode = code
            return Self.trim(part[..<last.startIndex])
        }
        if let code = Self.postalCode(first) {
            postalCode = code
            return Self.trim(part[first.endIndex...])
        }
        return part
    }

    // MARK: Text

    static func trim(_ text: Substring) -> Substring {
        // A sign of ASCII that can be seen is no space, whatever is joined to it.
        if let first = text.utf8.first, let last = text.utf8.last, isSeen(first), isSeen(last) { return text }
        var text = text
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text
    }

    private static func isSeen(_ byte: UInt8) -> Bool { 0x21..<0x7F ~= byte }

    /// Commas of Latin, Chinese, Japanese and Arabic script.
    static func isComma(_ character: Character) -> Bool {
        [",", "，", "、", "،"].contains(character)
    }

    /// The five digits of "19104" or "19104-1234".
    static func postalCode(_ text: some StringProtocol) -> Int? {
        var number = 0
        var count = 0
        for byte in text.utf8 {
            switch (count, byte) {
            case (0..<5, 0x30...0x39): number = number * 10 + Int(byte - 0x30)
            case (5, UInt8(ascii: "-")), (6..<10, 0x30...0x39): break
            default: return nil
            }
            count += 1
        }
        return count == 5 || count == 10 ? number : nil
    }

    // MARK: Positions

    /// Reads "39.95, -75.16", "39.95 -75.16" and "39.95° N 75.16° W"; the numbers may be out of range.
    static func position(_ text: Substring) -> Position? {
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            switch scalar {
            case "°": continue
            case ",", "\t": bytes.append(0x20)
            case "−": bytes.append(0x2D)
            default:
                guard scalar.isASCII else { return nil }
                bytes.append(UInt8(truncatingIfNeeded: scalar.value))
            }
        }
        var reader = NumberReader(bytes: bytes)
        guard let latitude = reader.degrees(positive: UInt8(ascii: "N"), negative: UInt8(ascii: "S")),
            let longitude = reader.degrees(positive: UInt8(ascii: "E"), negative: UInt8(ascii: "W")),
            reader.isAtEnd
        else { return nil }
        return Position(latitude: latitude, longitude: longitude)
    }

    /// A number with at most this many decimals, without trailing zeros or an exponent, in every locale.
    static func format(_ value: Double, decimals: Int) -> String {
        let scale = (0..<decimals).reduce(1) { power, _ in power * 10 }
        let scaled = Int((abs(value) * Double(scale)).rounded())
        var digits = String(scaled % scale + scale).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        let sign = value < 0 && scaled > 0 ? "-" : ""
        return "\(sign)\(scaled / scale)" + (digits.isEmpty ? "" : ".\(digits)")
    }
}

/// Reads decimal degrees from ASCII.
private struct NumberReader {
    let bytes: [UInt8]
    private var position = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isAtEnd: Bool {
        mutating get {
            skipSpaces()
            return position == bytes.count
        }
    }

    mutating func degrees(positive: UInt8, negative: UInt8) -> Double? {
        skipSpaces()
        let start = position
        let isSigned = take { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
        var digits = 0
        while take({ (0x30...0x39).contains($0) }) { digits += 1 }
        if take({ $0 == UInt8(ascii: ".") }) {
            while take({ (0x30...0x39).contains($0) }) { digits += 1 }
        }
        guard digits > 0, let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)) else {
            return nil
        }
        let end = position
        skipSpaces()
        let upperCase = position < bytes.count ? bytes[position] & 0xDF : 0
        guard upperCase == positive || upperCase == negative else {
            // Two numbers need something between them.
            return end == position && position < bytes.count ? nil : number
        }
        position += 1
        guard !isSigned else { return nil }
        return upperCase == negative ? -number : number
    }

    private mutating func skipSpaces() {
        while take({ $0 == 0x20 }) {}
    }

    private mutating func take(_ isWanted: (UInt8) -> Bool) -> Bool {
        guard position < bytes.count, isWanted(bytes[position]) else { return false }
        position += 1
        return true
    }
}
