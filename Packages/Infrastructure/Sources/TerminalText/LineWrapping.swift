/// A grapheme cluster on its way into a line, with its width and the piece of text it came from.
struct Glyph {
    let character: Character
    let width: Int
    let span: Int

    init(_ character: Character, span: Int) {
        self.character = character
        self.width = character.displayWidth
        self.span = span
    }

    /// Whether a line may break here: neither at the spaces that were made to hold words together, nor at a space that
    /// carries a mark.
    var isBreakingSpace: Bool {
        character.isWhitespace && character.unicodeScalars.count == 1
            && !["\u{A0}", "\u{2007}", "\u{202F}"].contains(character)
    }

    var isOpening: Bool { isPunctuation { $0 == .openPunctuation || $0 == .initialPunctuation } }

    /// Whether no line should begin with it: 。 ー ！ ) and their like.
    var isClosing: Bool {
        "ー々〻ゝゞヽヾ".contains(character)
            || isPunctuation {
                $0 == .closePunctuation || $0 == .finalPunctuation || $0 == .otherPunctuation
            }
    }

    private func isPunctuation(_ matches: (Unicode.GeneralCategory) -> Bool) -> Bool {
        character.unicodeScalars.first.map { matches($0.properties.generalCategory) } ?? false
    }
}

/// Breaks text into lines: greedily, by the rules that `StyledText.wrapped(toWidth:)` states.
struct LineWrapping {
    let width: Int

    init(width: Int) {
        self.width = max(2, width)
    }

    func lines(of glyphs: [Glyph]) -> [[Glyph]] {
        glyphs.split(omittingEmptySubsequences: false) { $0.character.isNewline }
            .flatMap { paragraph in
                var filler = LineFiller(width: width)
                for unit in units(of: paragraph) {
                    filler.add(unit)
                }
                return filler.finish()
            }
    }

    /// Glyphs that stay together, and the space before them.
    private struct Unit {
        var space: Glyph?
        var glyphs: [Glyph] = []
        var width = 0

        mutating func append(_ glyph: Glyph) {
            glyphs.append(glyph)
            width += glyph.width
        }

        func mayBreak(before next: Glyph) -> Bool {
            guard let last = glyphs.last else { return false }
            if last.character == "-", glyphs.count > 1 {
                return !next.isClosing && next.character != "-"
            }
            return (last.width > 1 || next.width > 1) && !last.isOpening && !next.isClosing
        }
    }

    private func units(of paragraph: ArraySlice<Glyph>) -> [Unit] {
        var units: [Unit] = []
        var unit = Unit()
        for glyph in paragraph {
            if glyph.isBreakingSpace {
                if !unit.glyphs.isEmpty {
                    units.append(unit)
                    unit = Unit()
                }
                unit.space = unit.space ?? glyph
                continue
            }
            if unit.mayBreak(before: glyph) {
                units.append(unit)
                unit = Unit()
            }
            unit.append(glyph.width > width ? Glyph("?", span: glyph.span) : glyph)
        }
        if !unit.glyphs.isEmpty {
            units.append(unit)
        }
        return units
    }

    private struct LineFiller {
        let width: Int
        private var lines: [[Glyph]] = []
        private var line: [Glyph] = []
        private var used = 0

        init(width: Int) {
            self.width = width
        }

        mutating func add(_ unit: Unit) {
            let space = line.isEmpty ? nil : unit.space.map { Glyph(" ", span: $0.span) }
            if used + (space?.width ?? 0) + unit.width <= width {
                if let space {
                    append(space)
                }
            } else if !line.isEmpty {
                endLine()
            }
            for glyph in unit.glyphs {
                if used + glyph.width > width {
                    endLine()
                }
                append(glyph)
            }
        }

        mutating func finish() -> [[Glyph]] {
            endLine()
            return lines
        }

        private mutating func append(_ glyph: Glyph) {
            line.append(glyph)
            used += glyph.width
        }

        private mutating func endLine() {
            lines.append(line)
            line = []
            used = 0
        }
    }
}
