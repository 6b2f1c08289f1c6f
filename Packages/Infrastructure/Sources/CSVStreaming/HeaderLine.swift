/// The header while its end is looked for and its delimiter is not yet known.
struct HeaderLine: Sendable {
    /// The header without the line break that ends it.
    private(set) var bytes: [UInt8] = []
    /// Whether the next byte is inside quotes.
    private(set) var isQuoted = false
    private var counts: [CSVDelimiter: Int] = [:]

    /// Takes the next byte; true when it is the line break that ends the header. Empty lines before it are passed over.
    mutating func append(_ byte: UInt8) -> Bool {
        if byte.isLineBreak, !isQuoted { return !bytes.isEmpty }
        if byte == UInt8(ascii: "\"") {
            // A quote opens a field only at its start, or again when it is doubled.
            isQuoted = !isQuoted && (bytes.last.map { $0 == byte || Self.delimiter($0) != nil } ?? true)
        } else if !isQuoted, let delimiter = Self.delimiter(byte) {
            counts[delimiter, default: 0] += 1
        }
        bytes.append(byte)
        return false
    }

    /// The delimiter that occurs most often outside quotes; a comma when none does, and the first of equals.
    var likelyDelimiter: CSVDelimiter {
        let greatest = counts.values.max() ?? 0
        return CSVDelimiter.allCases.first { counts[$0, default: 0] == greatest } ?? .comma
    }

    private static func delimiter(_ byte: UInt8) -> CSVDelimiter? {
        CSVDelimiter.allCases.first { $0.byte == byte }
    }
}
