/// Finds where a terminal control sequence ends (ECMA-48, with the additions of xterm).
enum EscapeSequence {
    typealias Scalars = String.UnicodeScalarView

    /// The position behind the control sequence that starts at `start`, or nil when no sequence starts there.
    ///
    /// A complete sequence is passed over as a whole. Of one that is cut off or malformed only the introducer is, so that
    /// ordinary text behind it stays.
    static func end(in scalars: Scalars, from start: Scalars.Index) -> Scalars.Index? {
        let next = scalars.index(after: start)
        switch scalars[start].value {
        case 0x1B: return endOfEscape(in: scalars, from: next)
        case 0x9B: return endOfControlSequence(in: scalars, from: next) ?? next
        case 0x9D: return endOfString(in: scalars, from: next, allowsBell: true) ?? next
        case 0x90, 0x98, 0x9E, 0x9F: return endOfString(in: scalars, from: next, allowsBell: false) ?? next
        default: return nil
        }
    }

    private static func endOfEscape(in scalars: Scalars, from start: Scalars.Index) -> Scalars.Index {
        guard start < scalars.endIndex else { return start }
        let next = scalars.index(after: start)
        switch scalars[start] {
        case "[":
            return endOfControlSequence(in: scalars, from: next) ?? next
        case "]":
            return endOfString(in: scalars, from: next, allowsBell: true) ?? next
        case "P", "X", "^", "_":
            return endOfString(in: scalars, from: next, allowsBell: false) ?? next
        case "6", "7", "8", "9", "=", ">", "D", "E", "H", "M", "N", "O", "Z", "\\", "c", "l", "m", "n", "o", "|", "}",
            "~":
            return next
        case "(", ")", "*", "+", "-", ".", "/", "#", "%":
            guard next < scalars.endIndex, (0x30...0x7E).contains(scalars[next].value) else { return start }
            return scalars.index(after: next)
        default:
            return start
        }
    }

    /// Parameters (0x30–0x3F), intermediates (0x20–0x2F) and one final (0x40–0x7E).
    private static func endOfControlSequence(in scalars: Scalars, from start: Scalars.Index) -> Scalars.Index? {
        var index = start
        while index < scalars.endIndex, (0x30...0x3F).contains(scalars[index].value) {
            index = scalars.index(after: index)
        }
        while index < scalars.endIndex, (0x20...0x2F).contains(scalars[index].value) {
            index = scalars.index(after: index)
        }
        guard index < scalars.endIndex, (0x40...0x7E).contains(scalars[index].value) else { return nil }
        return scalars.index(after: index)
    }

    /// Printable text up to ST, or to BEL where that is allowed.
    ///
    /// Any other control ends the search, which also keeps the work linear when introducers are piled up.
    private static func endOfString(
        in scalars: Scalars,
        from start: Scalars.Index,
        allowsBell: Bool
    ) -> Scalars.Index? {
        var index = start
        while index < scalars.endIndex {
            let value = scalars[index].value
            let next = scalars.index(after: index)
            switch value {
            case 0x07 where allowsBell, 0x9C:
                return next
            case 0x1B:
                guard next < scalars.endIndex, scalars[next] == "\\" else { return nil }
                return scalars.index(after: next)
            case 0x00..<0x20, 0x7F..<0xA0:
                return nil
            default:
                index = next
            }
        }
        return nil
    }
}
