import Platform
import TerminalScreen
import TerminalText
import Testing

@Suite("A picture in a frame")
struct FrameRendererPictureTests {
    private let size: TerminalSize
    private var renderer = FrameRenderer(capabilities: TerminalCapabilities(colors: .trueColor))

    init() throws {
        size = try #require(TerminalSize(columns: 10, rows: 4))
        _ = renderer.bytes(for: frame())
    }

    private func frame(_ pictures: [PlacedPicture] = [], rows: [StyledText] = ["a", "b", "c", "d"]) -> ScreenFrame {
        ScreenFrame(size: size, rows: rows, pictures: pictures)
    }

    private func picture(_ id: String, column: Int = 4, row: Int = 1, drawing: String = "<draw>") -> PlacedPicture {
        PlacedPicture(
            id: id,
            origin: ScreenPosition(column: column, row: row),
            columns: 3,
            rows: 2,
            drawing: Array("\(drawing)".utf8),
            removal: Array("<remove>".utf8)
        )
    }

    private mutating func shown(_ frame: ScreenFrame) -> String {
        String(decoding: renderer.bytes(for: frame), as: UTF8.self)
    }

    @Test("is drawn once, at its place")
    mutating func drawn() {
        #expect(shown(frame([picture("1")])) == "\u{1B}[2;5H<draw>")
        #expect(shown(frame([picture("1")])) == "")
        #expect(shown(frame([picture("1", drawing: "<another number>")])) == "")
    }

    @Test("is drawn again when a row beneath it was rewritten, and only then")
    mutating func beneath() {
        _ = shown(frame([picture("1")]))
        #expect(shown(frame([picture("1")], rows: ["A", "b", "c", "d"])) == "\u{1B}[HA\u{1B}[K")
        #expect(
            shown(frame([picture("1")], rows: ["A", "b", "C", "d"]))
                == "\u{1B}[2;5H<remove>\u{1B}[3HC\u{1B}[K\u{1B}[2;5H<draw>"
        )
    }

    @Test("is taken away with the rows it stood on")
    mutating func gone() {
        _ = shown(frame([picture("1")]))
        #expect(shown(frame()) == "\u{1B}[2;5H<remove>\u{1B}[2Hb\u{1B}[K\u{1B}[3Hc\u{1B}[K")
        #expect(shown(frame()) == "")
    }

    @Test("is taken from where it was when it moves, and so is one that another replaces")
    mutating func moved() {
        _ = shown(frame([picture("1")]))
        #expect(
            shown(frame([picture("1", column: 0)]))
                == "\u{1B}[2;5H<remove>\u{1B}[2Hb\u{1B}[K\u{1B}[3Hc\u{1B}[K\u{1B}[2H<draw>"
        )
        #expect(
            shown(frame([picture("2", column: 0)]))
                == "\u{1B}[2H<remove>\u{1B}[2Hb\u{1B}[K\u{1B}[3Hc\u{1B}[K\u{1B}[2H<draw>"
        )
    }

    @Test("is taken away also when nothing else is known of the screen")
    mutating func forgotten() {
        _ = shown(frame([picture("1")]))
        renderer.forget()
        let bytes = shown(frame([picture("2")]))
        #expect(bytes.hasPrefix("\u{1B}[?25l\u{1B}[0m\u{1B}[2;5H<remove>\u{1B}[H"))
        #expect(bytes.hasSuffix("\u{1B}[2;5H<draw>"))
    }

    @Test("is not drawn where it does not fit", arguments: [(8, 1), (4, 3), (-1, 1), (4, -1), (.max - 9, 1)])
    mutating func tooLarge(column: Int, row: Int) {
        #expect(shown(frame([picture("1", column: column, row: row)])) == "")
    }
}
