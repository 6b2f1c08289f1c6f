import CSVStreaming
import Testing

@Suite("CSVReader")
struct CSVReaderTests {
    @Test(
        "reads every form of RFC 4180",
        arguments: [
            ("a,b\r\n1,2\r\n", [["1", "2"]]),
            ("a,b\n1,2", [["1", "2"]]),
            ("a,b\r1,2\r3,4\r", [["1", "2"], ["3", "4"]]),
            ("a,b\n\"1\",\"2\"\n", [["1", "2"]]),
            ("a,b\n\"x \"\"y\"\"\",\"\"\"\"\n", [["x \"y\"", "\""]]),
            ("a,b\n\"x,\r\ny\nz\",2\n", [["x,\r\ny\nz", "2"]]),
            ("a,b\n,\n\"\",\n", [["", ""], ["", ""]]),
            ("a,b\n 1 , 2 \n", [[" 1 ", " 2 "]]),
            ("\n\r\na,b\n\n1,2\r\n\r\n3,4\n\n", [["1", "2"], ["3", "4"]]),
            ("a\n\"\"\n1", [[""], ["1"]]),
            ("\"a\",\"b\nc\"\n1,2", [["1", "2"]]),
            ("name,é\nÉlie,日🐕\n", [["Élie", "日🐕"]]),
        ]
    )
    func reads(text: String, rows: [[String]]) {
        let reading = readRows(text)
        #expect(reading.rows == rows)
        #expect(reading.problems.isEmpty)
    }

    @Test(
        "finds the delimiter that occurs most often outside quotes in the header",
        arguments: [
            ("a,b;c,d\n1,2,3", CSVDelimiter.comma), ("a;b;c,d\n1;2;3", .semicolon), ("a\tb\n1\t2", .tab),
            ("a|b\n1|2", .pipe), ("\"a,b,c\";\"d\"\"e,f,\"\n1;2", .semicolon), ("a\n1", .comma), ("a;b,c\n1;2", .comma),
        ]
    )
    func sniffs(text: String, delimiter: CSVDelimiter) {
        #expect(readRows(text).delimiter == delimiter)
    }

    @Test("a given delimiter is not second-guessed")
    func givenDelimiter() {
        #expect(readRows("a;b,c\n1;2,3", delimiter: .comma).rows == [["1;2", "3"]])
    }

