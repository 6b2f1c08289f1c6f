import Platform
import TerminalEmulator
import TerminalScreen
import TerminalText
import Testing

@Suite("Whatever frames are shown one after the other")
struct FrameRendererPropertyTests {
    /// What a terminal thinks about the width of characters.
    struct Opinion: Sendable, CaseIterable, CustomTestStringConvertible {
        let widths: TerminalBehavior.Widths
        let ambiguousIsWide: Bool

        static let allCases = [TerminalBehavior.Widths.graphemes, .codePoints].flatMap { widths in
            [false, true].map { Opinion(widths: widths, ambiguousIsWide: $0) }
        }

        var behavior: TerminalBehavior { TerminalBehavior(widths: widths, ambiguousIsWide: ambiguousIsWide) }
        var testDescription: String { "\(widths)\(ambiguousIsWide ? ", what is ambiguous wide" : "")" }
    }

    static let capabilities = TerminalCapabilities(colors: .trueColor, hyperlinks: true, synchronizedOutput: true)

    @Test("the screen shows what it would if each were the first", arguments: Opinion.allCases, 0..<60)
    func paintedThroughDifferences(opinion: Opinion, seed: UInt64) {
        let behavior = opinion.behavior
        var frames = RandomFrames(seed: seed)
        var renderer = FrameRenderer(capabilities: Self.capabilities)
        var terminal = TerminalEmulator(columns: frames.size.columns, rows: frames.size.rows, behavior: behavior)
        var last: ScreenFrame?
        for _ in 0..<12 {
            if frames.oneIn(6) {
                frames.changeSize()
                terminal.resize(columns: frames.size.columns, rows: frames.size.rows)
            }
            if frames.oneIn(8) {
                renderer.forget()
                _ = terminal.feed("\u{1B}[H\("somebody else".prefix(terminal.columns))".utf8)
            }
            let frame = frames.frame(after: last)
            _ = terminal.feed(renderer.bytes(for: frame))
            #expect(renderer.bytes(for: frame).isEmpty)

            var fresh = TerminalEmulator(columns: frames.size.columns, rows: frames.size.rows, behavior: behavior)
            var other = FrameRenderer(capabilities: Self.capabilities)
            _ = fresh.feed(other.bytes(for: frame))
            expectSameScreen(terminal, fresh)
            expectNothingMoved(frame, on: terminal)
            #expect(terminal.cursor == fresh.cursor || frame.cursor == nil)
            #expect(terminal.isCursorVisible == (frame.cursor != nil))
            #expect(terminal.unknownSequences.isEmpty)
            #expect(terminal.wrappedLines == 0 && terminal.scrolledRows == 0 && terminal.misplacements == 0)
            #expect(terminal.modes.subtracting([25]) == [7])
            last = frame
        }
    }

    private func expectSameScreen(_ terminal: TerminalEmulator, _ fresh: TerminalEmulator) {
        for row in 0..<terminal.rows {
            let isSame = (0..<terminal.columns).allSatisfy {
                terminal.cell(row: row, column: $0) == fresh.cell(row: row, column: $0)
            }
            #expect(isSame, "\(terminal.lines[row].debugDescription) instead of \(fresh.lines[row].debugDescription)")
        }
    }

    /// Every character that no terminal disagrees about stands in the column it was laid out for, with its style; where
    /// the terminal counts as the layout does, every other too.
    private func expectNothingMoved(_ frame: ScreenFrame, on terminal: TerminalEmulator) {
        let agrees = terminal.behavior.widths == .graphemes && !terminal.behavior.ambiguousIsWide
        for row in 0..<min(frame.rows.count, terminal.rows) {
            var column = 0
            for span in frame.rows[row].singleLine.spans {
                for character in span.text where character.displayWidth > 0 && column < terminal.columns {
                    let width = character.displayWidth
                    // What is wide and stands in the last column takes the one before as well, in every terminal.
                    let isAtEdge = terminal.behavior.ambiguousIsWide && column == terminal.columns - 2
                    let isExpected = (character.isASCII && !isAtEdge) || (agrees && !character.isStrayMark)
                    if isExpected, column + width <= terminal.columns {
                        let cell = terminal.cell(row: row, column: column)
                        #expect(cell?.text == String(character))
                        #expect(cell?.style == span.style)
                    }
                    column += width
                }
            }
        }
    }
}

extension Character {
    /// A mark without a letter before it: every terminal makes of it what it likes.
    fileprivate var isStrayMark: Bool {
        let categories: [Unicode.GeneralCategory] = [.spacingMark, .nonspacingMark, .enclosingMark]
        return unicodeScalars.first.map { categories.contains($0.properties.generalCategory) } ?? false
    }
}
