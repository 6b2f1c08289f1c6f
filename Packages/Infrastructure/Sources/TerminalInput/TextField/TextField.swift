import TerminalText

/// One line of text that somebody edits, with a cursor between its grapheme clusters.
///
/// A value: it takes keys and pasted text, and tells what to show. Nothing gets in that could command a terminal.
public struct TextField: Hashable, Sendable {
    /// How many grapheme clusters it holds; what would be more is left away.
    public let maximumLength: Int

    /// The text before the cursor and the text behind it.
    private(set) var before: String
    private(set) var after = ""

    /// A field with a text in it and the cursor at its end.
    public init(_ text: String = "", maximumLength: Int = 256) {
        self.maximumLength = max(0, maximumLength)
        before = ""
        insert(text)
    }

    /// What stands in the field.
    public var text: String { before + after }

    /// How many grapheme clusters stand before the cursor.
    public var cursor: Int { before.count }

    public var isEmpty: Bool { before.isEmpty && after.isEmpty }

    /// Puts text in at the cursor, typed or pasted. Line breaks and tabs become spaces, but for line breaks at its ends,
    /// which go; control characters go.
    public mutating func insert(_ text: String) {
        let trimmed = text.droppingNewlinesAtEnds
        // Cleaned with what it follows: a mark or a joiner says something only there.
        before = (before + trimmed).sanitizedForTerminal(.singleLine).prefixed(to: maximumLength - after.count)
        alignCursor()
    }

    /// Replaces all of the text; the cursor goes to its end.
    public mutating func replace(with text: String) {
        before = ""
        after = ""
        insert(text)
    }

    mutating func moveToStart() {
        after = text
        before = ""
    }

    mutating func moveToEnd() {
        before = text
        after = ""
    }

    mutating func moveLeft(by count: Int = 1) {
        let moved = String(before.suffix(count))
        before.removeLast(moved.count)
        after = moved + after
    }

    mutating func moveRight(by count: Int = 1) {
        let moved = String(after.prefix(count))
        after.removeFirst(moved.count)
        before += moved
    }

    mutating func deleteLeft(_ count: Int = 1) {
        before.removeLast(min(count, before.count))
        alignCursor()
    }

    mutating func deleteRight(_ count: Int = 1) {
        after.removeFirst(min(count, after.count))
        alignCursor()
    }

    /// What meets at the cursor after a change may be one grapheme cluster: two halves of a flag, a letter and a mark. The
    /// cursor then stands behind it.
    private mutating func alignCursor() {
        let whole = text
        guard !before.isEmpty, !after.isEmpty else { return }
        var index = whole.startIndex
        let target = whole.utf8.index(whole.startIndex, offsetBy: before.utf8.count)
        while index < target {
            index = whole.index(after: index)
        }
        before = String(whole[..<index])
        after = String(whole[index...])
    }
}

extension String {
    fileprivate var droppingNewlinesAtEnds: String {
        var text = self[...]
        while text.last?.isNewline == true { text.removeLast() }
        while text.first?.isNewline == true { text.removeFirst() }
        return String(text)
    }

    fileprivate func prefixed(to count: Int) -> String {
        String(prefix(max(0, count)))
    }
}
