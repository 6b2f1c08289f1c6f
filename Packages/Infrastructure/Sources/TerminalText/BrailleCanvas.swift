/// A drawing of dots, two by four to a column and row of the terminal, with texts on top.
///
/// A cell is a Braille pattern: U+2800 plus a bit for each raised dot, dots 1 to 3 and 7 down the left (bits 0, 1, 2, 6),
/// 4 to 6 and 8 down the right (bits 3, 4, 5, 7), as The Unicode Standard, section 21.1 "Braille Patterns", numbers them.
/// Without Unicode a cell tells its halves apart: `'` for dots above, `.` for dots below, `:` for both. Since a cell is
/// about twice as high as wide, dots have the same distance in both directions.
public struct BrailleCanvas: Sendable, Hashable {
    /// Dots side by side in a column.
    public static let dotsPerColumn = 2
    /// Dots above each other in a row.
    public static let dotsPerRow = 4
    /// The most columns or rows there can be; more are taken as this.
    public static let maximumSize = 1000

    /// How many columns of the terminal the drawing takes, without a frame.
    public let columns: Int
    /// How many rows it takes, without a frame.
    public let rows: Int

    private var patterns: [UInt8]
    private var styles: [TextStyle]
    private var labels: [Label] = []

    private struct Label: Hashable {
        let text: StyledText
        let row: Int
        let columns: Range<Int>
    }

    /// An empty drawing; a size below 1 is taken as 1.
    public init(columns: Int, rows: Int) {
        self.columns = min(max(columns, 1), Self.maximumSize)
        self.rows = min(max(rows, 1), Self.maximumSize)
        patterns = Array(repeating: 0, count: self.columns * self.rows)
        styles = Array(repeating: .plain, count: self.columns * self.rows)
    }

    /// Dots from left to right.
    public var dotColumns: Int { columns * Self.dotsPerColumn }

    /// Dots from top to bottom.
    public var dotRows: Int { rows * Self.dotsPerRow }

    /// Raises the dot that is `x` from the left and `y` from the top. A cell has the style of the last dot that was raised
    /// in it; what lies outside is not drawn.
    public mutating func raise(x: Int, y: Int, style: TextStyle = .plain) {
        guard (0..<dotColumns).contains(x), (0..<dotRows).contains(y) else { return }
        let cell = y / Self.dotsPerRow * columns + x / Self.dotsPerColumn
        patterns[cell] |= Self.bit(column: x % Self.dotsPerColumn, row: y % Self.dotsPerRow)
        styles[cell] = style
    }

    /// Writes a text over the dots, on one line, beginning `column` from the left and `row` from the top.
    ///
    /// - Returns: Whether it stands there: it does not where it would be cut off, or where no column would part it from
    ///   another text.
    @discardableResult
    public mutating func write(_ text: StyledText, column: Int, row: Int) -> Bool {
        let text = text.singleLine
        let width = text.displayWidth
        guard width > 0, width <= columns, (0..<rows).contains(row), (0...(columns - width)).contains(column) else {
            return false
        }
        let taken = column..<(column + width)
        let needed = (column - 1)..<(column + width + 1)
        guard !labels.contains(where: { $0.row == row && $0.columns.overlaps(needed) }) else { return false }
        labels.append(Label(text: text, row: row, columns: taken))
        return true
    }

    /// The drawing in lines: within a frame of lines, which is two columns wider and two rows higher, or plainly, and then
    /// without spaces at the ends.
    public func lines(frame: Frame, chrome: Chrome = .unicode, frameStyle: TextStyle = .dim) -> [StyledText] {
        let drawn = (0..<rows).map { line(of: $0, chrome: chrome) }
        guard frame == .boxed else {
            return drawn.map { line in
                var line = line
                line.trimTrailingSpaces()
                return line
            }
        }
        let side = StyledText(safe: String(chrome.vertical), style: frameStyle)
        // A rule has room of a column on either side of what it goes over.
        func rule(_ position: Chrome.RulePosition) -> StyledText {
            StyledText(safe: chrome.rule(position, widths: [columns - 2]), style: frameStyle)
        }
        return [rule(.top)] + drawn.map { side + $0 + side } + [rule(.bottom)]
    }

    private func line(of row: Int, chrome: Chrome) -> StyledText {
        var line = StyledText()
        var column = 0
        for label in labels.filter({ $0.row == row }).sorted(by: { $0.columns.lowerBound < $1.columns.lowerBound }) {
            appendCells(column..<label.columns.lowerBound, of: row, chrome: chrome, to: &line)
            line.append(label.text)
            column = label.columns.upperBound
        }
        appendCells(column..<columns, of: row, chrome: chrome, to: &line)
        return line
    }

    private func appendCells(_ range: Range<Int>, of row: Int, chrome: Chrome, to line: inout StyledText) {
        for column in range {
            let cell = row * columns + column
            let isEmpty = patterns[cell] == 0
            line.append(
                safe: isEmpty ? " " : String(chrome.cell(patterns[cell])),
                style: isEmpty ? .plain : styles[cell]
            )
        }
    }

    /// The bit of a dot within its cell.
    private static func bit(column: Int, row: Int) -> UInt8 {
        row == 3 ? 0x40 << UInt8(column) : 1 << UInt8(row + 3 * column)
    }
}

extension Chrome {
    /// The character of a cell's dots.
    fileprivate func cell(_ pattern: UInt8) -> Character {
        switch self {
        case .unicode:
            return Character(Unicode.Scalar(0x2800 + UInt16(pattern)) ?? " ")
        case .ascii:
            let above = pattern & 0b0001_1011 != 0
            let below = pattern & 0b1110_0100 != 0
            return above && below ? ":" : above ? "'" : "."
        }
    }
}
