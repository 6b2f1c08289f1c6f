/// Bytes on their way to a terminal, with the sequences that address cells (ECMA-48: CUP and CHA).
struct ControlBytes {
    var bytes: [UInt8] = []

    mutating func append(_ text: some StringProtocol) {
        bytes += text.utf8
    }

    mutating func append(spaces count: Int) {
        if count > 0 {
            bytes += repeatElement(UInt8(ascii: " "), count: count)
        }
    }

    /// Sends the cursor to a cell; a column of 0 is left out, since that is what is meant then.
    mutating func move(to position: ScreenPosition) {
        append("\u{1B}[")
        if position.row > 0 || position.column > 0 {
            append(decimal: position.row + 1)
        }
        if position.column > 0 {
            append(";")
            append(decimal: position.column + 1)
        }
        append("H")
    }

    /// Sends the cursor to a column of its row.
    mutating func move(toColumn column: Int) {
        append("\u{1B}[")
        if column > 0 {
            append(decimal: column + 1)
        }
        append("G")
    }

    /// These bytes between the beginning and the end of what a terminal is to show at once (private mode 2026).
    var synchronized: [UInt8] {
        Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8)
    }

    private mutating func append(decimal number: Int) {
        append(String(number))
    }
}
