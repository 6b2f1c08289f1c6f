/// On which side of its space a text stands.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
    /// At the start, with the space behind.
    case left
    /// At the end, with the space in front.
    case right
    /// In the middle; an odd column goes behind.
    case center

    /// How many of `space` columns go in front of the text.
    func leading(of space: Int) -> Int {
        switch self {
        case .left: 0
        case .right: space
        case .center: space / 2
        }
    }
}
