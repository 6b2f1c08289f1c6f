import CFrequencyTables

/// How often recorded animals have what: the tables that `Scripts/count-frequencies` made of recordings, and how those
/// are read.
struct FrequencyTables {
    /// The columns of one row; an empty one stands for nothing.
    typealias Row = [String?]

    private let tables: [String: WeightedTable<Row>]

    /// The tables that are compiled in.
    static func embedded() throws(GenerationError) -> FrequencyTables {
        let bytes = unsafe UnsafeBufferPointer(start: frequency_table_bytes(), count: frequency_table_size())
        return try FrequencyTables(unsafe String(decoding: bytes, as: UTF8.self))
    }

    /// Reads tables as text: a line `[name]` begins one, each of its lines is a count and the values, parted by
    /// tabulators.
    init(_ text: String) throws(GenerationError) {
        var tables: [String: WeightedTable<Row>] = [:]
        var name = ""
        var rows: [(value: Row, count: Int)] = []
        func finish() throws(GenerationError) {
            guard !name.isEmpty else { return }
            tables[name] = WeightedTable(rows)
            rows = []
        }
        for line in text.utf8.split(separator: UInt8(ascii: "\n")).map({ Substring($0) }) {
            if line.hasPrefix("["), line.hasSuffix("]") {
                try finish()
                name = String(line.dropFirst().dropLast())
                continue
            }
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard let count = Int(cells[0]) else { throw .damagedTable(name) }
            rows.append((cells.dropFirst().map { $0.isEmpty ? nil : String($0) }, count))
        }
        try finish()
        self.tables = tables
    }

    /// The rows of the table of that name, each with at least `columns` columns.
    func rows(_ name: String, columns: Int) throws(GenerationError) -> WeightedTable<Row> {
        guard let table = tables[name], table.values.allSatisfy({ $0.count >= columns }) else {
            throw .damagedTable(name)
        }
        return table
    }

    /// The first column of the table of that name.
    func values(_ name: String) throws(GenerationError) -> WeightedTable<String?> {
        try rows(name, columns: 1).map { $0[0] }
    }

    /// The first column of the table of that name, which is there in every row.
    func texts(_ name: String) throws(GenerationError) -> WeightedTable<String> {
        try values(name).map { $0 ?? "" }
    }

    /// The first column of the table of that name, as numbers.
    func numbers(_ name: String) throws(GenerationError) -> WeightedTable<Int> {
        try texts(name).map { Int($0) ?? 0 }
    }
}

/// Why no animals could be generated.
package enum GenerationError: Error, Hashable, Sendable {
    /// The frequencies that are compiled in lack a table, or it has too few columns.
    case damagedTable(String)
    /// The gazetteer knows no postal code with a place.
    case noPlaces
    /// The file cannot be made or written; `code` is the system's.
    case cannotWrite(path: String, code: Int32)
}

extension GenerationError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .damagedTable(let name):
            "The table of frequencies “\(name)” is missing or damaged; make it with Scripts/count-frequencies."
        case .noPlaces: "The gazetteer knows no postal codes."
        case .cannotWrite(let path, let code): "\(path) could not be written (error \(code))."
        }
    }
}
