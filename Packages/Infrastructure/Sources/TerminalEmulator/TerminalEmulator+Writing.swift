import TerminalText

extension TerminalEmulator {
    /// Writes one code point at the cursor, or joins it to the character before.
    mutating func write(_ scalar: Unicode.Scalar) {
        if countsGraphemes {
            if !joinToCluster(scalar) {
                put(String(scalar), width: columns(of: Character(scalar)))
            }
            return
        }
        let width = columns(of: scalar)
        if width == 0 {
            joinToCell(scalar)
        } else {
            put(String(scalar), width: width)
        }
    }

    private var countsGraphemes: Bool {
        switch behavior.widths {
        case .graphemes: true
        case .codePoints: false
        case .codePointsUnlessAsked: modes.contains(2027)
        }
    }

    /// The columns of a code point by itself, as `wcwidth` has them.
    private func columns(of scalar: Unicode.Scalar) -> Int {
        (0x1F1E6...0x1F1FF).contains(scalar.value) ? 1 : columns(of: Character(scalar))
    }

    private func columns(of character: Character) -> Int {
        let width = TextWidth.columns(of: character)
        guard width == 1, behavior.ambiguousIsWide, let first = character.unicodeScalars.first else {
            return min(width, 2)
        }
        return AmbiguousWidth.contains(first) ? 2 : 1
    }

    /// Adds a code point to the cluster that was written just before, if it continues it.
    private mutating func joinToCluster(_ scalar: Unicode.Scalar) -> Bool {
        guard let place = lastWritten else { return false }
        let cell = screen.cell(row: place.row, column: place.column)
        if scalar.isASCII, cell.text.utf8.count == 1 { return false }
        let joined = cell.text + String(scalar)
        guard joined.count == 1, let character = joined.first else { return false }
        let width = columns(of: character)
        guard width > cell.width, place.column + width <= columns else {
            withScreen { $0.replaceText(row: place.row, column: place.column, with: joined) }
            return true
        }
        withScreen {
            $0.put(ScreenCell(text: joined, style: cell.style, width: width), row: place.row, column: place.column)
        }
        moveBehind(place, width: width)
        return true
    }

    /// Adds a code point without a width to whatever stands before the cursor.
    private mutating func joinToCell(_ scalar: Unicode.Scalar) {
        var place = lastWritten
        if place == nil, position.column > 0 {
            let before = position.isPastEnd ? position.column : position.column - 1
            place = Place(column: screen.start(row: position.row, column: before), row: position.row)
        }
        guard let place else { return }
        let text = screen.cell(row: place.row, column: place.column).text + String(scalar)
        withScreen { $0.replaceText(row: place.row, column: place.column, with: text) }
    }

    private mutating func put(_ text: String, width: Int) {
        guard width > 0 else { return joinToCellOrDrop(text) }
        let wraps = modes.contains(7)
        let width = min(width, columns)
        if wraps, position.isPastEnd || position.column + width > columns {
            wrappedLines += 1
            position.column = 0
            lineFeed()
        }
        position.isPastEnd = false
        let column = min(position.column, columns - width)
        let place = Place(column: column, row: position.row)
        let cell = ScreenCell(text: text, style: style, width: width)
        withScreen { $0.put(cell, row: place.row, column: place.column) }
        moveBehind(place, width: width)
        lastWritten = place
    }

    private mutating func joinToCellOrDrop(_ text: String) {
        for scalar in text.unicodeScalars {
            joinToCell(scalar)
        }
    }

    private mutating func moveBehind(_ place: Place, width: Int) {
        let column = place.column + width
        position = Position(
            column: min(column, columns - 1),
            row: place.row,
            isPastEnd: column >= columns && modes.contains(7)
        )
    }

    /// One row down, scrolling the region at its end.
    mutating func lineFeed() {
        position.isPastEnd = false
        if position.row == region.upperBound - 1 {
            scroll(by: 1)
        } else if position.row < rows - 1 {
            position.row += 1
        }
    }

    /// One row up, scrolling the region at its beginning.
    mutating func reverseLineFeed() {
        position.isPastEnd = false
        if position.row == region.lowerBound {
            scroll(by: -1)
        } else if position.row > 0 {
            position.row -= 1
        }
    }

    mutating func scroll(by count: Int) {
        scrolledRows += abs(count)
        let (region, style) = (region, style)
        withScreen { $0.scroll(region, by: count, style: style) }
    }
}

/// What UAX #11 calls ambiguous, as far as programs draw with it or people write it.
enum AmbiguousWidth {
    private static let ranges: [ClosedRange<UInt32>] = [
        0xA1...0xA1, 0xA7...0xA8, 0xAA...0xAA, 0xB0...0xB4, 0xB6...0xBA, 0xBC...0xBF, 0xD7...0xD8, 0xDE...0xE1,
        0xE6...0xE6,
        0xE8...0xEA, 0xEC...0xED, 0xF2...0xF3, 0xF7...0xFA, 0xFC...0xFC, 0x391...0x3C9, 0x401...0x451, 0x2013...0x2016,
        0x2018...0x2019, 0x201C...0x201D, 0x2020...0x2022, 0x2024...0x2027, 0x2190...0x2199, 0x2460...0x24FF,
        0x2500...0x254B, 0x2550...0x2573, 0x2580...0x258F, 0x2592...0x2595, 0x25A0...0x25A1, 0x25B2...0x25B3,
        0x25C6...0x25C8, 0x25CB...0x25CB, 0x25CE...0x25D1, 0x2605...0x2606, 0x2640...0x2640, 0x2642...0x2642,
        0xE000...0xF8FF, 0xFFFD...0xFFFD,
    ]

    static func contains(_ scalar: Unicode.Scalar) -> Bool {
        ranges.contains { $0.contains(scalar.value) }
    }
}
