import Domain
import FoundationEssentials

/// One row of a table, read leniently: a cell that is missing, empty or unreadable says nothing.
struct TableRow {
    private var cells: [CSVColumn: String] = [:]

    init(_ cells: [String], under header: TableHeader) {
        for (column, cell) in zip(header.columns, cells) {
            if let column { self.cells[column] = CSVText.restored(cell) }
        }
    }

    /// Whether no column that means something holds anything.
    var isEmpty: Bool { cells.values.allSatisfy { CleanText.line($0) == nil } }

    /// The cell on one line.
    subscript(column: CSVColumn) -> String? {
        cells[column].flatMap { CleanText.line($0) }
    }

    func paragraphs(_ column: CSVColumn) -> String? {
        cells[column].flatMap { CleanText.paragraphs($0) }
    }

    func list(_ column: CSVColumn) -> [String] {
        cells[column].map { CSVText.items(of: $0) } ?? []
    }

    func term<Known>(_ column: CSVColumn) -> OpenValue<Known>? {
        self[column].map { OpenValue($0) }
    }

    func date(_ column: CSVColumn) -> Date? {
        self[column].flatMap { Date(iso8601: $0) }
    }

    func number(_ column: CSVColumn) -> Double? {
        self[column].flatMap { Double($0) }
    }

    func triState(_ column: CSVColumn) -> TriState {
        switch self[column]?.lowercased() {
        case "yes", "y", "true", "t", "1", "x", "✓": .yes
        case "no", "n", "false", "f", "0": .no
        default: .unknown
        }
    }
}
