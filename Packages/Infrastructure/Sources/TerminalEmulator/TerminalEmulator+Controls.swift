import TerminalText

extension TerminalEmulator {
    mutating func takeControl(_ byte: UInt8) {
        switch byte {
        case 0x07: bells += 1
        case 0x08:
            position.column = max(0, position.column - 1)
            position.isPastEnd = false
        case 0x09:
            position.column = min(columns - 1, (position.column / 8 + 1) * 8)
        case 0x0A, 0x0B, 0x0C: lineFeed()
        case 0x0D:
            position.column = 0
            position.isPastEnd = false
        default:
            note("control \(byte)")
        }
    }

    mutating func takeEscape(_ sequence: String) {
        switch sequence {
        case "7": saveCursor()
        case "8": restoreCursor()
        case "D": lineFeed()
        case "E":
            position.column = 0
            lineFeed()
        case "M": reverseLineFeed()
        case "c": reset()
        case "\\", "=", ">", "(B", ")B": break
        default: note("ESC \(sequence)")
        }
    }

    mutating func take(_ sequence: ControlSequence) {
        if move(sequence) || edit(sequence) || change(sequence) || answer(sequence) { return }
        let parameters = sequence.parameters.map { $0.map { $0.map { String($0) } ?? "" }.joined(separator: ":") }
        note(
            "CSI \(sequence.mark.map { String($0) } ?? "")\(parameters.joined(separator: ";"))"
                + "\(sequence.intermediates)\(sequence.final)"
        )
    }

    /// What only moves the cursor.
    private mutating func move(_ sequence: ControlSequence) -> Bool {
        switch sequence.function {
        case "A": moveTo(row: position.row - sequence.count(), isRelative: true)
        case "B", "e": moveTo(row: position.row + sequence.count(), isRelative: true)
        case "C", "a": moveTo(column: position.column + sequence.count(), isRelative: true)
        case "D": moveTo(column: position.column - sequence.count(), isRelative: true)
        case "E": moveTo(column: 0, row: position.row + sequence.count(), isRelative: true)
        case "F": moveTo(column: 0, row: position.row - sequence.count(), isRelative: true)
        case "G", "`": moveTo(column: sequence.count() - 1)
        case "d": moveTo(row: sequence.count() - 1)
        case "H", "f": moveTo(column: sequence.count(1) - 1, row: sequence.count() - 1)
        case "s" where sequence.parameters.isEmpty: saveCursor()
        case "u": restoreCursor()
        default: return false
        }
        return true
    }

    private mutating func moveTo(column: Int? = nil, row: Int? = nil, isRelative: Bool = false) {
        let column = column ?? position.column
        let row = row ?? position.row
        if !isRelative, !(0..<columns).contains(column) || !(0..<rows).contains(row) {
            misplacements += 1
        }
        position = Position(column: min(max(0, column), columns - 1), row: min(max(0, row), rows - 1))
    }

    /// What erases, inserts, deletes and scrolls.
    private mutating func edit(_ sequence: ControlSequence) -> Bool {
        let (column, row, style, columns) = (position.column, position.row, style, columns)
        switch sequence.function {
        case "J": return eraseDisplay(sequence.value())
        case "K":
            let ranges = [column..<columns, 0..<(column + 1), 0..<columns]
            guard ranges.indices.contains(sequence.value()) else { return false }
            withScreen { $0.erase(row: row, ranges[sequence.value()], style: style) }
        case "X":
            withScreen { $0.erase(row: row, column..<(column + sequence.count()), style: style) }
        case "@":
            withScreen { $0.shift(row: row, from: column, by: sequence.count(), style: style) }
        case "P":
            withScreen { $0.shift(row: row, from: column, by: -sequence.count(), style: style) }
        case "L", "M":
            guard region.contains(row) else { return true }
            let (below, count) = (row..<region.upperBound, sequence.count())
            withScreen { $0.scroll(below, by: sequence.final == "M" ? count : -count, style: style) }
        case "S": scroll(by: sequence.count())
        case "T": scroll(by: -sequence.count())
        case "r":
            let top = sequence.count() - 1
            let bottom = sequence.value(1) == 0 ? rows : min(rows, sequence.value(1))
            guard top < bottom - 1 else { return true }
            region = top..<bottom
            moveTo(column: 0, row: 0)
        default: return false
        }
        position.isPastEnd = false
        return true
    }

    private mutating func eraseDisplay(_ part: Int) -> Bool {
        let (column, row, style) = (position.column, position.row, style)
        let all = 0..<columns
        switch part {
        case 0:
            withScreen { $0.erase(row: row, column..<all.upperBound, style: style) }
            for below in (row + 1)..<max(row + 1, rows) { withScreen { $0.erase(row: below, all, style: style) } }
        case 1:
            withScreen { $0.erase(row: row, 0..<(column + 1), style: style) }
            for above in 0..<row { withScreen { $0.erase(row: above, all, style: style) } }
        case 2, 3:
            guard part == 2 else { return true }
            for row in 0..<rows { withScreen { $0.erase(row: row, all, style: style) } }
        default: return false
        }
        return true
    }

    mutating func saveCursor() {
        saved[isAlternate] = SavedCursor(position: position, style: style)
    }

    mutating func restoreCursor() {
        position = saved[isAlternate]?.position ?? Position()
        position.column = min(position.column, columns - 1)
        position.row = min(position.row, rows - 1)
        style = saved[isAlternate]?.style ?? .plain
    }

    private mutating func reset() {
        main = ScreenGrid(columns: columns, rows: rows)
        alternate = main
        position = Position()
        style = .plain
        region = 0..<rows
        modes = [7, 25]
        isAlternate = false
        saved = [:]
        keyboard = [:]
    }
}
