import JSONStreaming
import Testing

@Suite("JSONParser")
struct JSONParserTests {
    private static let accepted: [(String, JSONValue)] = [
        ("null", .null),
        ("true", true),
        (" \t\r\n false \n", false),
        ("0", 0),
        ("-0", 0),
        ("-12", -12),
        ("9223372036854775807", .integer(.max)),
        ("-9223372036854775808", .integer(.min)),
        ("9223372036854775808", .double(9_223_372_036_854_775_808)),
        ("123456789012345678901234567890", 1.2345678901234568e29),
        ("0.5", 0.5),
        ("-0.0", .double(-0.0)),
        ("40.7127753", 40.7127753),
        ("1e3", 1000.0),
        ("1E+2", 100.0),
        ("25e-1", 2.5),
        ("1e-999", 0.0),
        ("2.2250738585072014e-308", .double(.leastNormalMagnitude)),
        ("9007199254740993.0", 9_007_199_254_740_992.0),
        ("1.7976931348623157e308", .double(.greatestFiniteMagnitude)),
        (#""""#, ""),
        (#""é日🐕""#, "é日🐕"),
        (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
        (#""\u0041\u00e9\u65E5\uD83D\uDC15\u0000""#, "Aé日🐕\0"),
        ("\"\u{7F}\u{2028}\"", "\u{7F}\u{2028}"),
        ("[]", []),
        ("[ ]", []),
        ("[1,[2,[]],{}]", [1, [2, []], [:]]),
        ("{}", [:]),
        ("{ }", [:]),
        (#"{"":{"a":[null]}}"#, ["": ["a": [.null]]]),
        (#"{ "a" : 1 , "b" : [ 2 ] }"#, ["a": 1, "b": [2]]),
    ]

    @Test("accepts every form of RFC 8259", arguments: accepted)
    func accepts(text: String, expected: JSONValue) throws {
        #expect(try JSONParser.parse(text) == expected)
    }

    private static let refused: [(String, Int, JSONSyntaxError.Reason)] = [
        ("", 0, .unexpectedEnd),
        ("  ", 2, .unexpectedEnd),
        ("nul", 3, .unexpectedEnd),
        ("nil", 0, .expectedValue),
        ("True", 0, .expectedValue),
        ("NaN", 0, .expectedValue),
        ("-Infinity", 1, .invalidNumber),
        ("'a'", 0, .expectedValue),
        ("// no\n1", 0, .expectedValue),
        ("1 2", 2, .trailingContent),
        ("01", 0, .leadingZero),
        ("-01", 1, .leadingZero),
        ("+1", 0, .expectedValue),
        (".5", 0, .expectedValue),
        ("1.", 2, .unexpectedEnd),
        ("[1.]", 3, .invalidNumber),
        ("[-]", 2, .invalidNumber),
        ("[1e]", 3, .invalidNumber),
        ("[1e+]", 4, .invalidNumber),
        ("0x10", 1, .trailingContent),
        ("1e400", 0, .numberOutOfRange),
        ("[-1e999]", 1, .numberOutOfRange),
        ("[1,]", 3, .trailingComma),
        ("[,1]", 1, .expectedValue),
        ("[1 2]", 3, .expectedCommaOrBracket),
        ("[1}", 2, .expectedCommaOrBracket),
        ("[1", 2, .unexpectedEnd),
        ("[", 1, .unexpectedEnd),
        ("]", 0, .expectedValue),
        ("{", 1, .unexpectedEnd),
        ("{a:1}", 1, .expectedKey),
        (#"{"a"}"#, 4, .expectedColon),
        (#"{"a" 1}"#, 5, .expectedColon),
        (#"{"a":}"#, 5, .expectedValue),
        (#"{"a":1,}"#, 7, .trailingComma),
        (#"{"a":1 "b":2}"#, 7, .expectedCommaOrBrace),
        (#"{"a":1]"#, 6, .expectedCommaOrBrace),
        (#"{"a":1"#, 6, .unexpectedEnd),
        (#"{,"a":1}"#, 1, .expectedKey),
        (#""abc"#, 4, .unexpectedEnd),
        (#""abc\"#, 5, .unexpectedEnd),
        (#""\x41""#, 1, .invalidEscape),
        (#""\u12"#, 5, .unexpectedEnd),
        (#""\u12g4""#, 1, .invalidEscape),
        (#""\ud83d\u12g4""#, 7, .invalidEscape),
        ("\"a\nb\"", 2, .controlCharacterInString),
        ("\"\\n\u{1}\"", 3, .controlCharacterInString),
        ("\"123456789\tb\"", 10, .controlCharacterInString),
        ("\u{FEFF}1", 0, .expectedValue),
    ]

    @Test("refuses what is not JSON, with the offset of the offending byte", arguments: refused)
    func refuses(text: String, offset: Int, reason: JSONSyntaxError.Reason) {
        #expect(throws: JSONSyntaxError(offset: offset, reason: reason)) { try JSONParser.parse(text) }
    }

    @Test("refuses every bare control character at every place of a string, and nothing else", arguments: 0...18)
    func controlCharacters(place: Int) throws {
        for byte in UInt8(0)...0x7F where byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") {
            var content = Array(repeating: UInt8(ascii: "a"), count: 19)
            content[place] = byte
            let text = [UInt8(ascii: "\"")] + content + [UInt8(ascii: "\"")]
            if byte < 0x20 {
                #expect(throws: JSONSyntaxError(offset: place + 1, reason: .controlCharacterInString)) {
                    try JSONParser.parse(text)
                }
            } else {
                #expect(try JSONParser.parse(text) == .string(String(decoding: content, as: UTF8.self)))
            }
        }
    }

    @Test(
        "refuses bytes that are not UTF-8 at the first such byte",
        arguments: [
            ([0x80], 0), ([0x61, 0xC3], 1), ([0xC0, 0xAF], 0), ([0xED, 0xA0, 0x80], 0), ([0xF4, 0x90, 0x80, 0x80], 0),
            ([0x5C, 0x6E, 0xE6, 0x97], 2), ([0xC3, 0xA9, 0xFF], 2),
        ] as [([UInt8], Int)]
    )
    func refusesInvalidUTF8(content: [UInt8], offset: Int) {
        let text = [UInt8(ascii: "\"")] + content + [UInt8(ascii: "\"")]
        #expect(throws: JSONSyntaxError(offset: offset + 1, reason: .invalidUTF8)) { try JSONParser.parse(text) }
    }

    @Test(
        "reads an escaped surrogate without its half as the replacement character",
        arguments: [
            (#""\ud83d""#, "\u{FFFD}"), (#""\udc15x""#, "\u{FFFD}x"), (#""\ud83d\u0041""#, "\u{FFFD}A"),
            (#""\ud83d\ud83d\udc15""#, "\u{FFFD}🐕"), (#""\ud83d\n""#, "\u{FFFD}\n"),
        ]
    )
    func loneSurrogates(text: String, expected: String) throws {
        #expect(try JSONParser.parse(text).stringValue == expected)
    }

    @Test("accepts nesting up to the limit and refuses one level more")
    func depthLimit() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        _ = try JSONParser.parse(nested(128))
        #expect(throws: JSONSyntaxError(offset: 128, reason: .tooDeep(limit: 128))) {
            try JSONParser.parse(nested(129))
        }
        #expect(throws: JSONSyntaxError(offset: 3, reason: .tooDeep(limit: 3))) {
            try JSONParser.parse(nested(4), maximumDepth: 3)
        }
        #expect(throws: JSONSyntaxError(offset: 512, reason: .tooDeep(limit: 512))) {
            try JSONParser.parse(nested(100_000), maximumDepth: .max)
        }
        // Depth is how deep, not how many.
        _ = try JSONParser.parse("[" + Array(repeating: "[{}]", count: 500).joined(separator: ",") + "]")
    }

    @Test("an error is a sentence with its place")
    func errorDescription() {
        let error = JSONSyntaxError(offset: 17, reason: .expectedCommaOrBrace)
        #expect("\(error)" == "byte 17: expected ',' or '}' after a member")
    }
}
