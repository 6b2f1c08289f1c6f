/// What somebody did at a terminal.
public enum TerminalEvent: Hashable, Sendable {
    /// A key, or several at once.
    case key(KeyPress)
    /// Text that was pasted rather than typed (bracketed paste), as it came: it may hold line breaks and anything else.
    case paste(String)
    case mouse(MouseEvent)
    /// The terminal's window has the keyboard now, or no longer.
    case focus(Bool)
}
