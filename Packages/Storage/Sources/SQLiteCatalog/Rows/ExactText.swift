/// A text that equals only itself, byte by byte, as SQLite compares.
struct ExactText: Hashable {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    static func == (left: ExactText, right: ExactText) -> Bool { left.text.isWritten(as: right.text) }
}

extension String {
    /// Whether both are the same bytes; what Swift holds for equal may be written differently.
    func isWritten(as other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        let bytes = utf8.span
        let others = other.utf8.span
        for index in bytes.indices where bytes[index] != others[index] { return false }
        return true
    }
}
