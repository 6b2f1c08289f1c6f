/// The recursive descent behind ``JSONParser``. Kept between texts, it reuses its memory.
struct JSONTextDecoder: Sendable {
    let maximumDepth: Int
    /// What hashes of texts begin with; nil when nobody wants any.
    let digestSeed: UInt64?
    var index = 0
    /// The input as far as a string with escapes made it necessary to copy it, with the escapes resolved.
    var text: [UInt8] = []
    /// How much of the input that is.
    var copiedCount = 0
    /// Whether no string holds anything but ASCII.
    var isASCII = true
    /// Whether a line of the input ended in what was read. Strings hold no line feeds.
    private(set) var sawLineFeed = false
    private var depth = 0
    /// What is in the arrays and objects that are complete.
    private var closed: [JSONDocument.Node] = []
    /// What is in those that are not, the innermost last.
    private var open: [JSONDocument.Node] = []

    init(maximumDepth: Int, digestSeed: UInt64? = nil) {
        self.digestSeed = digestSeed
        self.maximumDepth = min(maximumDepth, JSONParser.greatestMaximumDepth)
    }

    /// Reads the one value that the bytes hold.
    mutating func decode(_ bytes: Span<UInt8>) throws(JSONSyntaxError) -> JSONValue {
        begin()
        skipWhitespace(bytes)
        let content = try content(bytes)
        skipWhitespace(bytes)
        guard index == bytes.count else { throw JSONSyntaxError(offset: index, reason: .trailingContent) }
        return value(of: content, in: bytes)
    }

    /// Reads the value that the bytes begin with; `index` is then behind it.
    mutating func decodeBeginning(of bytes: Span<UInt8>) throws(JSONSyntaxError) -> JSONValue {
        begin()
        return value(of: try content(bytes), in: bytes)
    }

    private mutating func begin() {
        index = 0
        text.removeAll(keepingCapacity: true)
        copiedCount = 0
        isASCII = true
        sawLineFeed = false
        depth = 0
        closed.removeAll(keepingCapacity: true)
        open.removeAll(keepingCapacity: true)
    }

    private mutating func value(of content: JSONDocument.Content, in bytes: Span<UInt8>) -> JSONValue {
        closed.append(JSONDocument.Node(name: .none, content: content))
        var whole: [UInt8] = []
        whole.reserveCapacity(text.count + index - copiedCount)
        whole += text
        whole.append(copiedCount..<index, of: bytes)
        let digest = digestSeed.map { XXHash64.hash(bytes.extracting(first: index), seed: $0) }
        return JSONDocument(text: whole, digest: digest, isASCII: isASCII, nodes: Array(closed[...])).value
    }

    private mutating func content(_ bytes: Span<UInt8>) throws(JSONSyntaxError) -> JSONDocument.Content {
        guard index < bytes.count else { throw JSONSyntaxError(offset: index, reason: .unexpectedEnd) }
        switch bytes[index] {
        case ASCII.quote: return .string(try string(bytes))
        case ASCII.openBrace: return .object(try object(bytes))
        case ASCII.openBracket: return .array(try array(bytes))
        case UInt8(ascii: "t"): return try literal("true", 0x6575_7274, .bool(true), bytes)
        case UInt8(ascii: "f"): return try literal("false", 0x6573_6C61, .bool(false), bytes)
        case UInt8(ascii: "n"): return try literal("null", 0x6C6C_756E, .null, bytes)
        case ASCII.minus, ASCII.zero...ASCII.nine: return try number(bytes)
        default: throw JSONSyntaxError(offset: index, reason: .expectedValue)
        }
    }

