import Platform
import TerminalEmulator
import TerminalScreen
import TerminalText
import Testing

@Suite("A frame brought onto the screen")
struct FrameRendererTests {
    private let size: TerminalSize
    private static let color = TerminalCapabilities(colors: .trueColor)

    init() throws {
        size = try #require(TerminalSize(columns: 10, rows: 3))
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private func frame(_ rows: [StyledText], cursor: ScreenPosition? = nil, title: String? = nil) -> ScreenFrame {
        ScreenFrame(size: size, rows: rows, cursor: cursor, title: title)
    }

    @Test("is painted from the first row to the last, each erased to its end, with the cursor hidden")
    func first() {
        var renderer = FrameRenderer(capabilities: Self.color)
        let bytes = renderer.bytes(for: frame(["Rex", "0123456789"]))
        #expect(text(bytes) == "\u{1B}[?25l\u{1B}[0m\u{1B}[HRex\u{1B}[K\u{1B}[2H0123456789\u{1B}[3H\u{1B}[K")
    }

    @Test("costs nothing when it is shown again, and after another only the rows that differ")
    func differences() {
        var renderer = FrameRenderer(capabilities: Self.color)
        _ = renderer.bytes(for: frame(["a", "b", "c"]))
        #expect(renderer.bytes(for: frame(["a", "b", "c"])).isEmpty)
        #expect(text(renderer.bytes(for: frame(["a", "B", "c"]))) == "\u{1B}[2HB\u{1B}[K")
        #expect(text(renderer.bytes(for: frame(["a", "B"]))) == "\u{1B}[3H\u{1B}[K")
        #expect(renderer.bytes(for: frame(["a", "B", ""])).isEmpty)
    }

    @Test("is painted anew after the screen was forgotten, and after its size has changed")
    func anew() throws {
        var renderer = FrameRenderer(capabilities: Self.color)
        let whole = renderer.bytes(for: frame(["a"], title: "t"))
        renderer.forget()
        #expect(renderer.bytes(for: frame(["a"], title: "t")) == whole)
        let larger = try #require(TerminalSize(columns: 10, rows: 4))
        let bytes = text(renderer.bytes(for: ScreenFrame(size: larger, rows: ["a"], title: "t")))
        #expect(bytes == "\u{1B}[?25l\u{1B}[0m\u{1B}[Ha\u{1B}[K\u{1B}[2H\u{1B}[K\u{1B}[3H\u{1B}[K\u{1B}[4H\u{1B}[K")
    }

    @Test("is cut at the last column, between characters")
    func cut() {
        var terminal = TerminalEmulator(columns: 10, rows: 3)
        var renderer = FrameRenderer(capabilities: Self.color)
        _ = terminal.feed(
            renderer.bytes(for: frame(["0123456789abc", "012345678柴x", "01234567👨‍👩‍👧‍👦x", "too many"]))
        )
        #expect(terminal.lines == ["0123456789", "012345678", "01234567👨‍👩‍👧‍👦"])
        #expect(terminal.wrappedLines == 0 && terminal.scrolledRows == 0)
    }

    @Test(
        "addresses the column behind whatever terminals count differently",
        arguments: [
            ("柴犬x", "柴犬x"), ("🇫🇷x", "  \u{1B}[G🇫🇷\u{1B}[3Gx"), ("a👨‍👩‍👧‍👦🐕", "a  \u{1B}[2G👨‍👩‍👧‍👦\u{1B}[4G  \u{1B}[4G🐕\u{1B}[6G"),
            ("e\u{301}x", "e\u{301}\u{1B}[2Gx"), ("──x", "──\u{1B}[3Gx"),
            ("❤\u{FE0F}x", "  \u{1B}[G❤\u{FE0F}\u{1B}[3Gx"),
            ("\u{93F}x", " \u{93F}\u{1B}[2Gx"), ("éab", "é\u{1B}[2Gab"),
        ]
    )
    func disputed(row: String, expected: String) {
        var renderer = FrameRenderer(capabilities: Self.color)
        _ = renderer.bytes(for: frame([]))
        let bytes = text(renderer.bytes(for: frame([StyledText(row)])))
        let painted = "\u{1B}[H\(expected)\u{1B}[K"
        #expect(bytes == (row == "柴犬x" ? painted : "\u{1B}[?7l\(painted)\u{1B}[?7h"))
    }

    @Test("has the ground of its row up to the last column, when all of the row has it")
    func ground() {
        var terminal = TerminalEmulator(columns: 10, rows: 3)
        var renderer = FrameRenderer(capabilities: Self.color)
        let blue = TextStyle(background: .ansi(.blue))
        let rows = [
            StyledText("a", style: blue) + StyledText("b", style: blue.merging(.bold)),
            StyledText("a", style: .inverse),
            StyledText("a", style: blue) + "b",
        ]
        _ = terminal.feed(renderer.bytes(for: frame(rows)))
        #expect((0..<3).map { terminal.cell(row: $0, column: 9)?.style } == [blue, .inverse, .plain])
    }

    @Test(
        "has the colours that the terminal shows, and none at all without them",
        arguments: [
            (ColorSupport.none, "Rex"), (.ansi16, "\u{1B}[1;33mRex\u{1B}[0m"),
            (.ansi256, "\u{1B}[1;38;5;208mRex\u{1B}[0m"),
            (.trueColor, "\u{1B}[1;38;2;255;135;0mRex\u{1B}[0m"),
        ]
    )
    func colors(support: ColorSupport, expected: String) {
        var renderer = FrameRenderer(capabilities: TerminalCapabilities(colors: support))
        _ = renderer.bytes(for: frame([]))
        let row = StyledText("Rex", style: TextStyle(foreground: .rgb(255, 135, 0), isBold: true))
        #expect(text(renderer.bytes(for: frame([row]))) == "\u{1B}[H\(expected)\u{1B}[K")
    }

    @Test("has links only where the terminal opens them", arguments: [true, false])
    func links(areShown: Bool) {
        let capabilities = TerminalCapabilities(colors: .ansi16, hyperlinks: areShown)
        var renderer = FrameRenderer(capabilities: capabilities)
        _ = renderer.bytes(for: frame([]))
        let row = StyledText("Rex", style: TextStyle(link: Hyperlink("https://a.example/")))
        let link = "\u{1B}]8;;https://a.example/\u{1B}\\Rex\u{1B}]8;;\u{1B}\\"
        #expect(text(renderer.bytes(for: frame([row]))) == "\u{1B}[H\(areShown ? link : "Rex")\u{1B}[K")
    }

    @Test("is written as one where the terminal can show it as one")
    func synchronized() {
        var renderer = FrameRenderer(capabilities: TerminalCapabilities(synchronizedOutput: true))
        _ = renderer.bytes(for: frame([]))
        #expect(text(renderer.bytes(for: frame(["a"]))) == "\u{1B}[?2026h\u{1B}[Ha\u{1B}[K\u{1B}[?2026l")
        #expect(renderer.bytes(for: frame(["a"])).isEmpty)
    }

    @Test("has its cursor where it belongs, hidden while it paints")
    func cursor() {
        var renderer = FrameRenderer(capabilities: Self.color)
        _ = renderer.bytes(for: frame(["a"]))
        let here = ScreenPosition(column: 3, row: 1)
        #expect(text(renderer.bytes(for: frame(["a"], cursor: here))) == "\u{1B}[2;4H\u{1B}[?25h")
        #expect(renderer.bytes(for: frame(["a"], cursor: here)).isEmpty)
        #expect(text(renderer.bytes(for: frame(["a"], cursor: ScreenPosition(column: 0, row: 0)))) == "\u{1B}[H")
        #expect(
            text(renderer.bytes(for: frame(["b"], cursor: ScreenPosition(column: 99, row: 99))))
                == "\u{1B}[?25l\u{1B}[Hb\u{1B}[K\u{1B}[3;10H\u{1B}[?25h"
        )
        #expect(text(renderer.bytes(for: frame(["b"]))) == "\u{1B}[?25l")
    }

    @Test("calls the window what it is to be called, once, and never commands it")
    func title() {
        var renderer = FrameRenderer(capabilities: Self.color)
        _ = renderer.bytes(for: frame([]))
        #expect(text(renderer.bytes(for: frame([], title: "Rex\u{7}\u{1B}]0;x\u{9C}\n柴"))) == "\u{1B}]2;Rex 柴\u{1B}\\")
        #expect(renderer.bytes(for: frame([], title: "Rex 柴")).isEmpty)
        #expect(renderer.bytes(for: frame([])).isEmpty)
        #expect(renderer.bytes(for: frame([], title: String(repeating: "x", count: 5000))).count < 200)
    }
}
