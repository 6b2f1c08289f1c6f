import TerminalText
import Testing

@Suite("The width of text in columns")
struct TextWidthTests {
    @Test(
        "is that of its grapheme clusters",
        arguments: [
            ("", 0), ("Rex", 3), ("a b", 3),
            ("é", 1), ("e\u{301}", 1), ("ñ", 1), ("o\u{302}\u{323}", 1),
            ("犬", 2), ("柴犬ハチ", 8), ("ﾊﾁ", 2), ("Ｒｅｘ", 6), ("か\u{3099}", 2), ("。", 2),
            ("각", 2), ("\u{1100}\u{1161}\u{11A8}", 2), ("\u{1112}\u{1161}\u{11AB}글", 4), ("\u{1161}", 0),
            ("क्षि", 2), ("क्\u{200D}ष", 2), ("हिन्दी", 4), ("नमस्ते", 4), ("க", 1), ("கி", 2), ("කි", 1), ("ที่", 1), ("กำ", 2),
            ("كلب", 3), ("כֶּלֶב", 3), ("می\u{200C}خواهم", 7), ("\u{200C}", 0), ("\u{200D}", 0),
            ("①", 1), ("☃", 1), ("█", 1), ("…", 1), ("│", 1),
        ]
    )
    func scripts(text: String, columns: Int) {
        #expect(text.displayWidth == columns)
    }

    @Test(
        "counts an emoji sequence as one emoji",
        arguments: [
            ("🐕", 2), ("👨‍👩‍👧‍👦", 2), ("🐕‍🦺", 2), ("👩🏽‍🚒", 2), ("👍🏽", 2), ("🏻", 2), ("☝🏽", 2), ("☝️", 2), ("⛹🏽‍♂️", 2),
            ("🇫🇷", 2), ("🇫🇷🇺🇸", 4), ("🇫", 2), ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2),
            ("1️⃣", 2), ("#️⃣", 2), ("❤️", 2), ("❤️‍🔥", 2), ("👩‍❤️‍👨", 2), ("🏳️‍🌈", 2), ("❤", 1), ("❤\u{FE0E}", 1),
            ("⌚", 2), ("⌚\u{FE0F}", 2), ("⌚\u{FE0E}", 2), ("a\u{FE0F}", 1), ("\u{FE0F}", 0),
        ]
    )
    func emoji(text: String, columns: Int) {
        #expect(text.displayWidth == columns)
    }

    @Test(
        "counts control characters as nothing",
        arguments: ["\u{0}", "\u{7}", "\t", "\n", "\r\n", "\u{1B}", "\u{7F}", "\u{9B}"]
    )
    func controls(control: String) {
        #expect(control.displayWidth == 0)
        #expect("a\(control)b".displayWidth == 2)
    }

    @Test("agrees with the standard library's properties of every scalar")
    func everyScalar() {
        var disagreements: [String] = []
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let expected: Int
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .control: expected = 0
            default:
                guard scalar.properties.isEmojiPresentation else { continue }
                expected = 2
            }
            if Character(scalar).displayWidth != expected {
                disagreements.append(String(value, radix: 16))
            }
        }
        #expect(disagreements.isEmpty)
    }

    @Test("is measured with a stated version of Unicode")
    func version() {
        #expect(TextWidth.unicodeVersion == "17.0.0")
    }
}
