extension StyledText {
    /// This text with a style on top of those of its pieces; see ``TextStyle/merging(_:)``.
    public func restyled(with style: TextStyle) -> StyledText {
        spans.reduce(into: StyledText()) { $0.append(safe: $1.text, style: $1.style.merging(style)) }
    }

    /// This text with foreground and background exchanged, as the selected row of a list has them.
    public var inverted: StyledText { restyled(with: .inverse) }

    /// This text on one line and of exactly a width in columns: cut with an ellipsis when it is wider, else with spaces
    /// around it. The style goes on top of the text's own, and onto the spaces: a row that is filled from edge to edge.
    public func fitted(
        toWidth width: Int,
        alignment: TextAlignment = .left,
        style: TextStyle = .plain,
        ellipsis: String = "…"
    ) -> StyledText {
        let text = singleLine.truncated(toWidth: width, ellipsis: ellipsis).restyled(with: style)
        let space = max(0, width - text.displayWidth)
        let leading = alignment.leading(of: space)
        var row = StyledText()
        row.appendSpaces(leading, style: style)
        row.append(text)
        row.appendSpaces(space - leading, style: style)
        return row
    }

    /// A row with this text at its start and another at its end, of exactly a width in columns. Where there is no room for
    /// both and a column between them, this text is cut first.
    public func spread(with trailing: StyledText, width: Int, ellipsis: String = "…") -> StyledText {
        let end = trailing.singleLine.truncated(toWidth: max(0, width), ellipsis: ellipsis)
        let room = max(0, width - end.displayWidth)
        let start = fitted(toWidth: end.isEmpty ? room : room - 1, ellipsis: ellipsis)
        return start + StyledText(safe: end.isEmpty || room == 0 ? "" : " ") + end
    }
}

extension Sequence<StyledText> {
    /// These texts one behind the other, with another between them.
    public func joined(separator: StyledText) -> StyledText {
        var joined = StyledText()
        for (index, text) in enumerated() {
            if index > 0 {
                joined.append(separator)
            }
            joined.append(text)
        }
        return joined
    }
}

extension Array<StyledText> {
    /// These rows with others to their right: each fitted to `width` columns, then `gap` columns of nothing, then the
    /// other row as it is. The shorter block is continued by empty rows.
    public func beside(_ other: [StyledText], width: Int, gap: Int = 2, ellipsis: String = "…") -> [StyledText] {
        (0..<Swift.max(count, other.count)).map { index in
            let left = index < count ? self[index] : StyledText()
            guard index < other.count, !other[index].isEmpty else {
                return left.singleLine.truncated(toWidth: width, ellipsis: ellipsis)
            }
            var row = left.fitted(toWidth: width, ellipsis: ellipsis)
            row.appendSpaces(gap)
            row.append(other[index])
            return row
        }
    }
}
