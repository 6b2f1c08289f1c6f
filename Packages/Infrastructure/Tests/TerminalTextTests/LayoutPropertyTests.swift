import TerminalText
import Testing

@Suite("Whatever the text and the width")
struct LayoutPropertyTests {
    static let widths = [20, 21, 24, 30, 40, 57, 80, 120, 200, 300]
    static let narrow = [1, 2, 5, 8, 13]

    private struct Layouts {
        let lines: [StyledText]
        let minimum: Int
        let name: String
    }

    private func text(using random: inout SeededGenerator) -> StyledText {
        let link = Hyperlink("https://a.example/")
        let styles: [TextStyle] = [.plain, .bold, .color(.red), TextStyle(foreground: .rgb(1, 2, 3), link: link)]
        var text = StyledText()
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            text.append(HostileText.make(using: &random), style: styles.randomElement(using: &random) ?? .plain)
        }
        return text
    }

    private func layouts(width: Int, using random: inout SeededGenerator) -> [Layouts] {
        let columns = (0..<Int.random(in: 1...6, using: &random)).map { index in
            TextTable.Column(
                header: text(using: &random),
                alignment: TextAlignment.allCases.randomElement(using: &random) ?? .left,
                sizing: index.isMultiple(of: 2) ? .flexible(minimum: Int.random(in: 0...12, using: &random)) : .fixed,
                priority: Int.random(in: 0...2, using: &random)
            )
        }
        let rows = (0..<4).map { _ in (0..<7).map { _ in text(using: &random) } }
        let table = TextTable(columns: columns, rows: rows)
        let cards = TextCards(
            (0..<2).map { _ in
                TextCards.Card(
                    title: text(using: &random),
                    fields: (0..<3).map { _ in .init(label: text(using: &random), value: text(using: &random)) },
                    paragraph: text(using: &random)
                )
            }
        )
        let bars = Bars(
            (0..<3).map { _ in
                .init(
                    label: text(using: &random),
                    value: Double.random(in: -1...9, using: &random),
                    valueText: text(using: &random)
                )
            }
        )
        let paragraph = text(using: &random)
        var layouts = [Layouts(lines: paragraph.wrapped(toWidth: width), minimum: 2, name: "wrapped")]
        layouts.append(Layouts(lines: [paragraph.singleLine.truncated(toWidth: width)], minimum: 1, name: "truncated"))
        for chrome in Chrome.allCases {
            for frame in Frame.allCases {
                let tableLines = table.lines(width: width, frame: frame, chrome: chrome)
                layouts.append(Layouts(lines: tableLines, minimum: TextTable.minimumWidth, name: "table"))
                let cardLines = cards.lines(width: width, frame: frame, chrome: chrome)
                layouts.append(Layouts(lines: cardLines, minimum: TextCards.minimumWidth, name: "cards"))
            }
            layouts.append(
                Layouts(lines: bars.lines(width: width, chrome: chrome), minimum: Bars.minimumWidth, name: "bars")
            )
        }
        return layouts
    }

    @Test(
        "no line is wider than asked for, ends in a space, or holds what commands a terminal",
        arguments: widths + narrow
    )
    func bounds(width: Int) {
        var random = SeededGenerator(seed: UInt64(width))
        for _ in 0..<8 {
            for layout in layouts(width: width, using: &random) {
                for line in layout.lines {
                    let plain = line.rendered(colors: .none, hyperlinks: true)
                    let shown = "\(layout.name): \(plain.debugDescription)"
                    #expect(plain.displayWidth <= max(width, layout.minimum), "\(shown)")
                    #expect(layout.name == "truncated" || plain.last != " ", "\(shown)")
                    #expect(!plain.unicodeScalars.contains(where: HostileText.isDangerous), "\(shown)")
                }
            }
        }
    }

    @Test("the lines of a box are equally wide", arguments: widths)
    func boxes(width: Int) {
        var random = SeededGenerator(seed: UInt64(width))
        for _ in 0..<5 {
            let columns = (0..<4).map { _ in TextTable.Column(header: text(using: &random)) }
            let rows = (0..<4).map { _ in (0..<4).map { _ in text(using: &random) } }
            let lines = TextTable(columns: columns, rows: rows).lines(width: width, frame: .boxed)
            #expect(Set(lines.map(\.displayWidth)).count == 1)
        }
    }

    @Test("wrapping loses no character but spaces", arguments: widths)
    func wrapping(width: Int) {
        var random = SeededGenerator(seed: UInt64(width))
        for _ in 0..<50 {
            let text = HostileText.make(using: &random).sanitizedForTerminal(.multiLine)
            let wrapped = text.wrapped(toWidth: width).joined(separator: " ")
            let spaces: Set<Unicode.Scalar> = [" ", "\n", "\t"]
            #expect(
                wrapped.unicodeScalars.filter { !spaces.contains($0) }
                    == text.unicodeScalars.filter { !spaces.contains($0) }
            )
        }
    }

    @Test("rendering in colour changes nothing but the sequences")
    func rendering() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<200 {
            let text = text(using: &random)
            for support in ColorSupport.allCases {
                let rendered = text.rendered(colors: support, hyperlinks: true)
                #expect(rendered.contains("\u{1B}") == (support != .none && text.spans.contains { $0.style != .plain }))
                #expect(rendered.sanitizedForTerminal(.multiLine) == text.plainText)
            }
        }
    }
}
