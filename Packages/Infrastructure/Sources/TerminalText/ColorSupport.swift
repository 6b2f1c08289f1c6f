/// How many colours a terminal shows.
public enum ColorSupport: Int, Sendable, Hashable, CaseIterable, Comparable {
    /// Not one, and no other escape sequence either: what is written is the text alone.
    case none
    /// The sixteen ANSI colours.
    case ansi16
    /// The palette of 256.
    case ansi256
    /// 24 bits a colour.
    case trueColor

    /// Orders by the number of colours.
    public static func < (left: ColorSupport, right: ColorSupport) -> Bool {
        left.rawValue < right.rawValue
    }
}
