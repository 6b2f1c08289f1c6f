/// Why a part of the input yields no record.
public enum JSONRecordProblem: Error, Sendable, Equatable {
    /// The text breaks the rules of JSON.
    case syntax(JSONSyntaxError.Reason)
    /// The record is larger than ``JSONRecordReader/Limits/maximumRecordBytes``.
    case recordTooLarge(limit: Int)
    /// A line that should hold a whole value ends inside it.
    case lineEndsInsideValue
    /// The input ends inside the value that starts at the position.
    case inputEndsInsideValue(start: JSONPosition)
    /// The input is something else, judged by its first byte.
    case otherContent(Content)

    /// What the first byte of an input that is not JSON suggests.
    public enum Content: Sendable, Equatable {
        /// It starts with `<`.
        case markup
        /// It starts as gzip does.
        case gzip
        /// It starts with an UTF-16 byte-order mark or a zero byte.
        case utf16
        /// Anything else.
        case other
    }
}

extension JSONRecordProblem: CustomStringConvertible {
    /// The problem as the end of a sentence, in lower case and without a full stop.
    public var description: String {
        switch self {
        case .syntax(let reason): reason.description
        case .recordTooLarge(let limit): "the record is larger than the limit of \(limit) bytes"
        case .lineEndsInsideValue: "the line ends inside the value"
        case .inputEndsInsideValue(let start):
            "the input ends inside the value that starts at \(start); it may have been cut off"
        case .otherContent(.markup): "expected JSON, but this looks like HTML or XML"
        case .otherContent(.gzip): "expected JSON, but this looks compressed with gzip; decompress it first"
        case .otherContent(.utf16): "expected JSON in UTF-8, but this looks like UTF-16; convert it first"
        case .otherContent(.other): "expected JSON, but this starts with something else than a JSON value"
        }
    }
}
