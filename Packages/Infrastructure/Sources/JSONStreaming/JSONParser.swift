/// Reads one complete JSON text into a ``JSONValue``, strictly by RFC 8259.
///
/// Refused, each with the offset of the offending byte: comments, trailing commas, single quotes, leading zeros, NaN and
/// Infinity, unescaped control characters, bytes that are not UTF-8, a byte-order mark, numbers too large for a double,
/// nesting beyond the limit, and anything after the value.
///
/// One leniency, because a single broken emoji must not cost a record: an escaped surrogate without its other half
/// (`"\ud83d"`) reads as U+FFFD, the replacement character. An integer that does not fit 64 bits reads as a double.
public enum JSONParser {
    /// The nesting depth accepted unless another is asked for.
    public static let defaultMaximumDepth = 128

    /// The greatest nesting depth that can be asked for: parsing recurses, and a thread's stack is finite.
    public static let greatestMaximumDepth = 512

    /// Parses the bytes of one JSON text.
    ///
    /// - Parameter maximumDepth: how deep arrays and objects may nest; at most ``greatestMaximumDepth`` is used.
    public static func parse(
        _ bytes: Span<UInt8>,
        maximumDepth: Int = defaultMaximumDepth
    ) throws(JSONSyntaxError) -> JSONValue {
        var decoder = JSONTextDecoder(maximumDepth: maximumDepth)
        return try decoder.decode(bytes)
    }

    /// Parses the bytes of one JSON text.
    ///
    /// - Parameter maximumDepth: how deep arrays and objects may nest; at most ``greatestMaximumDepth`` is used.
    public static func parse(
        _ bytes: [UInt8],
        maximumDepth: Int = defaultMaximumDepth
    ) throws(JSONSyntaxError) -> JSONValue {
        try parse(bytes.span, maximumDepth: maximumDepth)
    }

    /// Parses one JSON text. Offsets in errors count its UTF-8 bytes.
    ///
    /// - Parameter maximumDepth: how deep arrays and objects may nest; at most ``greatestMaximumDepth`` is used.
    public static func parse(
        _ text: String,
        maximumDepth: Int = defaultMaximumDepth
    ) throws(JSONSyntaxError) -> JSONValue {
        try parse(Array(text.utf8), maximumDepth: maximumDepth)
    }
}