    private mutating func object(_ bytes: Span<UInt8>) throws(JSONSyntaxError) -> JSONDocument.Extent {
        try descend()
        let first = open.count
        skipWhitespace(bytes)
        if index < bytes.count, bytes[index] == ASCII.closeBrace {
            return ascend(closing: first)
        }
        while true {
            guard index < bytes.count else { throw JSONSyntaxError(offset: index, reason: .unexpectedEnd) }
            guard bytes[index] == ASCII.quote else {
                let closes = bytes[index] == ASCII.closeBrace
                throw JSONSyntaxError(offset: index, reason: closes ? .trailingComma : .expectedKey)
            }
            let name = try string(bytes)
            skipWhitespace(bytes)
            guard index < bytes.count else { throw JSONSyntaxError(offset: index, reason: .unexpectedEnd) }
            guard bytes[index] == ASCII.colon else { throw JSONSyntaxError(offset: index, reason: .expectedColon) }
            index &+= 1
            skipWhitespace(bytes)
            open.append(JSONDocument.Node(name: name, content: try content(bytes)))
            skipWhitespace(bytes)
            guard index < bytes.count else { throw JSONSyntaxError(offset: index, reason: .unexpectedEnd) }
            guard bytes[index] == ASCII.comma else {
                guard bytes[index] == ASCII.closeBrace else {
                    throw JSONSyntaxError(offset: index, reason: .expectedCommaOrBrace)
                }
                return ascend(closing: first)
            }
            index &+= 1
            skipWhitespace(bytes)
        }
    }

    private mutating func array(_ bytes: Span<UInt8>) throws(JSONSyntaxError) -> JSONDocument.Extent {
        try descend()
        let first = open.count
        skipWhitespace(bytes)
        if index < bytes.count, bytes[index] == ASCII.closeBracket {
            return ascend(closing: first)
        }
        while true {
            if index < bytes.count, bytes[index] == ASCII.closeBracket {
                throw JSONSyntaxError(offset: index, reason: .trailingComma)
            }
            open.append(JSONDocument.Node(name: .none, content: try content(bytes)))
            skipWhitespace(bytes)
            guard index < bytes.count else { throw JSONSyntaxError(offset: index, reason: .unexpectedEnd) }
            guard bytes[index] == ASCII.comma else {
                guard bytes[index] == ASCII.closeBracket else {
                    throw JSONSyntaxError(offset: index, reason: .expectedCommaOrBracket)
                }
                return ascend(closing: first)
            }
            index &+= 1
            skipWhitespace(bytes)
        }
    }

    /// Steps over the opening bracket.
    private mutating func descend() throws(JSONSyntaxError) {
        guard depth < maximumDepth else {
            throw JSONSyntaxError(offset: index, reason: .tooDeep(limit: maximumDepth))
        }
        depth += 1
        index &+= 1
    }

    /// Steps over the closing bracket, and lays side by side what is in the array or object whose first node this is.
    private mutating func ascend(closing first: Int) -> JSONDocument.Extent {
        depth -= 1
        index &+= 1
        let start = closed.count
        // They are few, so that moving them one by one is the least.
        for node in first..<open.count { closed.append(open[node]) }
        while open.count > first { open.removeLast() }
        return JSONDocument.Extent(start: start, count: closed.count - start)
    }

    /// Steps over the literal whose first letter is at the index; the number is its last four letters.
    private mutating func literal(
        _ text: String,
        _ letters: UInt32,
        _ value: JSONDocument.Content,
        _ bytes: Span<UInt8>
    ) throws(JSONSyntaxError) -> JSONDocument.Content {
        let end = index &+ text.utf8.count
        if bytes.holds(letters, at: end &- 4) {
            index = end
            return value
        }
        for (offset, letter) in text.utf8.enumerated() {
            let other = index &+ offset
            guard other < bytes.count else { throw JSONSyntaxError(offset: other, reason: .unexpectedEnd) }
            guard bytes[other] == letter else { break }
        }
        throw JSONSyntaxError(offset: index, reason: .expectedValue)
    }

    @inline(__always)
    private mutating func skipWhitespace(_ bytes: Span<UInt8>) {
        while index < bytes.count, bytes[index].isJSONWhitespace {
            if bytes[index] == ASCII.lineFeed { sawLineFeed = true }
            index &+= 1
        }
    }
}
