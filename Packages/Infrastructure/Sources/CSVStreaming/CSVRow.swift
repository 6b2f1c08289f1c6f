/// One row of a CSV file, with as many fields as its header has names.
public struct CSVRow: Sendable, Equatable {
    /// The names of the columns.
    public let header: CSVHeader
    /// The fields in the order of the columns, without their quotes.
    public let fields: [String]
    /// Where the row starts.
    public let position: CSVPosition

    /// Makes a row.
    public init(header: CSVHeader, fields: [String], position: CSVPosition) {
        self.header = header
        self.fields = fields
        self.position = position
    }

    /// The field of the named column, compared without case and white space; nil when there is no such column.
    public subscript(name: String) -> String? {
        guard let index = header.index(of: name), fields.indices.contains(index) else { return nil }
        return fields[index]
    }
}
