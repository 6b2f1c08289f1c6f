import JSONStreaming
import Testing

@Suite("JSONWriter")
struct JSONWriterTests {
    @Test("sorts members by Unicode scalars, not by language, and writes the last of duplicates")
    func sorting() {
        let value: JSONValue = ["é": 1, "z": 2, "Z": 3, "a": 4, "aa": 5, "🐕": 6, "\u{FFFD}": 7, "z": 8]
        #expect(value.serializedString() == #"{"Z":3,"a":4,"aa":5,"z":8,"é":1,"\#u{FFFD}":7,"🐕":6}"#)
    }

    @Test("the pretty form indents by two spaces")
    func pretty() {
        let value: JSONValue = ["b": [1, ["c": .null]], "a": [], "d": [:]]
        #expect(
            value.serializedString(.pretty) == """
                {
                  "a": [],
                  "b": [
                    1,
                    {
                      "c": null
                    }
                  ],
                  "d": {}
                }
                """
        )
    }

    @Test(
        "writes numbers so that they read back the same",
        arguments: [
            (.integer(.max), "9223372036854775807"), (.integer(.min), "-9223372036854775808"), (0.1, "0.1"),
            (1.0, "1.0"), (.double(1e16), "1e+16"), (.double(.leastNonzeroMagnitude), "5e-324"),
            (.double(-0.0), "-0.0"),
            (.double(.nan), "null"), (.double(.infinity), "null"), (.double(-.infinity), "null"),
        ] as [(JSONValue, String)]
    )
    func numbers(value: JSONValue, text: String) {
        #expect(value.serializedString() == text)
    }

    @Test("escapes what RFC 8259 demands, and nothing that it does not but controls and line separators")
    func escapes() {
        let value: JSONValue = "\"\\/\u{8}\u{C}\n\r\t\0\u{1B}\u{7F}\u{80}\u{9B}\u{A0}\u{2028}\u{2029}\u{202A}é🐕"
        #expect(
            value.serializedString()
                == #""\"\\/\b\f\n\r\t\u0000\u001b\u007f\u0080\u009b\#u{A0}\u2028\u2029\#u{202A}é🐕""#
        )
    }

    @Test("no control character survives in names or strings, and all read back")
    func controlCharacters() throws {
        let controls = (0...0x9F).compactMap { Unicode.Scalar($0 as Int) }.filter {
            $0.properties.generalCategory == .control
        }
        let text = String(String.UnicodeScalarView(controls))
        let value: JSONValue = .object([text: .string(text)])
        let written = value.serializedString(.compact)
        #expect(!written.unicodeScalars.contains { $0.properties.generalCategory == .control })
        #expect(try JSONParser.parse(written) == value)
    }

    @Test("appends to what the buffer holds")
    func appends() {
        var buffer = Array("data: ".utf8)
        JSONWriter().append([true, false], to: &buffer)
        #expect(String(decoding: buffer, as: UTF8.self) == "data: [true,false]")
    }
}
