import TerminalEmulator
import TerminalText
import Testing

@Suite("A terminal for tests")
struct TerminalEmulatorTests {
    private func terminal(
        _ text: String,
        columns: Int = 10,
        rows: Int = 4,
        behavior: TerminalBehavior = .modern
    ) -> TerminalEmulator {
        var terminal = TerminalEmulator(columns: columns, rows: rows, behavior: behavior)
        _ = terminal.feed(text.utf8)
        return terminal
    }

    @Test("writes, wraps at the last column only when more comes, and scrolls at the last row")
    func writing() {
        let exact = terminal("0123456789")
        #expect(exact.lines == ["0123456789", "", "", ""])
        #expect(exact.cursor == (9, 0))
        let wrapped = terminal("0123456789ab\r\n1\r\n2\r\n3")
        #expect(wrapped.lines == ["ab", "1", "2", "3"])
        #expect(wrapped.wrappedLines == 1)
        #expect(wrapped.scrolledRows == 1)
    }

    @Test("stays in the last column when it is not to wrap")
    func withoutWrapping() {
        let terminal = terminal("\u{1B}[?7l0123456789abc\u{1B}[?7h")
        #expect(terminal.lines == ["012345678c", "", "", ""])
        #expect(terminal.wrappedLines == 0)
    }

    @Test(
        "counts columns by grapheme or by code point",
        arguments: [
            ("👨‍👩‍👧‍👦x", 2, 8), ("🇫🇷x", 2, 2), ("e\u{301}x", 1, 1), ("❤\u{FE0F}x", 2, 1), ("👍🏽x", 2, 4), ("柴x", 2, 2),
            ("क्षिx", 2, 3), ("x", 0, 0),
        ]
    )
    func widths(text: String, graphemes: Int, codePoints: Int) {
        for (widths, column) in [(TerminalBehavior.Widths.graphemes, graphemes), (.codePoints, codePoints)] {
            let terminal = terminal(text, behavior: TerminalBehavior(widths: widths))
            #expect(terminal.cell(row: 0, column: column)?.text == "x", "\(text) by \(widths)")
        }
    }

    @Test("counts by grapheme once it is asked to, and makes what is ambiguous wide where it is told to")
    func asked() {
        let asking = TerminalBehavior(widths: .codePointsUnlessAsked)
        #expect(terminal("👍🏽", behavior: asking).cursor.column == 4)
        #expect(terminal("\u{1B}[?2027h👍🏽", behavior: asking).cursor.column == 2)
        #expect(terminal("│é", behavior: TerminalBehavior(ambiguousIsWide: true)).cursor.column == 4)
    }

    @Test("leaves no half of a wide character when the other is written over or erased")
    func halves() {
        #expect(terminal("柴犬\u{1B}[2Gx").lines[0] == " x犬")
        #expect(terminal("柴犬\u{1B}[1Gx").lines[0] == "x 犬")
        #expect(terminal("柴犬\u{1B}[2G\u{1B}[K").lines[0] == "")
        #expect(terminal("柴犬\u{1B}[2G\u{1B}[P").lines[0] == " 犬")
        #expect(terminal("柴犬\u{1B}[2G\u{1B}[@").lines[0] == "   犬")
    }

    @Test(
        "moves, erases and scrolls",
        arguments: [
            ("\u{1B}[2;3Hx", ["a", "b x", "c", "d"]), ("\u{1B}[H\u{1B}[Jx", ["x", "", "", ""]),
            ("\u{1B}[2;1H\u{1B}[1J", ["", "", "c", "d"]), ("\u{1B}[2Jx", ["", "", "", " x"]),
            ("\u{1B}[H\u{1B}[L", ["", "a", "b", "c"]), ("\u{1B}[H\u{1B}[M", ["b", "c", "d", ""]),
            ("\u{1B}[S", ["b", "c", "d", ""]), ("\u{1B}[T", ["", "a", "b", "c"]),
            ("\u{1B}[2;3r\u{1B}[3;1H\n", ["a", "c", "", "d"]), ("\u{1B}[2;3r\u{1B}[2;1H\u{1B}M", ["a", "", "b", "d"]),
            ("\u{1B}[A\u{1B}[2Cx\u{1B}[2Dy\u{1B}[Bz", ["a", "b", "c yx", "d  z"]),
            ("\u{1B}[1;1H\u{1B}[2X\u{1B}[3d\u{1B}[4`x", ["", "b", "c  x", "d"]),
            ("\u{1B}7\u{1B}[Hx\u{1B}8y", ["x", "b", "c", "dy"]),
        ] as [(String, [String])]
    )
    func editing(sequences: String, expected: [String]) {
        let terminal = terminal("a\r\nb\r\nc\r\nd" + sequences)
        #expect(terminal.lines == expected)
        #expect(terminal.unknownSequences.isEmpty)
    }

