/// A place in the input of a ``JSONRecordReader``.
public struct JSONPosition: Sendable, Equatable {
    /// Bytes before this place, those of a byte-order mark included.
    public let byteOffset: Int
    /// The line, counted from 1; a line feed ends a line.
    public let line: Int
    /// The column, counted from 1 in bytes; a byte-order mark takes none.
    public let column: Int
    /// How many records came before in this input, good or malformed: the index of the record at this place.
    public let recordIndex: Int

    /// Makes a position.
    public init(byteOffset: Int, line: Int, column: Int, recordIndex: Int) {
        self.byteOffset = byteOffset
        self.line = line
        self.column = column
        self.recordIndex = recordIndex
    }
}

extension JSONPosition: CustomStringConvertible {
    /// The place as people name it: "line 3, column 14".
    public var description: String { "line \(line), column \(column)" }
}
