/// The recursive descent behind ``JSONParser``. Kept between texts, it reuses its scratch memory.
struct JSONTextDecoder: Sendable {
    let maximumDepth: Int
    var index = 0
    /// Where strings with escapes are put together.
    var scratch: [UInt8] = []
    private var depth = 0

    init(maximumDepth: Int) {
        self.maximumDepth = min(maximumDepth, JSONParser.greatestMaximumDepth)
    }

    /// Reads the one value that the bytes hold.
    mutating func decode(_ bytes: Span<UInt8>) throws(JSONSyntaxError) -> JSONValue {
        index = 0
        depth = 0
        skipWhitespace(bytes)
        let value = try self.value(bytes)
        skipWhitespace(bytes)
        guard index == bytes.count else { throw JSONSyntaxError(offset: index, reason: .trailingContent) }
        return value
    }

    private mutating func value(_ bytes: Span<UInt8>) throws(JSONSyntaxError) -> JSONValue {
        guard index < bytes.count else { throw JSONSyntaxError(offset: index, reason: .unexpectedEnd) }
        switch bytes[index] {
        case ASCII.quote: return .string(try string(bytes))
        case ASCII.openBrace: return .object(try object(bytes))
        case ASCII.openBracket: return .array(try array(bytes))
        case UInt8(ascii: "t"): return try literal("true", .bool(true), bytes)
        case UInt8(ascii: "f"): return try literal("false", .bool(false), bytes)
        case UInt8(ascii: "n"): return try literal("null", .null, bytes)
        case ASCII.minus, ASCII.zero...ASCII.nine: return try number(bytes)
        default: throw JSONSyntaxError(offset: index, reason: .expectedValue)
        }
    }

    private mutating func object(_ bytes: Span<UInt8>) throws(JSONSyntaxError) -> JSONObject {
        try descend()
        var members: [JSONObject.Member] = []
        skipWhitespace(bytes)
        if index < bytes.count, bytes[index] == ASCII.closeBrace {
            index &+= 1
            depth -= 1
            return JSONObject()
        }
        members.reserveCapacity(4)
        while true {
            guard index < bytes.count else { throw JSONSyntaxError(offset: index, reason: .unexpectedEnd) }
            guard bytes[index] == ASCII.quote else {
                let closes = bytes[index] == ASCII.closeBrace
                throw JSONSyntaxError(offset: index, reason: closes ? .trailingComma : .expectedKey)
            }
            let key = try string(bytes)
            skipWhitespace(bytes)
            try expect(ASCII.colon, else: .expectedColon, bytes)
            skipWhitespace(bytes)
            members.append(JSONObject.Member(key: key, value: try value(bytes)))
            skipWhitespace(bytes)
            guard index < bytes.count else { throw JSONSyntaxError(offset: index, reason: .unexpectedEnd) }
            if bytes[index] == ASCII.comma {
                index &+= 1
                skipWhitespace(bytes)
            } else {
                try expect(ASCII.closeBrace, else: .expectedCommaOrBrace, bytes)
                depth -= 1
                return JSONObject(members)
            }
        }
    }

    private mutating func array(_ bytes: Span<UInt8>) throws(JSONSyntaxError) -> [JSONValue] {
        try descend()
        var elements: [JSONValue] = []
        skipWhitespace(bytes)
        if index < bytes.count, bytes[index] == ASCII.closeBracket {
            index &+= 1
            depth -= 1
            return elements
        }
        while true {
            if index < bytes.count, bytes[index] == ASCII.closeBracket {
                throw JSONSyntaxError(offset: index, reason: .trailingComma)
            }
            elements.append(try value(bytes))
            skipWhitespace(bytes)
            guard index < bytes.count else { throw JSONSyntaxError(offset: index, reason: .unexpectedEnd) }
            if bytes[index] == ASCII.comma {
                index &+= 1
                skipWhitespace(bytes)
            } else {
                try expect(ASCII.closeBracket, else: .expectedCommaOrBracket, bytes)
                depth -= 1
                return elements
            }
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

    private mutating func literal(
        _ text: String,
        _ value: JSONValue,
        _ bytes: Span<UInt8>
    ) throws(JSONSyntaxError) -> JSONValue {
        let start = index
        for byte in text.utf8 {
            guard index < bytes.count else { throw JSONSyntaxError(offset: index, reason: .unexpectedEnd) }
            guard bytes[index] == byte else { throw JSONSyntaxError(offset: start, reason: .expectedValue) }
            index &+= 1
        }
        return value
    }

    private mutating func expect(
        _ byte: UInt8,
        else reason: JSONSyntaxError.Reason,
        _ bytes: Span<UInt8>
    ) throws(JSONSyntaxError) {
        guard index < bytes.count else { throw JSONSyntaxError(offset: index, reason: .unexpectedEnd) }
        guard bytes[index] == byte else { throw JSONSyntaxError(offset: index, reason: reason) }
        index &+= 1
    }

    @inline(__always)
    private mutating func skipWhitespace(_ bytes: Span<UInt8>) {
        while index < bytes.count, bytes[index].isJSONWhitespace { index &+= 1 }
    }
}
