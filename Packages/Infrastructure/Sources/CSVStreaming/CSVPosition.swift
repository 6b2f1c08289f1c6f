/// A place in the input of a ``CSVReader``.
public struct CSVPosition: Sendable, Equatable {
    /// Bytes before this place, those of a byte-order mark included.
    public let byteOffset: Int
    /// The line, counted from 1; CRLF, LF and CR each end a line, also within quotes.
    public let line: Int
    /// The column, counted from 1 in bytes; a byte-order mark takes none.
    public let column: Int
    /// How many rows came before in this input, good or malformed, the header not counted.
    public let rowIndex: Int

    /// Makes a position.
    public init(byteOffset: Int, line: Int, column: Int, rowIndex: Int) {
        self.byteOffset = byteOffset
        self.line = line
        self.column = column
        self.rowIndex = rowIndex
    }
}

extension CSVPosition: CustomStringConvertible {
    /// The place as people name it: "line 3, column 14".
    public var description: String { "line \(line), column \(column)" }
}
