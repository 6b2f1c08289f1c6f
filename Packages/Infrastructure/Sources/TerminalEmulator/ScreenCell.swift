public import TerminalText

/// One place on the screen.
public struct ScreenCell: Hashable, Sendable {
    /// The grapheme cluster that stands here; a space where nothing does, and empty in the second half of a wide one.
    public var text: String
    /// How it looks.
    public var style: TextStyle
    /// The columns it takes: 1 or 2, and 0 for the second half of a wide one.
    public var width: Int

    init(text: String = " ", style: TextStyle = .plain, width: Int = 1) {
        self.text = text
        self.style = style
        self.width = width
    }

    /// What follows a wide character.
    static func secondHalf(style: TextStyle) -> ScreenCell {
        ScreenCell(text: "", style: style, width: 0)
    }

    /// Nothing, on the ground of a style.
    static func blank(on style: TextStyle) -> ScreenCell {
        ScreenCell(style: TextStyle(background: style.background))
    }
}
