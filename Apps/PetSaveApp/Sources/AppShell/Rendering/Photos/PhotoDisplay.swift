import TerminalScreen
import TerminalText

/// How a photo is shown on a screen.
enum PhotoDisplay: Hashable, Sendable {
    /// As text, in so many rows.
    case rows([StyledText])
    /// Over the cells; its origin is the top left of the screen, to be moved to where it belongs.
    case picture(PlacedPicture)
    /// Not at all, with a sentence that says why, or how many there are to be opened elsewhere.
    case note(String)
}
