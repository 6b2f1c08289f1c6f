import TerminalText
import Testing

@Suite("A drawing of Braille dots")
struct BrailleCanvasTests {
    /// A square and a diagonal, ten dots wide and eight high.
    private static let drawing: BrailleCanvas = {
        var canvas = BrailleCanvas(columns: 5, rows: 2)
        for step in 0..<10 {
            canvas.raise(x: step, y: 0)
            canvas.raise(x: step, y: 7)
            canvas.raise(x: 0, y: step)
            canvas.raise(x: 9, y: step)
            canvas.raise(x: step, y: step)
        }
        return canvas
    }()

    private func plain(_ canvas: BrailleCanvas, _ frame: Frame = .plain, _ chrome: Chrome = .unicode) -> [String] {
        canvas.lines(frame: frame, chrome: chrome).map(\.plainText)
    }

    @Test("has two dots by four in a cell")
    func dots() {
        #expect(plain(Self.drawing) == ["⡟⢍⠉⠉⢹", "⣇⣀⣑⣄⣸"])
    }

    @Test("each dot has its own bit", arguments: 0..<8)
    func bits(place: Int) {
        var canvas = BrailleCanvas(columns: 1, rows: 1)
        canvas.raise(x: place % 2, y: place / 2)
        #expect(plain(canvas) == [["⠁", "⠈", "⠂", "⠐", "⠄", "⠠", "⡀", "⢀"][place]])
    }

    @Test("tells upper from lower halves in ASCII")
    func ascii() {
        #expect(plain(Self.drawing, .plain, .ascii) == ["::'':", ":.:.:"])
        var canvas = BrailleCanvas(columns: 4, rows: 1)
        canvas.raise(x: 0, y: 1)
        canvas.raise(x: 3, y: 2)
        canvas.raise(x: 7, y: 0)
        canvas.raise(x: 7, y: 3)
        #expect(plain(canvas, .plain, .ascii) == ["'. :"])
    }

    @Test("stands in a frame as wide as the drawing and two columns more")
    func framed() {
        var canvas = BrailleCanvas(columns: 6, rows: 2)
        canvas.raise(x: 11, y: 7)
        canvas.write("ab", column: 1, row: 0)
        #expect(plain(canvas, .boxed) == ["┌──────┐", "│ ab   │", "│     ⢀│", "└──────┘"])
        #expect(plain(canvas, .boxed, .ascii) == ["+------+", "| ab   |", "|     .|", "+------+"])
        #expect(plain(BrailleCanvas(columns: 1, rows: 1), .boxed) == ["┌─┐", "│ │", "└─┘"])
    }

    @Test("texts win over dots, and neither touch each other nor leave the drawing")
    func labels() {
        var canvas = Self.drawing
        let written = [
            ("12", 1, 0), ("b", 2, 0), ("b", 3, 0), ("b", 4, 0), ("a", 0, 0), ("cd", 4, 1), ("x", -1, 1), ("x", 0, 2),
            ("", 0, 1), ("longer", 0, 1),
        ].map { text, column, row in canvas.write(StyledText(text), column: column, row: row) }
        #expect(written == [true, false, false, true, false, false, false, false, false, false])
        #expect(plain(canvas) == ["⡟12⠉b", "⣇⣀⣑⣄⣸"])
    }

    @Test("texts count their columns, and cannot command the terminal")
    func wideLabels() {
        var canvas = BrailleCanvas(columns: 6, rows: 1)
        let written = [("犬\u{1B}[31m3", 1), ("x", 4), ("x", 5)].map { text, column in
            canvas.write(StyledText(text), column: column, row: 0)
        }
        #expect(written == [true, false, true])
        #expect(plain(canvas, .boxed)[1] == "│ 犬3 x│")
    }

    @Test("a cell has the style of its last dot, a text its own")
    func styles() {
        var canvas = BrailleCanvas(columns: 3, rows: 1)
        canvas.raise(x: 0, y: 0, style: .color(.red))
        canvas.raise(x: 1, y: 1, style: .color(.cyan))
        canvas.write(StyledText("n", style: .bold), column: 1, row: 0)
        let line = canvas.lines(frame: .plain)[0]
        #expect(line.spans.map(\.style) == [.color(.cyan), .bold])
        #expect(line.rendered(colors: .ansi16, hyperlinks: false) == "\u{1B}[36m⠑\u{1B}[0m\u{1B}[1mn\u{1B}[0m")
    }

    @Test("what lies outside is not drawn, and no size is too odd")
    func outside() {
        var canvas = BrailleCanvas(columns: 0, rows: -5)
        for (x, y) in [(-1, 0), (2, 0), (0, -1), (0, 4), (.max, .min)] { canvas.raise(x: x, y: y) }
        #expect(canvas.columns == 1 && canvas.rows == 1)
        #expect(plain(canvas) == [""])
        #expect(BrailleCanvas(columns: .max, rows: 1).dotColumns == 2 * BrailleCanvas.maximumSize)
    }
}
