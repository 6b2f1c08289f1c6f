public import TerminalText

extension TerminalEmulator {
    /// Where the cursor is, counted from 0 at the top left.
    public var cursor: (column: Int, row: Int) { (position.column, position.row) }

    /// Whether the cursor can be seen.
    public var isCursorVisible: Bool { modes.contains(25) }

    /// What kitty's keyboard protocol has been asked for on the screen that is shown; 0 for nothing.
    public var keyboardFlags: Int { keyboard[isAlternate]?.last ?? 0 }

    /// Every row of the screen that is shown as text, from the top, without the spaces at the end.
    public var lines: [String] {
        (0..<rows).map { text(of: screen.line($0)) }
    }

    /// Every row of the first screen as text, whichever is shown.
    public var mainLines: [String] {
        (0..<rows).map { text(of: main.line($0)) }
    }

    /// A cell of the screen that is shown; `nil` outside it.
    public func cell(row: Int, column: Int) -> ScreenCell? {
        guard (0..<rows).contains(row), (0..<columns).contains(column) else { return nil }
        return screen.cell(row: row, column: column)
    }

    /// A row of the screen that is shown with its styles, without the plain spaces at the end; empty outside the screen.
    public func styledLine(_ row: Int) -> StyledText {
        guard (0..<rows).contains(row) else { return StyledText() }
        var cells = screen.line(row)[...]
        while cells.last == ScreenCell() {
            cells.removeLast()
        }
        return cells.reduce(into: StyledText()) { $0.append($1.text, style: $1.style) }
    }

    private func text(of cells: [ScreenCell]) -> String {
        var text = cells.reduce(into: "") { $0 += $1.text }
        while text.last == " " {
            text.removeLast()
        }
        return text
    }
}
