/// The characters that layouts draw themselves: borders, bars and the mark of something cut off.
public enum Chrome: Sendable, Hashable, CaseIterable {
    /// Box drawing and block characters, each one column wide.
    case unicode
    /// Characters that every terminal and every locale has.
    case ascii

    /// What stands where text was cut off: "…" or "...".
    public var ellipsis: String { self == .unicode ? "…" : "..." }

    var horizontal: Character { self == .unicode ? "─" : "-" }
    var vertical: Character { self == .unicode ? "│" : "|" }

    /// A horizontal rule over columns of the given widths, each with one column of room on either side.
    func rule(_ position: RulePosition, widths: [Int]) -> String {
        let (left, middle, right) = corners(of: position)
        let segments = widths.map { String(repeating: horizontal, count: $0 + 2) }
        return left + segments.joined(separator: middle) + right
    }

    enum RulePosition {
        case top, middle, bottom
    }

    private func corners(of position: RulePosition) -> (String, String, String) {
        guard self == .unicode else { return ("+", "+", "+") }
        return switch position {
        case .top: ("┌", "┬", "┐")
        case .middle: ("├", "┼", "┤")
        case .bottom: ("└", "┴", "┘")
        }
    }
}

/// How a layout sets its parts apart.
public enum Frame: Sendable, Hashable, CaseIterable {
    /// Lines around everything and between the parts: for a terminal.
    case boxed
    /// Only spaces and blank lines: for pipes and screen readers.
    case plain
}
