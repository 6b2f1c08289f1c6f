/// Texts of records in which there is nothing to resolve, to clean or to trim, as nearly all are: one look at their bytes
/// spares them all that.
enum PlainText {
    /// Whether the text is of signs of ASCII that can be seen and of spaces between them. Then ``CleanText/line(_:)`` is
    /// the text itself.
    static func isLine(_ text: String) -> Bool {
        let bytes = text.utf8.span
        guard !bytes.isEmpty, bytes[0] != UInt8(ascii: " "), bytes[bytes.count - 1] != UInt8(ascii: " ") else {
            return false
        }
        // Looks at every byte, whatever came before, and keeps no more than a byte: so many are looked at at once.
        var others: UInt8 = 0
        for index in bytes.indices { others |= bytes[index] &- 0x20 < 0x5F ? 0 : 1 }
        return others == 0
    }

    /// Whether the text has a sign that markup begins with. Without one ``HTMLText/plainText(of:)`` is the text itself.
    static func mayHoldMarkup(_ text: String) -> Bool {
        let bytes = text.utf8.span
        var signs: UInt8 = 0
        for index in bytes.indices {
            signs |= bytes[index] == UInt8(ascii: "<") || bytes[index] == UInt8(ascii: "&") ? 1 : 0
        }
        return signs > 0
    }

    /// Whether the text has the sign of ASCII.
    static func holds(_ sign: UInt8, _ text: String) -> Bool {
        let bytes = text.utf8.span
        var signs: UInt8 = 0
        for index in bytes.indices { signs |= bytes[index] == sign ? 1 : 0 }
        return signs > 0
    }
}
