import Platform
import TerminalScreen
import TerminalText
import Testing

@Suite("What a frame costs")
struct FrameCostTests {
    private let size: TerminalSize

    init() throws {
        size = try #require(TerminalSize(columns: 80, rows: 24))
    }

    /// A list of animals as a scene shows it: a heading, 21 rows of which one is selected, a rule and a line of keys.
    private func list(from first: Int, selected: Int) -> ScreenFrame {
        let names = ["Rex", "Mia", "柴犬ハチ", "Zoë", "Großspitz Bär", "Luna"]
        let entries = (first..<(first + 21)).map { index in
            let name = StyledText("\(names[index % names.count]) \(index)", style: .bold).fitted(toWidth: 30)
            let rest = StyledText("young · female", style: .dim).fitted(toWidth: 34)
            let row = name + rest + StyledText("\(index % 40).5 km").fitted(toWidth: 14, alignment: .right)
            return row.fitted(toWidth: 80, style: index == selected ? .inverse : .plain)
        }
        let heading = StyledText("Near you", style: .bold).spread(with: "5,000 animals", width: 80)
        return ScreenFrame(size: size, rows: [heading] + entries + ["", "↑↓ move  Enter open  ? help"])
    }

    @Test("a key that moves the selection costs the bytes of two rows")
    func selection() {
        var renderer = FrameRenderer(capabilities: TerminalCapabilities(colors: .trueColor, synchronizedOutput: true))
        _ = renderer.bytes(for: list(from: 0, selected: 4))
        let bytes = renderer.bytes(for: list(from: 0, selected: 5))
        #expect(bytes.count < 2 * 160)
    }

    @Test("a thousand steps through a list cost no more than a thousand screens of it")
    func scrolling() {
        var renderer = FrameRenderer(capabilities: TerminalCapabilities(colors: .trueColor, synchronizedOutput: true))
        let first = renderer.bytes(for: list(from: 0, selected: 20)).count
        var total = 0
        for step in 1...1000 {
            total += renderer.bytes(for: list(from: step, selected: step + 20)).count
        }
        #expect(first < 80 * 24 * 2)
        #expect(total < 1000 * first)
    }
}
