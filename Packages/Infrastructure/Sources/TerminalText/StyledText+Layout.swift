extension StyledText {
    /// This text cut to a width in columns; see `String.truncated(toWidth:ellipsis:)`. The ellipsis takes the style of the
    /// piece that was cut.
    public func truncated(toWidth width: Int, ellipsis: String = "…") -> StyledText {
        if displayWidth <= width {
            return self
        }
        let tail = ellipsis.prefix(fitting: max(0, width))
        var room = max(0, width) - tail.width
        var result = StyledText()
        for span in spans {
            let head = span.text.prefix(fitting: room)
            result.append(safe: String(head.text), style: span.style)
            room -= head.width
            if head.text.endIndex < span.text.endIndex {
                result.trimTrailingSpaces()
                result.append(safe: String(tail.text).sanitizedForTerminal(), style: span.style)
                break
            }
        }
        return result
    }

    /// This text with spaces around it up to a width in columns; a text that is wider stays as it is.
    public func padded(toWidth width: Int, alignment: TextAlignment = .left) -> StyledText {
        let space = max(0, width - displayWidth)
        let leading = alignment.leading(of: space)
        var result = StyledText()
        result.appendSpaces(leading)
        result.append(self)
        result.appendSpaces(space - leading)
        return result
    }

    /// This text in lines that are no wider than `width` columns (at least 2).
    ///
    /// Lines break at spaces, after a hyphen inside a word and around wide characters, but not before closing or after
    /// opening punctuation; a word that is wider than a line breaks anywhere between grapheme clusters. Line breaks of the
    /// text stay, blank lines too; runs of spaces become one, and none stand at either end of a line. A grapheme cluster
    /// wider than a whole line becomes "?". An empty text is one empty line.
    public func wrapped(toWidth width: Int) -> [StyledText] {
        let glyphs = spans.enumerated().flatMap { index, span in
            span.text.map { Glyph($0, span: index) }
        }
        return LineWrapping(width: width).lines(of: glyphs).map(text(of:))
    }

    private func text(of line: [Glyph]) -> StyledText {
        var result = StyledText()
        var start = line.startIndex
        while start < line.endIndex {
            let span = line[start].span
            let end = line[start...].firstIndex { $0.span != span } ?? line.endIndex
            result.append(safe: String(line[start..<end].map(\.character)), style: spans[span].style)
            start = end
        }
        return result
    }

    /// Removes the spaces at the end.
    mutating func trimTrailingSpaces() {
        self = trimmingTrailingSpaces
    }

    private var trimmingTrailingSpaces: StyledText {
        var kept = spans[...]
        while let last = kept.last {
            var text = last.text[...]
            while text.last == " " {
                text.removeLast()
            }
            if !text.isEmpty {
                var result = StyledText()
                for span in kept.dropLast() {
                    result.append(safe: span.text, style: span.style)
                }
                result.append(safe: String(text), style: last.style)
                return result
            }
            kept.removeLast()
        }
        return StyledText()
    }
}
