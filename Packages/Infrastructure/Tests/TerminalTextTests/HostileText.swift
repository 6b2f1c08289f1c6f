/// Text put together from what breaks layouts and terminals.
enum HostileText {
    private static let pieces = [
        "Rex", "a", "good-natured", "  ", " ", "\n", "\t", "\r\n", "supercalifragilisticexpialidocious", "柴犬", "ハチ公。",
        "（犬）",
        "한글", "\u{1100}\u{1100}\u{1161}", "नमस्ते", "क्ष", "कि", "\u{93F}", "كلب", "שלום", "می\u{200C}خواهم", "👨‍👩‍👧‍👦", "🇫🇷", "🇫",
        "1️⃣",
        "❤️", "❤", "☝", "🏽", "e\u{301}", "\u{301}", "\u{200D}", "\u{200C}", "\u{FE0F}", "\u{202E}", "\u{2066}",
        "\u{2069}",
        "\u{200F}", "\u{1B}", "\u{1B}[31m", "\u{1B}[2J", "\u{1B}]0;t\u{7}", "\u{1B}]0;", "\u{9B}", "\u{9D}x\u{9C}",
        "\u{7}", "\u{8}",
        "\u{0}", "\u{2028}", "\u{2029}", "\u{85}", "\u{E0041}", "\u{FFFE}", "\u{AD}", "\u{600}", "\u{A0}", "...", "\\",
        "m", "[", "]",
    ]

    /// Up to thirty pieces in a row.
    static func make(using random: inout SeededGenerator) -> String {
        var text = ""
        for _ in 0..<Int.random(in: 0...30, using: &random) {
            text += pieces.randomElement(using: &random) ?? ""
        }
        return text
    }

    /// Whether a scalar could command a terminal or reorder its line.
    static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
