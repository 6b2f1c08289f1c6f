/// Counts lines that end with CRLF, LF or CR.
struct LineCounter: Sendable {
    private var line = 1
    private var lineStart = 0
    private var lastCarriageReturn: Int?

    init() {}

    init(startingAt position: CSVPosition) {
        line = position.line
        lineStart = position.byteOffset - position.column + 1
    }

    /// Makes columns of the first line count from the offset, behind a byte-order mark.
    mutating func startFirstLine(at offset: Int) {
        lineStart = offset
    }

    /// Counts the CR or LF at the offset; the LF of a CRLF ends no second line.
    mutating func note(_ lineBreak: UInt8, at offset: Int) {
        let completesCRLF = lineBreak == UInt8(ascii: "\n") && lastCarriageReturn == offset - 1
        if !completesCRLF { line += 1 }
        if lineBreak == UInt8(ascii: "\r") { lastCarriageReturn = offset }
        lineStart = offset + 1
    }

    func position(at offset: Int, rowIndex: Int) -> CSVPosition {
        CSVPosition(byteOffset: offset, line: line, column: offset - lineStart + 1, rowIndex: rowIndex)
    }
}

extension UInt8 {
    var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
