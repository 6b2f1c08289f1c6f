/// Links to people, out of what a record says of how to reach them.
enum ContactLink {
    /// A `mailto:` link (RFC 6068) to one address; `nil` for what is none. What has a meaning in such a link, such as
    /// the `?` that adds further receivers, is escaped.
    static func mail(_ text: String) -> String? {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }), !text.contains(where: \.isWhitespace) else {
            return nil
        }
        return "mailto:" + text.utf8.map(escaped).joined()
    }

    /// A `tel:` link (RFC 3966) to the first number in `text`, with its extension; `nil` when there is none.
    static func telephone(_ text: String) -> String? {
        let number = text.prefix { isDigit($0) || " ()-.+\u{a0}\u{2013}".contains($0) }
        let digits = number.enumerated().filter { isDigit($0.element) || $0.offset == 0 && $0.element == "+" }
            .map { String($0.element) }.joined()
        guard digits.count >= 3 else { return nil }
        let rest = text.dropFirst(number.count).lowercased()
        guard let mark = ["extension", "ext.", "ext", "x"].first(where: rest.hasPrefix) else { return "tel:\(digits)" }
        let ending = rest.dropFirst(mark.count).drop { $0 == " " }.prefix(while: isDigit)
        return ending.isEmpty ? "tel:\(digits)" : "tel:\(digits);ext=\(ending)"
    }

    private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

    private static func escaped(_ byte: UInt8) -> String {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            return String(Unicode.Scalar(byte))
        default:
            if "@.-_+'!*".utf8.contains(byte) { return String(Unicode.Scalar(byte)) }
            let digits = String(byte, radix: 16, uppercase: true)
            return digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
        }
    }
}
