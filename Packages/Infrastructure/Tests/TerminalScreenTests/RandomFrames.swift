import Platform
import TerminalScreen
import TerminalText

/// Frames of whatever somebody might put on a screen, one after the other, most with something in common.
struct RandomFrames {
    private var random: SeededGenerator
    private(set) var size: TerminalSize

    private static let pieces = [
        "Rex", "a", " ", "   ", "柴犬ハチ公", "한글", "\u{1112}\u{1161}\u{11AB}", "नमस्ते", "क्षि", "\u{93F}", "كلب", "שלום",
        "می\u{200C}خواهم", "👨‍👩‍👧‍👦", "🐕", "👍🏽", "🇫🇷", "🇫", "1️⃣", "❤️", "❤", "☝🏽", "🏽", "e\u{301}", "\u{301}", "é", "│──│",
        "▀▀", "⡟⢍", "…", "\u{200D}", "\u{FE0F}", "\u{202E}", "\u{1B}[31m", "\u{1B}[2J", "\u{1B}]0;t\u{7}", "\u{9B}1m",
        "\n", "\t",
        "\u{7}", "\u{8}", "☰", "\u{1FAE9}", "\u{600}", "\u{E000}", "Großspitz „Mia“", "①",
    ]
    private static let styles: [TextStyle] = [
        .plain, .bold, .dim, .color(.red), .inverse, TextStyle(background: .ansi(.blue)),
        TextStyle(foreground: .rgb(200, 100, 0), background: .palette(200), isItalic: true, isUnderlined: true),
        TextStyle(link: Hyperlink("https://a.example/")),
    ]
    private static let sizes = [(1, 1), (2, 2), (3, 5), (7, 4), (13, 6), (20, 5), (40, 12)]

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        size = Self.size(using: &random)
    }

    /// Whether something happens that is to happen once in so many times.
    mutating func oneIn(_ count: Int) -> Bool {
        Int.random(in: 0..<count, using: &random) == 0
    }

    mutating func changeSize() {
        size = Self.size(using: &random)
    }

    mutating func frame(after last: ScreenFrame?) -> ScreenFrame {
        var rows = last?.size == size ? last?.rows ?? [] : []
        if rows.isEmpty || oneIn(5) {
            rows = (0..<Int.random(in: 0...(size.rows + 2), using: &random)).map { _ in row() }
        } else {
            for _ in 0..<2 {
                rows[Int.random(in: rows.indices, using: &random)] = row()
            }
        }
        let cursor = ScreenPosition(
            column: Int.random(in: -1...size.columns, using: &random),
            row: Int.random(in: -1...size.rows, using: &random)
        )
        return ScreenFrame(
            size: size,
            rows: rows,
            cursor: oneIn(2) ? cursor : nil,
            title: oneIn(3) ? text() : nil
        )
    }

    private mutating func row() -> StyledText {
        var row = StyledText()
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            row.append(text(), style: Self.styles.randomElement(using: &random) ?? .plain)
        }
        return oneIn(3) ? row.fitted(toWidth: size.columns, style: .inverse) : row
    }

    private mutating func text() -> String {
        (0..<Int.random(in: 0...5, using: &random)).reduce(into: "") { text, _ in
            text += Self.pieces.randomElement(using: &random) ?? ""
        }
    }

    private static func size(using random: inout SeededGenerator) -> TerminalSize {
        let (columns, rows) = sizes.randomElement(using: &random) ?? (80, 24)
        return TerminalSize(columns: columns, rows: rows) ?? size(using: &random)
    }
}
