import JSONStreaming
import Testing

@Suite("JSONRecordReader carries on after faults")
struct JSONRecordReaderRecoveryTests {
    @Test("a malformed element costs no other, and its fault is named at its place")
    func malformedElements() {
        let reading = readRecords(
            """
            {"animals": [
              {"id": 1},
              {"id": 2, "size": 01},
              {"id": tru},
              {"name": "a
            b"},
              {"id": [1}, 
              {"text": "] } \\" {", "id": 6}
            ]}
            """
        )
        #expect(reading.records == [#"animals {"id":1}"#, #"animals {"id":6,"text":"] } \" {"}"#])
        #expect(
            reading.problems == [
                "malformed 3:21 a number must not start with a superfluous 0",
                "malformed 4:10 expected a value: an object, an array, a string, a number, true, false or null",
                "malformed 5:14 a control character in a string must be escaped",
                "malformed 7:12 expected ',' or ']' after an element",
            ]
        )
        #expect(reading.positions.map(\.recordIndex) == [0, 1, 2, 3, 4, 5])
        #expect(reading.summary.malformedCount == 4)
    }

    @Test(
        "faults between elements are named and cost no element",
        arguments: [
            ("[1, , 2]", ["1", "2"], ["1:5 expected a value"]),
            ("[, 1]", ["1"], ["1:2 expected a value"]),
            ("[1, 2, ]", ["1", "2"], ["1:8 expected another value"]),
            (#"[{"a":1} {"b":2}]"#, [#"{"a":1}"#, #"{"b":2}"#], ["1:10 expected ',' or ']'"]),
            ("[1 } , 2]", ["1", "2"], ["1:4 expected ',' or ']'"]),
            ("[hello world, 2]", ["2"], ["1:2 expected a value"]),
            (#"{"animals":[1, 2}{"animals":[3]}"#, ["1", "2", "3"], ["1:17 expected ',' or ']'"]),
        ]
    )
    func faultsBetweenElements(text: String, records: [String], problems: [String]) {
        let reading = readRecords(text)
        #expect(reading.records.map { $0.split(separator: " ", maxSplits: 1).last.map(String.init) ?? "" } == records)
        #expect(reading.problems.count == problems.count)
        for (problem, expected) in zip(reading.problems, problems) {
            #expect(problem.hasPrefix("malformed " + expected))
        }
    }

    @Test("a fault in an object does not hide the containers behind it")
    func faultBeforeContainer() {
        let reading = readRecords(#"{"a" 1, "b": {"c": 1]}, x, "animals": [1, 2], "y"}  {"id": 3}"#)
        #expect(reading.records == ["animals 1", "animals 2", #"- {"id":3}"#])
        #expect(reading.problems == ["malformed 1:6 expected ':' after a member's name"])
    }

    @Test(
        "a broken line of NDJSON costs no other line",
        arguments: [
            (#"{"id":2,,}"#, 9), (#"{"id":2 "x":1}"#, 9), (#"{"id":2,"x":{"y":"#, 1), (#"{"id":2,"x":"unfinished"#, 1),
            (#"{"id":2"#, 1), ("garbage, not JSON", 1), (#"{"id":2}}"#, 9), (#"{"id":nope}"#, 7), ("]", 1),
            (#""id":2}"#, 5),
            (#"{"id":2,"x":[{"y":1},"#, 1), ("nothing", 1), (#"{"#, 1),
        ]
    )
    func brokenLine(line: String, column: Int) {
        let text = "{\"id\":1}\n\(line)\n{\"id\":3}\n{\"id\":4}\n"
        for framing in [JSONRecordReader.Framing.automatic, .lines] {
            let reading = readRecords(text, framing: framing)
            #expect(
                reading.records.filter { $0 != #"- {"id":2}"# } == [#"- {"id":1}"#, #"- {"id":3}"#, #"- {"id":4}"#]
            )
            #expect(reading.problems.filter { $0.hasPrefix("malformed 2:\(column) ") }.count == 1)
            #expect(reading.problems.filter { $0.hasPrefix("malformed") }.count == 1)
        }
    }

    @Test("with lines as frames, also the first line may be broken")
    func firstLineBroken() {
        let reading = readRecords("# animals\n{\"id\":1,\n{\"id\":2}\n[{\"id\":3},\n{\"id\":4}", framing: .lines)
        #expect(reading.records == [#"- {"id":2}"#, #"- {"id":3}"#, #"- {"id":4}"#])
        #expect(reading.problems.count == 3)
        #expect(reading.problems[1] == "malformed 2:1 the line ends inside the value")
    }

    @Test("unindented documents of several lines are not mistaken for NDJSON")
    func unindentedDocuments() {
        let reading = readRecords(
            "{\"id\":1}\n{\"animals\":[\n{\"id\":2},\n{\"id\":3}\n]}\n[\n{\"id\":4}\n]\n{\n\"id\":5\n}"
        )
        #expect(reading.problems.isEmpty)
        #expect(reading.records.count == 5)
    }

    @Test("an object with a broken end is reported once")
    func oneReportAnObject() {
        #expect(readRecords("{a:1, b:2, c:3}").problems == ["malformed 1:2 expected a member's name in double quotes"])
    }

    @Test(
        "an input that stops inside a value is truncated, and the value's start is named",
        arguments: [
            (#"{"animals": [{"id": 1}, {"id": 2"#, 1, "line 1, column 25"),
            (#"{"animals": [{"id": 1},"#, 1, "line 1, column 1"),
            (#"{"animals": [{"id": 1}]"#, 1, "line 1, column 1"),
            (#"{"animal": {"id": 1}, "x": "#, 1, "line 1, column 1"),
            ("[1, 2", 1, "line 1, column 5"),
            (#"{"id"#, 0, "line 1, column 1"),
            ("{\"id\":1}\n \"open", 1, "line 2, column 2"),
        ]
    )
    func truncation(text: String, recordCount: Int, start: String) {
        let reading = readRecords(text)
        #expect(reading.records.count == recordCount)
        #expect(reading.problems.last?.hasPrefix("truncated ") == true)
        #expect(reading.problems.last?.contains(start) == true)
        #expect(reading.positions.last?.byteOffset == text.utf8.count)
    }

    @Test(
        "what does not start as JSON is told from its first byte, and not read further",
        arguments: [
            (Array("<!DOCTYPE html>\n{\"id\":1}".utf8), JSONRecordProblem.Content.markup),
            ([0x1F, 0x8B, 0x08, 0x00], .gzip),
            ([0xFF, 0xFE, 0x7B, 0x00], .utf16),
            (Array("ERROR: Invalid username and password".utf8), .other),
            (Array("not found\n{\"id\":1}".utf8), .other),
            (Array("\n}".utf8), .other),
        ] as [([UInt8], JSONRecordProblem.Content)]
    )
    func notJSON(bytes: [UInt8], content: JSONRecordProblem.Content) throws {
        for chunkSizes in [[Int.max], [1]] {
            let reading = readRecords(bytes, chunkSizes: chunkSizes)
            #expect(reading.events.count == 1)
            guard case .notJSON(let position, .otherContent(content)) = try #require(reading.events.first) else {
                Issue.record("expected \(content), found \(reading.problems)")
                continue
            }
            #expect(position.column == 1)
        }
    }

    @Test("nesting beyond the limit costs that record only")
    func tooDeep() {
        let deep = String(repeating: "[", count: 5000) + String(repeating: "]", count: 5000)
        let reading = readRecords("[\(deep), 2]")
        #expect(reading.records == ["- 2"])
        #expect(reading.problems == ["malformed 1:130 arrays and objects are nested deeper than 128 levels"])
    }
}
