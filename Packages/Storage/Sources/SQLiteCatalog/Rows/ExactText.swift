/// A text that equals only itself, byte by byte, as SQLite compares.
struct ExactText: Hashable {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    static func == (left: ExactText, right: ExactText) -> Bool {
        let (left, right) = (left.text.utf8, right.text.utf8)
        guard left.count == right.count else { return false }
        guard left.count > 0 else { return true }
        let leftBytes = left.span
        let rightBytes = right.span
        for index in leftBytes.indices where leftBytes[index] != rightBytes[index] { return false }
        return true
    }
}
