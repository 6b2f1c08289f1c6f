/// A picture that a program sent: noted, not drawn.
public struct RecordedPicture: Hashable, Sendable {
    /// How it was sent.
    public enum Format: Hashable, Sendable {
        /// APC `G`, the graphics protocol of kitty.
        case kitty
        /// OSC 1337 `File=`, the inline images of iTerm2.
        case iTerm2
        /// DCS `q`.
        case sixel
    }

    public let format: Format
    /// What stands before the data: `a=T,f=100,…` for kitty, `inline=1;…` for iTerm2, the parameters for sixel.
    public let control: String
    /// The bytes of the data as they were sent, base64 not decoded.
    public let payloadBytes: Int
    /// Where the cursor was, counted from 0.
    public let column: Int
    public let row: Int
}
