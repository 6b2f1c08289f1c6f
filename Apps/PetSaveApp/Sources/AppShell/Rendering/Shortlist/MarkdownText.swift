import TerminalText

/// Somebody's words within Markdown (CommonMark 0.31 and GitHub's additions), shown as they are.
enum MarkdownText {
    /// The text on one line, every sign that could mark something up behind a backslash.
    static func line(_ text: String) -> String {
        escaped(text.sanitizedForTerminal(.singleLine).split(separator: " ").joined(separator: " "))
    }

    /// The text as a quotation that keeps its line breaks.
    static func quotation(_ text: String) -> String {
        text.sanitizedForTerminal(.multiLine).split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            // Two spaces at the end break the line; an empty one begins a paragraph.
            return words.isEmpty ? ">" : "> \(escapedStart(escaped(words)))  "
        }.joined(separator: "\n")
    }

    /// A link to a page, if the address is one of the web; else the address as text.
    static func link(_ address: String) -> String {
        let scheme = address.prefix { $0 != ":" }.lowercased()
        guard scheme == "http" || scheme == "https" else { return line(address) }
        let safe = address.utf8.map { byte in
            switch byte {
            case 0...0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"), 0x7F...0xFF: percentEncoded(byte)
            default: String(UnicodeScalar(byte))
            }
        }
        return "<\(safe.joined())>"
    }

    private static let marks: Set<Character> = [
        "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "#", "|", "~", "&", "!", "$",
    ]

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if marks.contains(character) { result.append("\\") }
            result.append(character)
        }
    }

    /// The line with a backslash where it would begin a list or underline a heading.
    private static func escapedStart(_ line: String) -> String {
        if let first = line.first, "-+=".contains(first) { return "\\" + line }
        let digits = line.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, let next = line.dropFirst(digits.count).first, next == "." || next == ")" else {
            return line
        }
        return digits + "\\" + line.dropFirst(digits.count)
    }

    private static func percentEncoded(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "%0\(digits)" : "%\(digits)"
    }
}
