import JSONStreaming
import Testing

@Suite("JSONRecordReader keeps to its limits")
struct JSONRecordReaderLimitTests {
    private static let limits = JSONRecordReader.Limits(maximumRecordBytes: 50)
    private static let tooLarge = JSONRecordProblem.recordTooLarge(limit: 50)

    /// A string value of so many bytes, quotes included.
    private static func text(_ count: Int) -> String {
        "\"" + String(repeating: "x", count: count - 2) + "\""
    }

    @Test(
        "a record at the limit is read, one byte more is reported at its start, and the next is read",
        arguments: [1, 7, 1000]
    )
    func recordLimit(chunkSize: Int) {
        let text = "{\"animals\": [\(Self.text(50)),\n \(Self.text(51)), 3]}"
        let reading = readRecords(Array(text.utf8), chunkSizes: [chunkSize], limits: Self.limits)
        #expect(reading.records == ["animals \(Self.text(50))", "animals 3"])
        #expect(
            reading.events.dropFirst().first
                == .malformed(JSONPosition(byteOffset: 66, line: 2, column: 2, recordIndex: 1), Self.tooLarge)
        )
    }

    @Test(
        "loose members beyond the limit are dropped when a container follows, and an error when none does",
        arguments: [1, 1000]
    )
    func looseMembers(chunkSize: Int) {
        let text =
            "{\"x\": \(Self.text(80)), \"animals\": [1], \"y\": \(Self.text(80))}{\"z\": \(Self.text(80))}{\"id\": 4}"
        let reading = readRecords(Array(text.utf8), chunkSizes: [chunkSize], limits: Self.limits)
        #expect(reading.records == ["animals 1", #"- {"id":4}"#])
        #expect(reading.events.count == 3)
        guard case .malformed(let position, Self.tooLarge) = reading.events[1] else {
            Issue.record("expected an object over the limit, found \(reading.problems)")
            return
        }
        #expect(position.recordIndex == 1)
    }

    @Test("a top-level scalar has the limit as well")
    func scalarLimit() {
        let reading = readRecords(Self.text(51) + "\n{\"id\": 1}", limits: Self.limits)
        #expect(reading.records == [#"- {"id":1}"#])
        #expect(reading.problems == ["malformed 1:1 the record is larger than the limit of 50 bytes"])
    }

    @Test("an endless name is no container and does not break the reader", arguments: [1, 4096])
    func endlessName(chunkSize: Int) {
        let name = String(repeating: "animals", count: 2000)
        let text = "{\"\(name)\": [1], \"animals\": [2]}"
        let reading = readRecords(Array(text.utf8), chunkSizes: [chunkSize], limits: Self.limits)
        #expect(reading.records == ["animals 2"])
        #expect(reading.summary.topLevelKeys == ["animals"])
    }
}
