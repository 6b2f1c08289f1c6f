import TerminalText

/// Writes what a screen shows for a terminal that knows no more than ASCII: the typographic characters of the app's own
/// texts, each by one of the same width, so that nothing moves. Letters stay what they are: they are somebody's name.
enum PlainCharacters {
    private static let plain: [Character: Character] = [
        "“": "\"", "”": "\"", "‘": "'", "’": "'", "–": "-", "—": "-", "·": "-", "×": "x", "•": "*", "★": "*", "☆": ".",
        "…": ".", "→": ">", "←": "<", "↑": "^", "↓": "v",
    ]

    static func text(_ text: String) -> String {
        guard text.contains(where: { plain[$0] != nil }) else { return text }
        return text.reduce(into: "") { $0.append(plain[$1] ?? $1) }
    }

    static func row(_ row: StyledText) -> StyledText {
        row.spans.reduce(into: StyledText()) { $0.append(text($1.text), style: $1.style) }
    }
}
