/// What a terminal answers to a query. It comes on the same way as keys do, and must not be taken for them.
public enum DeviceReply: Hashable, Sendable {
    /// Primary device attributes (`CSI ? … c`): the conformance level, then the extensions; 4 is sixel graphics.
    case deviceAttributes([Int])
    /// The colour behind the text (OSC 11).
    case background(ReportedColor)
    /// Whether a private mode is known and set (DECRPM, `CSI ? mode ; state $ y`).
    case mode(Int, ModeState)
    /// The flags of the kitty keyboard protocol that are in force (`CSI ? flags u`).
    case keyboardFlags(Int)
    /// Whether a graphics command of kitty succeeded, with the image number it was sent with.
    case graphics(image: Int?, isOK: Bool)
    /// The terminal's name and version (XTVERSION, `DCS > | text ST`).
    case name(String)
    /// The pixels of a cell (`CSI 6 ; height ; width t`).
    case cellSize(width: Int, height: Int)

    /// What DECRPM tells of a mode.
    public enum ModeState: Int, Hashable, Sendable {
        case unknown = 0
        case set = 1
        case reset = 2
        case permanentlySet = 3
        case permanentlyReset = 4
    }
}
