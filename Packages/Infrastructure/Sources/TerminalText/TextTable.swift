/// Rows of cells under headers, laid out for a width in columns.
///
/// Every column is as wide as its widest cell while there is room. When there is not, flexible columns are cut, the widest
/// first, down to their minimum; when that is not enough, whole columns are left out, those of the lowest priority first.
/// One column always stays and then takes what room there is.
public struct TextTable: Sendable, Hashable {
    /// The least width a table can be laid out for; a smaller one is taken as this.
    public static let minimumWidth = 5

    /// What a column is headed by and how it shares the width.
    public struct Column: Sendable, Hashable {
        /// Whether a column may be cut.
        public enum Sizing: Sendable, Hashable {
            /// As wide as its widest cell, or left out.
            case fixed
            /// Cut when there is no room, but not below this many columns.
            case flexible(minimum: Int)
        }

        /// The text above the cells.
        public var header: StyledText
        /// On which side of the column the header and the cells stand.
        public var alignment: TextAlignment
        /// Whether the column may be cut.
        public var sizing: Sizing
        /// Columns of the lowest priority are left out first, of equal ones the last.
        public var priority: Int

        /// A column; by default one of equal priority that may be cut down to 8.
        public init(
            header: StyledText,
            alignment: TextAlignment = .left,
            sizing: Sizing = .flexible(minimum: 8),
            priority: Int = 0
        ) {
            self.header = header
            self.alignment = alignment
            self.sizing = sizing
            self.priority = priority
        }
    }

    /// The columns from left to right.
    public var columns: [Column]
    /// The cells by row. Missing ones are empty, those beyond the last column are not shown.
    public var rows: [[StyledText]]
    /// How borders look.
    public var borderStyle: TextStyle

    /// A table of rows under columns.
    public init(columns: [Column], rows: [[StyledText]], borderStyle: TextStyle = .dim) {
        self.columns = columns
        self.rows = rows
        self.borderStyle = borderStyle
    }

    /// The table in lines that are no wider than `width` columns and have no spaces at the end.
    ///
    /// Without a width every cell is shown whole. Line breaks in cells become spaces. A table without columns has no lines.
    public func lines(width: Int?, frame: Frame, chrome: Chrome = .unicode) -> [StyledText] {
        guard !columns.isEmpty else { return [] }
        let (headers, cells) = singleLineCells()
        let layout = Layout(columns: columns, naturalWidths: naturalWidths(headers, cells), width: width, frame: frame)
        let printer = Printer(layout: layout, columns: columns, frame: frame, chrome: chrome, borderStyle: borderStyle)
        var lines = [printer.line(of: headers)]
        if frame == .boxed {
            lines.insert(printer.rule(.top), at: 0)
            lines.append(printer.rule(.middle))
        }
        lines += cells.map(printer.line(of:))
        if frame == .boxed {
            lines.append(printer.rule(.bottom))
        }
        return lines
    }

    /// The places in `columns` of those that are left out at a width.
    public func hiddenColumns(width: Int, frame: Frame) -> [Int] {
        let (headers, cells) = singleLineCells()
        let layout = Layout(columns: columns, naturalWidths: naturalWidths(headers, cells), width: width, frame: frame)
        return columns.indices.filter { !layout.visible.contains($0) }
    }

    private func singleLineCells() -> (headers: [StyledText], rows: [[StyledText]]) {
        (columns.map(\.header.singleLine), rows.map { $0.prefix(columns.count).map(\.singleLine) })
    }

    private func naturalWidths(_ headers: [StyledText], _ rows: [[StyledText]]) -> [Int] {
        var widths = headers.map { max(1, $0.displayWidth) }
        for row in rows {
            for (column, cell) in row.enumerated() {
                widths[column] = max(widths[column], cell.displayWidth)
            }
        }
        return widths
    }
}

extension TextTable {
    /// Puts cells and rules into lines, for columns that are chosen and measured.
    private struct Printer {
        let layout: Layout
        let columns: [Column]
        let frame: Frame
        let chrome: Chrome
        let borderStyle: TextStyle

        func line(of cells: [StyledText]) -> StyledText {
            let fields = zip(layout.visible, layout.widths).map { column, width in
                (column < cells.count ? cells[column] : StyledText())
                    .truncated(toWidth: width, ellipsis: chrome.ellipsis)
                    .padded(toWidth: width, alignment: columns[column].alignment)
            }
            return frame == .boxed ? boxed(fields) : plain(fields)
        }

        func rule(_ position: Chrome.RulePosition) -> StyledText {
            StyledText(safe: chrome.rule(position, widths: layout.widths), style: borderStyle)
        }

        private func plain(_ fields: [StyledText]) -> StyledText {
            var line = StyledText()
            for (index, field) in fields.enumerated() {
                if index > 0 {
                    line.appendSpaces(Frame.plainGap)
                }
                line.append(field)
            }
            line.trimTrailingSpaces()
            return line
        }

        private func boxed(_ fields: [StyledText]) -> StyledText {
            let border = StyledText(safe: String(chrome.vertical), style: borderStyle)
            var line = border
            for field in fields {
                line.appendSpaces(1)
                line.append(field)
                line.appendSpaces(1)
                line.append(border)
            }
            return line
        }
    }
}

extension Frame {
    /// The spaces between two columns that no line parts.
    static let plainGap = 2

    /// The columns of the terminal that a table of so many columns needs beside its cells.
    func overhead(ofColumns count: Int) -> Int {
        self == .boxed ? 3 * count + 1 : Self.plainGap * (count - 1)
    }
}
