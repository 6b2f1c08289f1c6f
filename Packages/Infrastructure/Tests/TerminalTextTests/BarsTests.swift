import TerminalText
import Testing

@Suite("A bar chart")
struct BarsTests {
    static let chart = Bars([
        .init(label: "young", count: 80), .init(label: "成犬", count: 41), .init(label: "old", count: 1),
        .init(label: "baby", count: 0),
    ])

    @Test("has bars in proportion, in eighths of a column")
    func unicode() {
        #expect(
            Self.chart.lines(width: 21).map(\.plainText) == [
                "young  80  ██████████",
                "成犬   41  █████▏",
                "old     1  ▏",
                "baby    0",
            ]
        )
    }

    @Test("has bars of number signs in ASCII")
    func ascii() {
        #expect(
            Self.chart.lines(width: 21, chrome: .ascii).map(\.plainText) == [
                "young  80  ##########",
                "成犬   41  #####",
                "old     1  #",
                "baby    0",
            ]
        )
    }

    @Test("cuts labels before bars, and bars before values")
    func narrow() {
        let chart = Bars([.init(label: "a very long label", value: 1, valueText: "100 %")])
        #expect(chart.lines(width: 20).map(\.plainText) == ["a very…   100 %  ███"])
        #expect(chart.lines(width: 15).map(\.plainText) == ["a very…   100 %"])
    }

    @Test("takes a maximum, and no length from what is negative or no number")
    func values() {
        let values: [Double] = [5, 20, -3, .nan, .infinity]
        let bars = values.map { Bars.Bar(label: "x", value: $0, valueText: "v") }
        #expect(
            Bars(bars, maximum: 10).lines(width: 16).map(\.plainText) == [
                "x  v  █████", "x  v  ██████████", "x  v", "x  v", "x  v  ██████████",
            ]
        )
    }

    @Test("has no bars when all is zero, and no lines when it is empty")
    func nothing() {
        #expect(Bars([.init(label: "x", count: 0)]).lines(width: 20) == ["x  0"])
        #expect(Bars([]).lines(width: 20).isEmpty)
    }
}
