import TerminalText

/// The cells of one screen. No half of a wide character ever stands alone.
struct ScreenGrid: Hashable, Sendable {
    private(set) var columns: Int
    private(set) var rows: Int
    private var lines: [[ScreenCell]]

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        lines = Array(repeating: Array(repeating: ScreenCell(), count: columns), count: rows)
    }

    func line(_ row: Int) -> [ScreenCell] { lines[row] }

    func cell(row: Int, column: Int) -> ScreenCell { lines[row][column] }

    /// Where the character begins that covers a place.
    func start(row: Int, column: Int) -> Int {
        lines[row][column].width == 0 ? max(0, column - 1) : column
    }

    /// Puts a character somewhere; its columns must be there.
    mutating func put(_ cell: ScreenCell, row: Int, column: Int) {
        clearHalves(row: row, at: column)
        if cell.width == 2 {
            clearHalves(row: row, at: column + 1)
            lines[row][column + 1] = .secondHalf(style: cell.style)
        }
        lines[row][column] = cell
    }

    mutating func replaceText(row: Int, column: Int, with text: String) {
        lines[row][column].text = text
    }

    mutating func erase(row: Int, _ range: Range<Int>, style: TextStyle) {
        let range = range.clamped(to: 0..<columns)
        guard let first = range.first, let last = range.last else { return }
        clearHalves(row: row, at: first)
        clearHalves(row: row, at: last)
        for column in range {
            lines[row][column] = .blank(on: style)
        }
    }

    /// Moves the rows of a region up, or down when the count is negative; what comes in is empty.
    mutating func scroll(_ region: Range<Int>, by count: Int, style: TextStyle) {
        let count = min(max(count, -region.count), region.count)
        let empty = Array(repeating: Array(repeating: ScreenCell.blank(on: style), count: columns), count: abs(count))
        let kept = count > 0 ? lines[region].dropFirst(count) : lines[region].dropLast(-count)
        lines.replaceSubrange(region, with: count > 0 ? Array(kept) + empty : empty + Array(kept))
    }

    /// Moves the rest of a row to the right, or to the left when the count is negative.
    mutating func shift(row: Int, from column: Int, by count: Int, style: TextStyle) {
        let count = min(max(count, column - columns), columns - column)
        split(row: row, before: column)
        split(row: row, before: count < 0 ? column - count : columns - count)
        let empty = Array(repeating: ScreenCell.blank(on: style), count: abs(count))
        let rest = lines[row][column...]
        lines[row].replaceSubrange(
            column...,
            with: count > 0 ? empty + Array(rest.dropLast(count)) : Array(rest.dropFirst(-count)) + empty
        )
    }

    mutating func resize(columns: Int, rows: Int) {
        var resized = ScreenGrid(columns: columns, rows: rows)
        for row in 0..<min(rows, self.rows) {
            for (column, cell) in lines[row].enumerated() where cell.width > 0 && column + cell.width <= columns {
                resized.put(cell, row: row, column: column)
            }
        }
        self = resized
    }

    /// Takes away a wide character that stands on both sides of a boundary.
    private mutating func split(row: Int, before column: Int) {
        if column < columns, lines[row][column].width == 0 {
            clearHalves(row: row, at: column)
        }
    }

    private mutating func clearHalves(row: Int, at column: Int) {
        switch lines[row][column].width {
        case 0 where column > 0:
            lines[row][column - 1] = .blank(on: lines[row][column - 1].style)
            lines[row][column] = .blank(on: lines[row][column].style)
        case 2 where column + 1 < columns:
            lines[row][column + 1] = .blank(on: lines[row][column + 1].style)
            lines[row][column] = .blank(on: lines[row][column].style)
        default:
            break
        }
    }
}
