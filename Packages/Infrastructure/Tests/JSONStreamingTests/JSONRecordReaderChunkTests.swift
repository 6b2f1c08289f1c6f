import JSONStreaming
import Testing

@Suite("JSONRecordReader reads the same whatever the chunks")
struct JSONRecordReaderChunkTests {
    private static let inputs: [String] = [
        #"{"animals": [{"id": 1, "t": "é\"\\日"}, {"id": 01}, 3], "p": {"x": [1]}, "animal": {"id": 4}}"#,
        "\u{FEFF}{\"id\":1}\n{\"id\":2,\n{\"id\":\"\\u00e9\"}\r\n{\"id\":[}\n[1,,2]\n",
        "{\"a\" 1, \"anim\\u0061ls\": [ true , nul]}{\"x\":\n\"}\"}\n null 12 \"s\" {\"animals\":[{\"a\":[1}",
        "{\"id\":1}\ngarbage\n{\"id\":2}}\n{\"x\":\"un\n{\"id\":3}\n{",
        "<html>{}",
        "nonsense {\"id\": 1}",
        "[{\"a\":{\"b\":[1]}} {\"c\":2}, -1e5 ,\n\"x\" , }]",
    ]

    @Test("split in two at every place, and byte by byte", arguments: inputs)
    func everySplit(text: String) {
        let bytes = Array(text.utf8)
        for framing in [JSONRecordReader.Framing.automatic, .lines] {
            let whole = readRecords(bytes, framing: framing)
            #expect(!whole.events.isEmpty)
            for split in 1..<bytes.count {
                #expect(readRecords(bytes, chunkSizes: [split, .max], framing: framing) == whole)
            }
            for size in 1...9 {
                #expect(readRecords(bytes, chunkSizes: [size], framing: framing) == whole)
            }
        }
    }

    @Test("random documents, damaged or not, in random chunks", arguments: [UInt64(11), 12, 13, 14])
    func randomSplits(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let limits = JSONRecordReader.Limits(maximumRecordBytes: 400)
        for round in 0..<120 {
            var bytes = Self.randomDocument(using: &generator)
            if round % 3 > 0 { bytes.damage(using: &generator) }
            let framing: JSONRecordReader.Framing = round % 2 == 0 ? .automatic : .lines
            let whole = readRecords(bytes, limits: limits, framing: framing)
            let sizes = (0..<5).map { _ in Int.random(in: 1...40, using: &generator) }
            #expect(readRecords(bytes, chunkSizes: sizes, limits: limits, framing: framing) == whole)
            #expect(readRecords(bytes, chunkSizes: [1], limits: limits, framing: framing) == whole)
            for position in whole.positions {
                #expect((0...bytes.count).contains(position.byteOffset))
                let before = bytes[..<position.byteOffset]
                #expect(position.line == before.count { $0 == UInt8(ascii: "\n") } + 1)
                #expect(position.column == before.count - (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1))
            }
        }
    }

    @Test("an undamaged random document yields just its records", arguments: [UInt64(21), 22])
    func allRecords(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            let records = (0..<5).map { _ in JSONValue.random(depth: 3, using: &generator) }
            let document: JSONValue = ["before": 1, "animals": .array(records), "zoo": [1, ["animals": [2]]]]
            let reading = readRecords(document.serialized(.pretty), chunkSizes: [17, 3])
            let values = reading.events.compactMap { event -> JSONValue? in
                if case .record("animals", let value, _) = event { value } else { nil }
            }
            #expect(values == records)
            #expect(reading.problems.isEmpty)
        }
    }

    private static func randomDocument(using generator: inout SeededGenerator) -> [UInt8] {
        var bytes: [UInt8] = []
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let records = JSONValue.array((0..<3).map { _ in .random(depth: 2, using: &generator) })
            let value: JSONValue =
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: ["animals": records, "pagination": .random(depth: 2, using: &generator)]
                case 1: ["animal": ["x": records], "a": .random(depth: 2, using: &generator)]
                case 2: records
                default: ["id": .random(depth: 3, using: &generator), "x": 1]
                }
            bytes += value.serialized(Bool.random(using: &generator) ? .compact : .pretty)
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes
    }
}
