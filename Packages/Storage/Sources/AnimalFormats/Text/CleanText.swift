import TerminalText

/// Texts from outside, free of everything that could command a terminal, without space at their ends.
package enum CleanText {
    /// The text on one line; `nil` when nothing is left of it.
    package static func line(_ text: String) -> String? {
        trimmed(SafeText.sanitized(text))
    }

    /// The text with its line breaks; `nil` when nothing is left of it.
    package static func paragraphs(_ text: String) -> String? {
        trimmed(SafeText.sanitized(text, mode: .multiLine))
    }

    private static func trimmed(_ text: String) -> String? {
        if let first = text.utf8.first, let last = text.utf8.last, isPrinted(first), isPrinted(last) { return text }
        let scalars = text.unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return nil }
        return String(scalars[first...last])
    }

    /// Whether the byte is a sign of ASCII that can be seen.
    private static func isPrinted(_ byte: UInt8) -> Bool { 0x21..<0x7F ~= byte }
}
