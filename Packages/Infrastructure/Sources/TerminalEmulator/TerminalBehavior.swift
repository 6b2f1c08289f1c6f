/// What terminals differ in: how they count columns, what they answer, what they show.
public struct TerminalBehavior: Hashable, Sendable {
    /// How a terminal counts the columns of what is written.
    public enum Widths: Hashable, Sendable, CaseIterable {
        /// A grapheme cluster at a time.
        case graphemes
        /// A code point at a time, as `wcwidth` does: a family of four is eight columns wide, a flag two.
        case codePoints
        /// By code point, and by grapheme cluster while private mode 2027 is set.
        case codePointsUnlessAsked
    }

    /// A question that a program may put to a terminal.
    public enum Query: Hashable, Sendable, CaseIterable {
        /// Primary device attributes, `CSI c`.
        case deviceAttributes
        /// Secondary device attributes, `CSI > c`.
        case secondaryDeviceAttributes
        /// Status and cursor position, `CSI 5 n` and `CSI 6 n`.
        case status
        /// Whether a private mode is known and set, `CSI ? n $ p`.
        case modes
        /// The flags of kitty's keyboard protocol, `CSI ? u`; a terminal that does not answer does not know the protocol.
        case keyboard
        /// Foreground and background, `OSC 10 ; ?` and `OSC 11 ; ?`.
        case colors
        /// Sizes in pixels and cells, `CSI 14 t`, `CSI 16 t` and `CSI 18 t`.
        case sizes
        /// Name and version, `CSI > q`.
        case version
        /// Whether kitty's graphics protocol is spoken, APC `G` with `a=q`.
        case graphics
    }

    public var widths: Widths
    /// Whether characters that UAX #11 calls ambiguous are two columns wide, as in some East Asian settings.
    public var ambiguousIsWide: Bool
    /// What is answered; whatever is not stays without an answer, as with a terminal that has never heard of it.
    public var answers: Set<Query>
    /// The private modes that a mode report says to know.
    public var knownModes: Set<Int>
    /// What the device attributes tell, after the first parameter; 4 is sixel.
    public var attributes: [Int]
    /// The colour of the ground: red, green and blue, 0–255.
    public var background: [UInt8]
    /// What the terminal calls itself.
    public var name: String
    /// The pixels of a cell.
    public var cellWidth: Int
    public var cellHeight: Int

    public init(
        widths: Widths = .graphemes,
        ambiguousIsWide: Bool = false,
        answers: Set<Query> = Set(Query.allCases),
        knownModes: Set<Int> = [1, 7, 25, 1000, 1002, 1004, 1006, 1049, 2004, 2026],
        attributes: [Int] = [22],
        background: [UInt8] = [0, 0, 0],
        name: String = "emulator(1.0)",
        cellWidth: Int = 8,
        cellHeight: Int = 16
    ) {
        self.widths = widths
        self.ambiguousIsWide = ambiguousIsWide
        self.answers = answers
        self.knownModes = knownModes
        self.attributes = attributes
        self.background = background
        self.name = name
        self.cellWidth = cellWidth
        self.cellHeight = cellHeight
    }

    /// Answers everything.
    public static let modern = TerminalBehavior()
    /// Answers the device attributes and nothing else, and counts by code point.
    public static let plain = TerminalBehavior(widths: .codePoints, answers: [.deviceAttributes], knownModes: [])
    /// Answers nothing at all.
    public static let silent = TerminalBehavior(widths: .codePoints, answers: [], knownModes: [])
}
