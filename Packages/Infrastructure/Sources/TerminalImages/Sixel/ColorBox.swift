/// A colour in 32 steps each way, and how often a picture has it.
struct ColorCount {
    /// Red, green and blue, 0 to 31.
    let steps: [Int]
    private(set) var count = 0
    /// The sums of what the pixels really have, 0 to 255 each.
    private(set) var sums = [0, 0, 0]

    init(like color: SixelPalette.Color) {
        steps = [color.red / 8, color.green / 8, color.blue / 8]
    }

    mutating func add(_ color: SixelPalette.Color) {
        count += 1
        sums[0] += color.red
        sums[1] += color.green
        sums[2] += color.blue
    }
}

/// Colours that one colour of a palette stands for; never none, but of a picture without pixels.
struct ColorBox {
    private let colors: [ColorCount]
    private let count: Int
    /// Which of red, green and blue differs most within the box, and by how many steps.
    private let widest: (part: Int, range: Int)

    init(_ colors: [ColorCount]) {
        self.colors = colors
        count = colors.reduce(0) { $0 + $1.count }
        widest =
            (0..<3).map { part in
                let steps = colors.map { $0.steps[part] }
                return (part, (steps.max() ?? 0) - (steps.min() ?? 0))
            }.max { $0.1 < $1.1 } ?? (0, 0)
    }

    var canBeCut: Bool { colors.count > 1 }

    /// How much is gained by cutting: many pixels that differ a lot.
    var weight: Int { count * widest.range }

    /// Two boxes with about as many pixels each; only for one that can be cut.
    func cut() -> (ColorBox, ColorBox) {
        let sorted = colors.sorted { $0.steps[widest.part] < $1.steps[widest.part] }
        var passed = 0
        let middle = sorted.firstIndex { color in
            passed += color.count
            return passed * 2 >= count
        }
        let end = max(1, min(sorted.count - 1, (middle ?? 0) + 1))
        return (ColorBox(Array(sorted[..<end])), ColorBox(Array(sorted[end...])))
    }

    /// The average colour, 0 to 255 each.
    var average: SixelPalette.Color {
        let sums = (0..<3).map { part in colors.reduce(0) { $0 + $1.sums[part] } }
        let count = max(1, count)
        return SixelPalette.Color(red: sums[0] / count, green: sums[1] / count, blue: sums[2] / count)
    }
}
