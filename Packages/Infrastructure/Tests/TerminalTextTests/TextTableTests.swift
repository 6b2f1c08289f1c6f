import TerminalText
import Testing

@Suite("A table")
struct TextTableTests {
    static let table = TextTable(
        columns: [
            .init(header: "Name", sizing: .flexible(minimum: 5), priority: 2),
            .init(header: "km", alignment: .right, sizing: .fixed, priority: 1),
            .init(header: "Note", sizing: .flexible(minimum: 4)),
        ],
        rows: [
            ["Rex", "1.5", "likes\nballs"],
            ["柴犬ハチ公", "12.0", "👨‍👩‍👧‍👦"],
            ["Zoë"],
        ]
    )

    private func text(width: Int?, frame: Frame, chrome: Chrome = .unicode) -> [String] {
        Self.table.lines(width: width, frame: frame, chrome: chrome).map(\.plainText)
    }

    @Test("is as wide as its cells while there is room")
    func natural() {
        let boxed = [
            "┌────────────┬──────┬─────────────┐",
            "│ Name       │   km │ Note        │",
            "├────────────┼──────┼─────────────┤",
            "│ Rex        │  1.5 │ likes balls │",
            "│ 柴犬ハチ公 │ 12.0 │ 👨‍👩‍👧‍👦          │",
            "│ Zoë        │      │             │",
            "└────────────┴──────┴─────────────┘",
        ]
        #expect(text(width: 200, frame: .boxed) == boxed)
        #expect(text(width: 35, frame: .boxed) == boxed)
        #expect(text(width: nil, frame: .boxed) == boxed)
    }

    @Test("has no lines and no spaces at the end when it is plain")
    func plain() {
        #expect(
            text(width: nil, frame: .plain) == [
                "Name          km  Note",
                "Rex          1.5  likes balls",
                "柴犬ハチ公  12.0  👨‍👩‍👧‍👦",
                "Zoë",
            ]
        )
    }

    @Test("cuts flexible columns first, the widest first, down to their minimum")
    func shrunk() {
        #expect(
            text(width: 27, frame: .boxed, chrome: .ascii) == [
                "+--------+------+---------+",
                "| Name   |   km | Note    |",
                "+--------+------+---------+",
                "| Rex    |  1.5 | like... |",
                "| 柴...  | 12.0 | 👨‍👩‍👧‍👦      |",
                "| Zoë    |      |         |",
                "+--------+------+---------+",
            ]
        )
    }

    @Test(
        "leaves out the columns of the lowest priority when cutting is not enough",
        arguments: [(17, []), (16, [2]), (11, [2]), (10, [1, 2]), (5, [1, 2])] as [(Int, [Int])]
    )
    func leavesOut(width: Int, hidden: [Int]) {
        #expect(Self.table.hiddenColumns(width: width, frame: .plain) == hidden)
        let header = text(width: width, frame: .plain)[0]
        for (index, name) in ["Name", "km", "Note"].enumerated() {
            #expect(header.contains(name) == !hidden.contains(index))
        }
    }

    @Test("keeps one column, cut to the room there is")
    func lastColumn() {
        #expect(text(width: 5, frame: .boxed)[3...] == ["│ … │", "│ … │", "│ … │", "└───┘"])
        let fixed = TextTable(columns: [.init(header: "Name", sizing: .fixed)], rows: [["Rexford"]])
        #expect(fixed.lines(width: 6, frame: .plain).map(\.plainText) == ["Name", "Rexfo…"])
    }

    @Test("leaves out the last of columns of equal priority")
    func equalPriority() {
        let columns = ["A", "B", "C"].map { TextTable.Column(header: StyledText($0), sizing: .fixed) }
        let table = TextTable(columns: columns, rows: [["aaaa", "bbbb", "cccc"]])
        #expect(table.hiddenColumns(width: 15, frame: .plain) == [2])
    }

    @Test("keeps the styles of cells and borders")
    func styles() {
        let table = TextTable(
            columns: [.init(header: StyledText("N", style: .bold))],
            rows: [[StyledText("Rex", style: .color(.red))]]
        )
        let lines = table.lines(width: 20, frame: .boxed).map { $0.rendered(colors: .ansi16) }
        #expect(lines[1] == "\u{1B}[2m│\u{1B}[0m \u{1B}[1mN\u{1B}[0m   \u{1B}[2m│\u{1B}[0m")
        #expect(lines[3] == "\u{1B}[2m│\u{1B}[0m \u{1B}[31mRex\u{1B}[0m \u{1B}[2m│\u{1B}[0m")
    }

    @Test("has a header and no more without rows, and nothing without columns")
    func empty() {
        let columns = [TextTable.Column(header: "Name")]
        #expect(TextTable(columns: columns, rows: []).lines(width: 20, frame: .plain) == ["Name"])
        #expect(TextTable(columns: [], rows: [["Rex"]]).lines(width: 20, frame: .boxed).isEmpty)
    }
}
