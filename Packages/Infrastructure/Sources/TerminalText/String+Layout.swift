extension StringProtocol {
    /// The longest start of this text that fits, cut between grapheme clusters, and its width.
    func prefix(fitting width: Int) -> (text: SubSequence, width: Int) {
        var used = 0
        var index = startIndex
        while index < endIndex {
            let columns = self[index].displayWidth
            if used + columns > width { break }
            used += columns
            index = self.index(after: index)
        }
        return (self[..<index], used)
    }
}

extension String {
    /// This text cut to a width in columns, with an ellipsis at the end when something was cut off.
    ///
    /// The cut is made between grapheme clusters, and spaces before the ellipsis go. When the width has no room for the
    /// ellipsis, as much of that as fits remains. The result is never wider than `width`, and may be narrower: half a wide
    /// character is left out.
    public func truncated(toWidth width: Int, ellipsis: String = "…") -> String {
        if displayWidth <= width {
            return self
        }
        let tail = ellipsis.prefix(fitting: max(0, width))
        let head = prefix(fitting: max(0, width) - tail.width).text
        return head.trimmingTrailingSpaces + tail.text
    }

    /// This text with spaces around it up to a width in columns; a text that is wider stays as it is.
    public func padded(toWidth width: Int, alignment: TextAlignment = .left) -> String {
        let space = max(0, width - displayWidth)
        let leading = alignment.leading(of: space)
        return String(repeating: " ", count: leading) + self + String(repeating: " ", count: space - leading)
    }

    /// This text in lines that are no wider than `width` columns (at least 2); see `StyledText.wrapped(toWidth:)`.
    public func wrapped(toWidth width: Int) -> [String] {
        LineWrapping(width: width).lines(of: map { Glyph($0, span: 0) }).map { line in
            String(line.map(\.character))
        }
    }
}

extension Substring {
    fileprivate var trimmingTrailingSpaces: String {
        var trimmed = self
        while trimmed.last == " " {
            trimmed.removeLast()
        }
        return String(trimmed)
    }
}
