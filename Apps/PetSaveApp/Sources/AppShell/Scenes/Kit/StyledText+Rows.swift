import TerminalText

extension StyledText {
    /// The text with a style laid under its own: a ground from edge to edge, and heavier.
    func over(_ style: TextStyle, width: Int) -> StyledText {
        var result = StyledText()
        for span in padded(toWidth: width).spans {
            var own = span.style
            own.background = own.background ?? style.background
            own.isBold = own.isBold || style.isBold
            result.append(span.text, style: own)
        }
        return result
    }

    /// The text on at least one line and at most `limit`, of which the last is cut off where there is more.
    func wrapped(toWidth width: Int, limit: Int, ellipsis: String) -> [StyledText] {
        let lines = singleLine.wrapped(toWidth: max(2, width))
        guard lines.count > limit, limit > 0 else { return lines.isEmpty ? [StyledText()] : lines }
        let rest = lines[(limit - 1)...].reduce(StyledText()) { $0.isEmpty ? $1 : $0 + StyledText(" ") + $1 }
        return lines.prefix(limit - 1) + [rest.truncated(toWidth: width, ellipsis: ellipsis)]
    }

    /// The text on one line of exactly so many columns, cut off or filled up.
    func fitted(toWidth width: Int, ellipsis: String, alignment: TextAlignment = .left) -> StyledText {
        singleLine.truncated(toWidth: width, ellipsis: ellipsis).padded(toWidth: width, alignment: alignment)
    }
}
