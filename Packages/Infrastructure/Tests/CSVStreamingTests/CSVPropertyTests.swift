import CSVStreaming
import Testing

@Suite("CSV for any input")
struct CSVPropertyTests {
    private static let inputs = [
        "a,b\r\n\"1\r\n\"\"x\"\"\",2\r\nx\"y,2\r\n3\r\n\"é\"z\r4,5\n\n\"6",
        "\u{FEFF}\"a;\r\nb\";c\r\n日;🐕\r\r\n\"\";\"\"\"\"\n",
        "\n\na\"b,c\n1,2",
    ]

    @Test("reads the same however it is split", arguments: inputs)
    func everySplit(text: String) {
        let bytes = Array(text.utf8)
        let whole = readRows(bytes)
        #expect(!whole.events.isEmpty)
        for split in 1..<bytes.count {
            #expect(readRows(bytes, chunkSizes: [split, .max]) == whole)
        }
        for size in 1...7 {
            #expect(readRows(bytes, chunkSizes: [size]) == whole)
        }
    }

    @Test("what was written reads back, and splits do not matter", arguments: CSVDelimiter.allCases)
    func roundTrip(delimiter: CSVDelimiter) {
        var generator = SeededGenerator(seed: 31)
        for round in 0..<150 {
            let width = Int.random(in: 1...6, using: &generator)
            let header = (0..<width).map { "c\($0)" }
            let rows = (0..<5).map { _ in (0..<width).map { _ in Self.randomField(using: &generator) } }
            let writer = CSVWriter(delimiter: delimiter, lineEnding: round % 2 == 0 ? .crlf : .lf)
            var bytes: [UInt8] = []
            for row in [header] + rows { writer.append(row, to: &bytes) }
            let reading = readRows(bytes, delimiter: width == 1 ? delimiter : nil)
            #expect(reading.rows == rows)
            #expect(reading.delimiter == delimiter)
            #expect(reading.problems.isEmpty)
            let sizes = (0..<4).map { _ in Int.random(in: 1...20, using: &generator) }
            #expect(readRows(bytes, chunkSizes: sizes, delimiter: delimiter).events == reading.events)
        }
    }

    @Test(
        "damaged input never crashes, reads the same in any chunks, and has true positions",
        arguments: [UInt64(41), 42, 43]
    )
    func mutations(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<400 {
            var bytes: [UInt8] = []
            for _ in 0..<4 {
                CSVWriter().append((0..<3).map { _ in Self.randomField(using: &generator) }, to: &bytes)
            }
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let index = Int.random(in: 0..<bytes.count, using: &generator)
                bytes[index] =
                    Bool.random(using: &generator) ? UInt8(ascii: "\"") : .random(in: 0...255, using: &generator)
            }
            let limits = CSVReader.Limits(maximumRecordBytes: 60)
            let whole = readRows(bytes, limits: limits)
            #expect(readRows(bytes, chunkSizes: [1], limits: limits) == whole)
            #expect(readRows(bytes, chunkSizes: [3, 11], limits: limits) == whole)
            for position in whole.positions {
                let before = Array(bytes[..<position.byteOffset])
                let breaks = before.indices.filter {
                    before[$0] == 0x0D || before[$0] == 0x0A && ($0 == 0 || before[$0 - 1] != 0x0D)
                }
                #expect(position.line == breaks.count + 1)
                let lastBreak = before.lastIndex { $0 == 0x0D || $0 == 0x0A } ?? -1
                #expect(position.column == before.count - lastBreak)
            }
        }
    }

    private static func randomField(using generator: inout SeededGenerator) -> String {
        let alphabet: [String] = [
            "a", "B", "7", " ", ",", ";", "\t", "|", "\"", "\r", "\n", "\r\n", "é", "日", "🐕", "=",
        ]
        return (0..<Int.random(in: 0...8, using: &generator))
            .compactMap { _ in alphabet.randomElement(using: &generator) }
            .joined()
    }
}
