/// Why a part of a CSV file yields no row.
public enum CSVProblem: Error, Sendable, Equatable {
    /// The row has more or fewer fields than the header has names.
    case fieldCount(expected: Int, found: Int)
    /// A quote stands inside a field that does not begin with one.
    case strayQuote
    /// A quoted field is followed by something else than a delimiter or the end of the line.
    case textAfterClosingQuote
    /// The bytes are not UTF-8.
    case invalidUTF8
    /// The row is larger than ``CSVReader/Limits/maximumRecordBytes``.
    case recordTooLarge(limit: Int)
    /// The input ends inside the quoted field of the row that starts at the position.
    case unterminatedQuote(rowStart: CSVPosition)
}

extension CSVProblem: CustomStringConvertible {
    /// The problem as the end of a sentence, in lower case and without a full stop.
    public var description: String {
        switch self {
        case .fieldCount(let expected, let found):
            "the row has \(found) field\(found == 1 ? "" : "s"), but the header names \(expected)"
        case .strayQuote: "a quote inside a field needs quotes around the field and must be doubled"
        case .textAfterClosingQuote: "expected a delimiter or the end of the line after the closing quote"
        case .invalidUTF8: "the bytes are not valid UTF-8; convert the file to UTF-8 first"
        case .recordTooLarge(let limit): "the row is larger than the limit of \(limit) bytes"
        case .unterminatedQuote(let rowStart):
            "the input ends inside a quoted field of the row that starts at \(rowStart); it may have been cut off"
        }
    }
}