    @Test("knows styles, colours and links")
    func styles() throws {
        let link = try #require(Hyperlink("https://a.example/"))
        let text =
            "\u{1B}[1;3;31;48;5;200ma\u{1B}[0;38;2;1;2;3;7mb\u{1B}[m\u{1B}]8;;https://a.example/\u{1B}\\c\u{1B}]8;;\u{1B}\\d"
        let expected =
            StyledText(
                "a",
                style: TextStyle(foreground: .ansi(.red), background: .palette(200), isBold: true, isItalic: true)
            )
            + StyledText("b", style: TextStyle(foreground: .rgb(1, 2, 3), isInverse: true))
            + StyledText("c", style: TextStyle(link: link)) + StyledText("d")
        #expect(terminal(text).styledLine(0) == expected)
        #expect(
            terminal("\u{1B}[1;2;4ma\u{1B}[22;24mb\u{1B}[91;104mc\u{1B}[39;49md").styledLine(0).spans.map(\.style) == [
                TextStyle(isBold: true, isDim: true, isUnderlined: true), .plain,
                TextStyle(foreground: .ansi(.brightRed), background: .ansi(.brightBlue)), .plain,
            ]
        )
    }

    @Test("erases in the colour behind the text")
    func background() {
        let cell = terminal("\u{1B}[44m\u{1B}[K").cell(row: 0, column: 9)
        #expect(cell?.style == TextStyle(background: .ansi(.blue)))
    }

    @Test("keeps the first screen while the second is shown")
    func screens() {
        var terminal = terminal("first\u{1B}[?1049h\u{1B}[Hsecond")
        #expect(terminal.isAlternate)
        #expect(terminal.lines[0] == "second")
        #expect(terminal.mainLines[0] == "first")
        _ = terminal.feed("\u{1B}[?1049l".utf8)
        #expect(terminal.lines[0] == "first")
        #expect(terminal.cursor == (5, 0))
        #expect(!terminal.isAlternate)
    }

    @Test("tells modes, title and the flags of the keyboard protocol, a stack for each screen")
    func modes() {
        var terminal = terminal("\u{1B}[?2004;1006h\u{1B}[?25l\u{1B}]2;Title\u{7}\u{1B}[>5u\u{1B}[?1049h\u{1B}[>1u")
        #expect(terminal.modes == [7, 1006, 1049, 2004])
        #expect(!terminal.isCursorVisible)
        #expect(terminal.title == "Title")
        #expect(terminal.keyboardFlags == 1)
        _ = terminal.feed("\u{1B}[<u\u{1B}[?1049l".utf8)
        #expect(terminal.keyboardFlags == 5)
        _ = terminal.feed("\u{1B}[<9u".utf8)
        #expect(terminal.keyboardFlags == 0)
    }

    @Test(
        "answers what it is asked",
        arguments: [
            ("\u{1B}[c", "\u{1B}[?62;22c"), ("\u{1B}[?2026$p", "\u{1B}[?2026;2$y"),
            ("\u{1B}[?25$p", "\u{1B}[?25;1$y"), ("\u{1B}[?4711$p", "\u{1B}[?4711;0$y"),
            ("\u{1B}[?u", "\u{1B}[?0u"), ("\u{1B}]11;?\u{7}", "\u{1B}]11;rgb:0000/0000/0000\u{7}"),
            ("ab\u{1B}[6n", "\u{1B}[1;3R"), ("\u{1B}[16t", "\u{1B}[6;16;8t"),
            ("\u{1B}[>q", "\u{1B}P>|emulator(1.0)\u{1B}\\"),
            ("\u{1B}_Gi=31,a=q;AAAA\u{1B}\\", "\u{1B}_Gi=31;OK\u{1B}\\"),
        ]
    )
    func answers(question: String, answer: String) {
        for behavior in [TerminalBehavior.modern, .silent] {
            var terminal = TerminalEmulator(columns: 10, rows: 4, behavior: behavior)
            let reply = String(decoding: terminal.feed(question.utf8), as: UTF8.self)
            #expect(reply == (behavior == .modern ? answer : ""))
            #expect(terminal.unknownSequences.isEmpty)
        }
    }

    @Test("notes pictures with their place and size, in pieces too")
    func pictures() {
        let terminal = terminal(
            "ab\u{1B}_Ga=T,f=100,m=1;AAAA\u{1B}\\\u{1B}_Gm=0;AA\u{1B}\\\u{1B}[2;4H\u{1B}Pq#0~~\u{1B}\\"
                + "\u{1B}[3;1H\u{1B}]1337;File=inline=1:AAA\u{7}\u{1B}_Ga=d,d=i,i=1\u{1B}\\"
        )
        #expect(terminal.pictures.map(\.format) == [.kitty, .sixel, .iTerm2])
        #expect(terminal.pictures.map(\.control) == ["a=T,f=100,m=1", "", "inline=1"])
        #expect(terminal.pictures.map(\.payloadBytes) == [6, 4, 3])
        #expect(terminal.pictures.map { [$0.column, $0.row] } == [[2, 0], [3, 1], [0, 2]])
        #expect(terminal.pictureRemovals == ["a=d,d=i,i=1"])
        #expect(terminal.lines == ["ab", "", "", ""])
    }

    @Test("notes what it does not know, and writes what follows")
    func unknown() {
        let terminal = terminal("\u{1B}[?4711h\u{1B}[5y\u{1B}]99;x\u{7}\u{1B}#8\u{1}\u{1B}Xhidden\u{1B}\\ok")
        #expect(
            terminal.unknownSequences == ["CSI ?4711h", "CSI 5y", "OSC 99;x", "ESC #8", "control 1", "ESC X hidden"]
        )
        #expect(terminal.lines[0] == "ok")
    }

    @Test("counts places outside the screen, and goes to the nearest inside")
    func outside() {
        let terminal = terminal("\u{1B}[5;11Hx")
        #expect(terminal.misplacements == 1)
        #expect(terminal.lines[3] == "         x")
    }

    @Test("keeps what still fits when its size changes")
    func resized() {
        var terminal = terminal("abc柴\r\nd")
        terminal.resize(columns: 4, rows: 1)
        #expect(terminal.lines == ["abc"])
        #expect(terminal.cursor == (1, 0))
        terminal.resize(columns: 6, rows: 2)
        #expect(terminal.lines == ["abc", ""])
    }

    @Test("takes any bytes in pieces of any size as it does all at once", arguments: 0..<20)
    func anyBytes(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let pieces = [
            "\u{1B}[", "\u{1B}]", "\u{1B}P", "\u{1B}_G", "\u{1B}\\", "0", "9999999999999999999", ";", ":", "?", "H",
            "K", "m",
            "h", "r", "S", "T", "L", "@", "P", "X", "u", "柴", "👍🏽", "\n", "\u{7}", "\u{18}", "$p",
        ]
        var bytes: [UInt8] = []
        for _ in 0..<600 {
            if Int.random(in: 0..<4, using: &random) == 0 {
                bytes.append(UInt8.random(in: 0...255, using: &random))
            } else {
                bytes += Array((pieces.randomElement(using: &random) ?? "").utf8)
            }
        }
        for size in [(1, 1), (2, 1), (7, 3)] {
            var whole = TerminalEmulator(columns: size.0, rows: size.1)
            var single = whole
            let reply = whole.feed(bytes)
            var replies: [UInt8] = []
            for byte in bytes {
                replies += single.feed([byte])
            }
            #expect(replies == reply)
            #expect(single.lines == whole.lines)
            #expect(whole.lines.allSatisfy { $0.displayWidth <= size.0 })
        }
    }
}
