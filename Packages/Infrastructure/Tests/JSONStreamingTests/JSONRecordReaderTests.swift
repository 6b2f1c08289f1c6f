import JSONStreaming
import Testing

@Suite("JSONRecordReader finds the records")
struct JSONRecordReaderTests {
    @Test("elements of list containers and objects of single containers, labelled with their keys")
    func containers() {
        let reading = readRecords(
            #"""
            {"animals": [{"id": 1}, {"id": 2}], "pagination": {"animals": [9]}, "organizations": [{"id": "A"}]}
            {"animal": {"id": 3, "animals": []}}
            """#
        )
        #expect(
            reading.records == [
                #"animals {"id":1}"#, #"animals {"id":2}"#, #"organizations {"id":"A"}"#,
                #"animal {"animals":[],"id":3}"#,
            ]
        )
        #expect(reading.problems.isEmpty)
        #expect(reading.summary.topLevelValueCount == 2)
        #expect(reading.summary.recordCount == 4)
        #expect(reading.summary.containerKeys == ["animals", "organizations", "animal"])
        #expect(reading.summary.topLevelKeys == ["animals", "pagination", "organizations", "animal"])
    }

    @Test("elements of a top-level array, of any kind, without label")
    func topLevelArray() {
        let reading = readRecords(#"[{"id": 1}, "two", 3 , null, [4], -5e0]"#)
        #expect(reading.records == [#"- {"id":1}"#, #"- "two""#, "- 3", "- null", "- [4]", "- -5.0"])
        #expect(reading.problems.isEmpty)
    }

    @Test("objects without a container, one a line or one after another")
    func wholeObjects() {
        #expect(
            readRecords("{\"id\":1}\n{\"id\":2}\r\n\n  {\"id\":\n3}{\"id\":4}{}").records
                == [#"- {"id":1}"#, #"- {"id":2}"#, #"- {"id":3}"#, #"- {"id":4}"#, "- {}"]
        )
    }

    @Test("a container key with another kind of value is a member like the rest")
    func wrongKindOfContainer() {
        #expect(
            readRecords(#"{"animals": null, "animal": "dog", "organizations": {"id": 1}}"#).records
                == [#"- {"animal":"dog","animals":null,"organizations":{"id":1}}"#]
        )
        #expect(readRecords(#"{"animal": [{"id": 1}]}"#).records == [#"- {"animal":[{"id":1}]}"#])
    }

    @Test("a container key is known also with escapes, and as a key only")
    func escapedKey() {
        #expect(readRecords(#"{"x": "animals", "anim\u0061ls": [1]}"#).records == ["animals 1"])
        #expect(readRecords(#"{"x\"animals": [1]}"#).records == [#"- {"x\"animals":[1]}"#])
    }

    @Test("an empty container is seen, though it holds no record")
    func emptyContainer() {
        let reading = readRecords(#"{"animals": [ ], "x": 1}"#)
        #expect(reading.events.isEmpty)
        #expect(reading.summary.containerKeys == ["animals"])
    }

    @Test("what else an input holds is told by its keys")
    func otherKeys() {
        let reading = readRecords(#"{"breeds": [{"name": "Alpaca"}], "br\u0065eds": 1, "_links": {}}"#)
        #expect(reading.summary.topLevelKeys == ["breeds", "_links"])
        #expect(reading.summary.containerKeys.isEmpty)
        #expect(reading.records.count == 1)
    }

    @Test("keys of endless objects are remembered up to a bound")
    func keyBound() {
        let object = "{" + (0..<100).map { "\"key\($0)\":0" }.joined(separator: ",") + "}"
        #expect(readRecords(object).summary.topLevelKeys.count == JSONRecordSummary.greatestKeyCount)
    }

    @Test("a byte-order mark is skipped and takes no column", arguments: [[Int.max], [1], [2, 5]])
    func byteOrderMark(chunkSizes: [Int]) {
        let reading = readRecords([0xEF, 0xBB, 0xBF] + Array(#"{"id":1}"#.utf8), chunkSizes: chunkSizes)
        #expect(reading.positions == [JSONPosition(byteOffset: 3, line: 1, column: 1, recordIndex: 0)])
        #expect(reading.records == [#"- {"id":1}"#])
    }

    @Test("an empty input yields nothing, and the summary says so", arguments: ["", " \n\t\r\n", "\u{FEFF}"])
    func emptyInput(text: String) {
        let reading = readRecords(text)
        #expect(reading.events.isEmpty)
        #expect(reading.summary == JSONRecordReader().summary)
    }

    @Test("positions count bytes, also behind characters of several bytes")
    func positions() {
        let reading = readRecords("{\"é\":1}\n{\"animals\":[\"日🐕\", 2,\r\n  3,\n \"é\" x]}")
        #expect(
            reading.positions == [
                JSONPosition(byteOffset: 0, line: 1, column: 1, recordIndex: 0),
                JSONPosition(byteOffset: 21, line: 2, column: 13, recordIndex: 1),
                JSONPosition(byteOffset: 32, line: 2, column: 24, recordIndex: 2),
                JSONPosition(byteOffset: 38, line: 3, column: 3, recordIndex: 3),
                JSONPosition(byteOffset: 42, line: 4, column: 2, recordIndex: 4),
                JSONPosition(byteOffset: 47, line: 4, column: 7, recordIndex: 5),
                JSONPosition(byteOffset: 47, line: 4, column: 7, recordIndex: 5),
            ]
        )
    }

    @Test("scalars at the top level are told apart from records")
    func scalars() {
        #expect(
            readRecords("null\n\"text\" 12\nfalse").problems
                == ["scalar 1:1 null", "scalar 2:1 \"text\"", "scalar 2:8 12", "scalar 3:1 false"]
        )
    }

    @Test("an error thrown by the receiver comes out")
    func receiverError() {
        struct Full: Error {}
        var reader = JSONRecordReader()
        #expect(throws: Full.self) {
            try reader.consume(Array("[1,2]".utf8)) { _ throws(Full) in throw Full() }
        }
    }

    @Test("lines are counted between records and within them")
    func linesOfRecords() {
        let text = "{\"animals\":[{\"a\":1},{\"a\":[\n2]},{\"a\":\"x\\ny\"}, {\"a\":\n\n{}},\n{\"a\":5},{\"a\":6}]}"
        var places: [JSONPosition] = []
        var reader = JSONRecordReader(containers: .init(lists: ["animals"]))
        reader.consume(Array(text.utf8)) { event in
            if case .record(_, _, let position) = event { places.append(position) }
        }
        #expect(places.map(\.line) == [1, 1, 2, 2, 5, 5])
        #expect(places.map(\.column) == [13, 21, 5, 19, 1, 9])
        #expect(places.map(\.recordIndex) == [0, 1, 2, 3, 4, 5])
    }
}
