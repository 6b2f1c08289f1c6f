/// An absolute URI (RFC 3986).
public struct AtomURI: Hashable, Sendable {
    /// The URI, of ASCII characters only.
    public let text: String

    /// Reads an absolute URI. What people write in one though it is not allowed (blanks, quotes, letters beyond ASCII)
    /// is escaped; a relative one, and one with a control character, is `nil`.
    public init?(_ text: String) {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), Self.isScheme(text[..<colon]),
            text.utf8.index(after: colon) != text.endIndex,
            text.utf8.allSatisfy({ $0 > 0x1F && $0 != 0x7F })
        else { return nil }
        self.text = Self.escaped(text, keepsEscapes: true, keeping: Self.isAllowed)
    }

    /// Makes a `tag:` URI (RFC 4151): an id that needs no address on the web.
    ///
    /// - Parameters:
    ///   - authority: A domain name of the one who gives the id.
    ///   - year: A year in which that name was theirs, of four digits.
    ///   - parts: What is named, from the outside in; they may hold anything and never run together.
    public init(tag authority: String, year: Int, parts: [String]) {
        let specific = parts.map { Self.escaped($0, keeping: Self.isUnreserved) }.joined(separator: "/")
        text = "tag:\(Self.escaped(authority.lowercased(), keeping: Self.isUnreserved)),\(year):\(specific)"
    }

    /// The part before the colon, in lower case.
    public var scheme: String { String(text.prefix { $0 != ":" }).lowercased() }

    private static func isScheme(_ text: Substring) -> Bool {
        guard let first = text.utf8.first, isLetter(first) else { return false }
        return text.utf8.allSatisfy { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
    }

    /// Letters, digits and `-._~`.
    private static func isUnreserved(_ byte: UInt8) -> Bool {
        isLetter(byte) || isDigit(byte) || "-._~".utf8.contains(byte)
    }

    /// What may stand in a URI besides escapes.
    private static func isAllowed(_ byte: UInt8) -> Bool {
        isUnreserved(byte) || ":/?#[]@!$&'()*+,;=".utf8.contains(byte)
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func escaped(
        _ text: String,
        keepsEscapes: Bool = false,
        keeping isKept: (UInt8) -> Bool
    ) -> String {
        let bytes = Array(text.utf8)
        var escaped: [UInt8] = []
        for (index, byte) in bytes.enumerated() {
            let beginsEscape =
                keepsEscapes && byte == UInt8(ascii: "%") && index + 2 < bytes.count
                && isHexDigit(bytes[index + 1]) && isHexDigit(bytes[index + 2])
            if beginsEscape || isKept(byte) {
                escaped.append(byte)
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                escaped += Array("%\(digits.count < 2 ? "0" : "")\(digits)".utf8)
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }
}
