import TerminalText
import Testing

@Suite("Cards")
struct TextCardsTests {
    static let cards = TextCards([
        .init(
            title: "Rex",
            fields: [
                .init(label: "Age", value: "young"),
                .init(label: "Size", value: "medium, still growing"),
            ],
            paragraph: "A good dog.\n\nLikes 公園."
        ),
        .init(title: "柴犬ハチ公"),
    ])

    private func text(width: Int, frame: Frame, chrome: Chrome = .unicode) -> [String] {
        Self.cards.lines(width: width, frame: frame, chrome: chrome).map(\.plainText)
    }

    @Test("have values beside their labels and a blank line between when they are plain")
    func plain() {
        #expect(
            text(width: 20, frame: .plain) == [
                "Rex",
                "Age:  young",
                "Size: medium, still",
                "      growing",
                "",
                "A good dog.",
                "",
                "Likes 公園.",
                "",
                "柴犬ハチ公",
            ]
        )
    }

    @Test("stand in boxes on a terminal")
    func boxed() {
        #expect(
            text(width: 24, frame: .boxed) == [
                "┌──────────────────────┐",
                "│ Rex                  │",
                "│ Age:  young          │",
                "│ Size: medium, still  │",
                "│       growing        │",
                "│                      │",
                "│ A good dog.          │",
                "│                      │",
                "│ Likes 公園.          │",
                "└──────────────────────┘",
                "┌──────────────────────┐",
                "│ 柴犬ハチ公           │",
                "└──────────────────────┘",
            ]
        )
        #expect(text(width: 24, frame: .boxed, chrome: .ascii).last == "+----------------------+")
    }

    @Test("have values below their labels on a narrow terminal")
    func narrow() {
        #expect(
            text(width: 12, frame: .plain).prefix(7) == [
                "Rex", "Age:", "  young", "Size:", "  medium,", "  still", "  growing",
            ]
        )
    }

    @Test("are no lines when there are none")
    func none() {
        #expect(TextCards([]).lines(width: 20, frame: .boxed).isEmpty)
    }
}
