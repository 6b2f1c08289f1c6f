/// Text as somebody might write it who means no good, or whose file is broken.
enum HostileText {
    static func make(using random: inout SeededGenerator) -> String {
        let count = Int.random(in: 0...12, using: &random)
        return (0..<count).map { _ in piece(using: &random) }.joined()
    }

    private static func piece(using random: inout SeededGenerator) -> String {
        if Bool.random(using: &random) { return pieces[Int.random(in: pieces.indices, using: &random)] }
        let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random))
        return scalar.map { String($0) } ?? "\u{FFFD}"
    }

    private static let pieces = [
        "<", ">", "&", "\"", "'", "]]>", "<!--", "-->", "<![CDATA[", "&amp;", "&#0;", "<?xml", "\0", "\u{1}", "\u{8}",
        "\u{B}", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{2028}", "\u{FFFE}", "\u{FFFF}", "\u{10FFFF}", "\u{202E}",
        "\r\n", "\r", "\n", "\t", " ", "é", "e\u{301}", "👩‍👩‍👧", "javascript:alert(1)", "%", "%2", "</entry></feed>",
    ]
}
