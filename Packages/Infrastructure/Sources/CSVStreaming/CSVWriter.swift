/// Writes rows as CSV by RFC 4180, quoting only the fields that need it.
public struct CSVWriter: Sendable {
    /// How lines end.
    public enum LineEnding: Sendable {
        /// CR and LF, as RFC 4180 has it.
        case crlf
        /// LF alone, as tools on Unix expect.
        case lf

        var bytes: String.UTF8View {
            switch self {
            case .crlf: "\r\n".utf8
            case .lf: "\n".utf8
            }
        }
    }

    private let delimiter: CSVDelimiter
    private let lineEnding: LineEnding
    private let neutralizesFormulas: Bool

    /// Makes a writer.
    ///
    /// - Parameter neutralizesFormulas: whether a field that starts with `=`, `+`, `-`, `@`, a tabulator or a carriage
    ///   return gets an apostrophe in front, so that a spreadsheet shows it instead of running it as a formula (OWASP,
    ///   "CSV Injection"). It changes the data, negative numbers included, and so is off unless asked for: switch it on
    ///   for files that people will open in a spreadsheet.
    public init(
        delimiter: CSVDelimiter = .comma,
        lineEnding: LineEnding = .crlf,
        neutralizesFormulas: Bool = false
    ) {
        self.delimiter = delimiter
        self.lineEnding = lineEnding
        self.neutralizesFormulas = neutralizesFormulas
    }

    /// Appends one row with its line ending to the bytes.
    public func append(_ fields: some Sequence<String>, to buffer: inout [UInt8]) {
        let start = buffer.count
        var isFirst = true
        for field in fields {
            if !isFirst { buffer.append(delimiter.byte) }
            isFirst = false
            append(field, to: &buffer)
        }
        // A single empty field would be an empty line, which readers skip.
        if buffer.count == start, !isFirst { buffer.append(contentsOf: "\"\"".utf8) }
        buffer.append(contentsOf: lineEnding.bytes)
    }

    private func append(_ field: String, to buffer: inout [UInt8]) {
        let needsApostrophe = neutralizesFormulas && field.utf8.first.map(Self.startsFormula) == true
        guard field.utf8.contains(where: needsQuotes) else {
            if needsApostrophe { buffer.append(UInt8(ascii: "'")) }
            buffer.append(contentsOf: field.utf8)
            return
        }
        buffer.append(UInt8(ascii: "\""))
        if needsApostrophe { buffer.append(UInt8(ascii: "'")) }
        for byte in field.utf8 {
            if byte == UInt8(ascii: "\"") { buffer.append(byte) }
            buffer.append(byte)
        }
        buffer.append(UInt8(ascii: "\""))
    }

    private func needsQuotes(_ byte: UInt8) -> Bool {
        byte == delimiter.byte || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    private static func startsFormula(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), UInt8(ascii: "\t"),
            UInt8(ascii: "\r"):
            true
        default: false
        }
    }
}
