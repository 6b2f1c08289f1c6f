/// Why bytes are not JSON, and where.
public struct JSONSyntaxError: Error, Sendable, Equatable {
    /// The offending byte, counted from 0 at the start of the bytes that were given. At the end of input it equals
    /// their count.
    public let offset: Int
    /// What is wrong there.
    public let reason: Reason

    /// Makes an error for the byte at the offset.
    public init(offset: Int, reason: Reason) {
        self.offset = offset
        self.reason = reason
    }

    /// What can be wrong with JSON text.
    public enum Reason: Sendable, Equatable {
        /// The input ends inside a value.
        case unexpectedEnd
        /// Something that starts no value stands where a value must.
        case expectedValue
        /// Something else than a string stands where a member's name must.
        case expectedKey
        /// The colon between a name and its value is missing.
        case expectedColon
        /// A member is followed by something else than a comma or the object's end.
        case expectedCommaOrBrace
        /// An element is followed by something else than a comma or the array's end.
        case expectedCommaOrBracket
        /// A comma is followed by the end of the array or object.
        case trailingComma
        /// A number has another form than RFC 8259 allows.
        case invalidNumber
        /// A number starts with a zero that more digits follow.
        case leadingZero
        /// A number is too large for a double.
        case numberOutOfRange
        /// A string holds a character below U+0020 that is not escaped.
        case controlCharacterInString
        /// A backslash is followed by a character that makes no escape.
        case invalidEscape
        /// The bytes are not UTF-8.
        case invalidUTF8
        /// Arrays and objects are nested deeper than the limit.
        case tooDeep(limit: Int)
        /// A complete value is followed by more.
        case trailingContent
    }
}

extension JSONSyntaxError.Reason: CustomStringConvertible {
    /// The reason as the end of a sentence, in lower case and without a full stop.
    public var description: String {
        switch self {
        case .unexpectedEnd: "the input ends inside a value"
        case .expectedValue: "expected a value: an object, an array, a string, a number, true, false or null"
        case .expectedKey: "expected a member's name in double quotes"
        case .expectedColon: "expected ':' after a member's name"
        case .expectedCommaOrBrace: "expected ',' or '}' after a member"
        case .expectedCommaOrBracket: "expected ',' or ']' after an element"
        case .trailingComma: "expected another value after ','; JSON allows no trailing comma"
        case .invalidNumber: "the number is incomplete or malformed"
        case .leadingZero: "a number must not start with a superfluous 0"
        case .numberOutOfRange: "the number is too large for a double"
        case .controlCharacterInString: "a control character in a string must be escaped"
        case .invalidEscape: "the backslash starts no escape that JSON knows"
        case .invalidUTF8: "the bytes are not valid UTF-8"
        case .tooDeep(let limit): "arrays and objects are nested deeper than \(limit) levels"
        case .trailingContent: "expected the end of the input after the value"
        }
    }
}

extension JSONSyntaxError: CustomStringConvertible {
    /// The error as one line, with its byte offset.
    public var description: String { "byte \(offset): \(reason)" }
}
