import TerminalInput
import TerminalText

/// A text field on a row of its own: a label, what stands in it, and where the cursor is.
struct FieldLine {
    let label: String
    let field: TextField
    /// What is shown while nothing stands in it.
    var placeholder = ""
    /// Whether it has the keyboard.
    let isFocused: Bool

    /// The row, and the column of the cursor in it, which only a field with the keyboard has.
    func row(on stage: Stage) -> (row: StyledText, cursorColumn: Int?) {
        let theme = stage.theme
        let mark = isFocused ? theme.selectedMark : theme.unselectedMark
        let head = StyledText(mark, style: theme.accent) + StyledText(label + ": ", style: theme.title)
        let introduction = head.truncated(toWidth: stage.columns / 2, ellipsis: theme.ellipsis)
        let room = max(1, stage.columns - introduction.displayWidth)
        let (text, column) = field.visible(width: room)
        let shown =
            field.isEmpty
            // Without colours and their like it must not be taken for what was typed.
            ? StyledText(
                theme.colors == .none && !placeholder.isEmpty ? "(\(placeholder))" : placeholder,
                style: theme.faint
            ).singleLine.truncated(toWidth: room, ellipsis: theme.ellipsis)
            : StyledText(text, style: isFocused ? .underlined : .plain).singleLine
        return (introduction + shown, isFocused ? min(stage.columns - 1, introduction.displayWidth + column) : nil)
    }
}