    @Test("fields are found by name without case and white space, the first of equal names")
    func lookup() throws {
        let reading = readRows("Animal Name,AGE, good with kids ,age\nRex,Young,yes,3\n")
        guard case .row(let row) = try #require(reading.events.first) else {
            Issue.record("expected a row, found \(reading.problems)")
            return
        }
        #expect(row["animal name"] == "Rex")
        #expect(row["AnimalName"] == "Rex")
        #expect(row["Age"] == "Young")
        #expect(row["goodwithkids"] == "yes")
        #expect(row["breed"] == nil)
        #expect(row.header.names == ["Animal Name", "AGE", " good with kids ", "age"])
    }

    @Test("broken rows are named at their place and cost no other row")
    func malformedRows() {
        let text = "a,b\r\n1\r\n1,2,3\r\nx\"y,2\r\n\"é\"z,\"2\r\n5,6\r\n\"7\n\",8\r\n,\"\"\"\" \r\n9,10"
        let reading = readRows(text)
        #expect(reading.rows == [["5", "6"], ["7\n", "8"], ["9", "10"]])
        #expect(
            reading.problems == [
                "malformed 2:1 the row has 1 field, but the header names 2",
                "malformed 3:1 the row has 3 fields, but the header names 2",
                "malformed 4:2 a quote inside a field needs quotes around the field and must be doubled",
                "malformed 5:5 expected a delimiter or the end of the line after the closing quote",
                "malformed 9:6 expected a delimiter or the end of the line after the closing quote",
            ]
        )
        #expect(reading.positions.map(\.line) == [2, 3, 4, 5, 6, 7, 9, 10])
        #expect(reading.positions.map(\.rowIndex) == [0, 1, 2, 3, 4, 5, 6, 7])
        #expect(reading.positions.last?.byteOffset == text.utf8.count - 4)
    }

    @Test("a row that is not UTF-8 is malformed, also when neighbouring fields would complete each other")
    func invalidUTF8() {
        let reading = readRows(
            Array("a,b\n1,".utf8) + [0xE9] + Array("\n".utf8) + [0xC3, 0x2C, 0xA9] + Array("\n3,4".utf8)
        )
        #expect(reading.rows == [["3", "4"]])
        #expect(reading.positions.map(\.line) == [2, 3, 4])
        #expect(reading.problems.count == 2)
    }

    @Test("a quote that is never closed truncates the input")
    func unterminatedQuote() {
        let reading = readRows("a,b\n1,2\n3,\"4\n5,6\n")
        #expect(reading.rows == [["1", "2"]])
        #expect(
            reading.problems == [
                "truncated 5:1 the input ends inside a quoted field of the row that starts at line 3, column 1;"
                    + " it may have been cut off"
            ]
        )
    }

    @Test(
        "a header that cannot be used ends reading",
        arguments: [
            (Array("a,b\"c\n1,2".utf8), "header 1:4 a quote inside"),
            (Array("\"a\n\" b,c\n1,2".utf8), "header 2:2 expected a delimiter"),
            ([0x61, 0x2C, 0xFF, 0x0A, 0x31], "header 1:1 the bytes are not valid UTF-8"),
            ([0xEF, 0xBB], "header 1:1 the bytes are not valid UTF-8"),
            (Array("\"a,b\n".utf8), "truncated 2:1 the input ends inside"),
        ] as [([UInt8], String)]
    )
    func unusableHeader(bytes: [UInt8], problem: String) {
        for chunkSizes in [[Int.max], [1]] {
            let reading = readRows(bytes, chunkSizes: chunkSizes)
            #expect(reading.events.count == 1)
            #expect(reading.problems.first?.hasPrefix(problem) == true)
            #expect(reading.header == nil)
        }
    }

    @Test("a byte-order mark is skipped and takes no column", arguments: [[Int.max], [1], [2, 3]])
    func byteOrderMark(chunkSizes: [Int]) {
        let reading = readRows([0xEF, 0xBB, 0xBF] + Array("a\nx\n\"y\"z".utf8), chunkSizes: chunkSizes)
        #expect(reading.header?.names == ["a"])
        #expect(reading.rows == [["x"]])
        #expect(reading.positions.map(\.byteOffset) == [5, 10])
        let broken = readRows([0xEF, 0xBB, 0xBF] + Array("a\"".utf8), chunkSizes: chunkSizes)
        #expect(broken.positions == [CSVPosition(byteOffset: 4, line: 1, column: 2, rowIndex: 0)])
    }

    @Test("an empty input has no header and yields nothing", arguments: ["", "\n\r\n", "\u{FEFF}"])
    func emptyInput(text: String) {
        let reading = readRows(text)
        #expect(reading.events.isEmpty)
        #expect(reading.header == nil)
        #expect(readRows("a,b").header?.names == ["a", "b"])
    }

    @Test("a row at the limit is read, one byte more is not, and the next row is", arguments: [1, 3, 1000])
    func limit(chunkSize: Int) {
        func row(_ count: Int) -> String { "1,\"" + String(repeating: "x", count: count - 2) + "\"\n" }
        let text = "a,b\n" + row(30) + row(31) + String(repeating: ",", count: 40) + "\n3,4\n"
        let reading = readRows(
            Array(text.utf8),
            chunkSizes: [chunkSize],
            limits: .init(maximumRecordBytes: 30)
        )
        #expect(reading.rows.map { $0.map(\.utf8.count) } == [[1, 28], [1, 1]])
        #expect(
            reading.problems == [
                "malformed 3:1 the row is larger than the limit of 30 bytes",
                "malformed 4:1 the row is larger than the limit of 30 bytes",
            ]
        )
        let header = readRows(Array(text.utf8), chunkSizes: [chunkSize], limits: .init(maximumRecordBytes: 2))
        #expect(header.problems == ["header 1:1 the row is larger than the limit of 2 bytes"])
    }
}
