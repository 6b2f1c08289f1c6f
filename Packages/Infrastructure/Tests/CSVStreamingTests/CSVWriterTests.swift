import CSVStreaming
import Testing

@Suite("CSVWriter")
struct CSVWriterTests {
    private func written(_ writer: CSVWriter, _ rows: [[String]]) -> String {
        var buffer: [UInt8] = []
        for row in rows { writer.append(row, to: &buffer) }
        return String(decoding: buffer, as: UTF8.self)
    }

    @Test("quotes only the fields that need it, and doubles quotes")
    func quoting() {
        let rows = [["a", "b c", "x,y", "say \"hi\"", "two\nlines", "cr\r", "é;|\t", ""]]
        #expect(
            written(CSVWriter(), rows) == "a,b c,\"x,y\",\"say \"\"hi\"\"\",\"two\nlines\",\"cr\r\",é;|\t,\r\n"
        )
        #expect(written(CSVWriter(delimiter: .semicolon, lineEnding: .lf), [["a;b", "c,d"]]) == "\"a;b\";c,d\n")
    }

    @Test("a single empty field is quoted, so that it is no empty line")
    func singleEmptyField() {
        #expect(written(CSVWriter(lineEnding: .lf), [[""], [], ["", ""]]) == "\"\"\n\n,\n")
    }

    @Test("formulas are neutralised only when asked for")
    func formulas() {
        let row = ["=1+1", "+1", "-1", "@x", "\t=1", "\r=1", "a=1", "", "=\"x\",1"]
        #expect(
            written(CSVWriter(lineEnding: .lf, neutralizesFormulas: true), [row])
                == "'=1+1,'+1,'-1,'@x,'\t=1,\"'\r=1\",a=1,,\"'=\"\"x\"\",1\"\n"
        )
        #expect(written(CSVWriter(lineEnding: .lf), [["=1+1", "-1"]]) == "=1+1,-1\n")
    }
}
