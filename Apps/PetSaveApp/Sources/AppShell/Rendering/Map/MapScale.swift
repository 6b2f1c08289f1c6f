import Domain
import TerminalText

/// A bar on a map whose length on the ground is a round number: 1, 2 or 5 times a power of ten.
struct MapScale: Hashable {
    /// How many columns of the terminal the bar takes, both ends included.
    let columns: Int
    /// `20 km`, `0.5 mi`.
    let label: String

    /// The longest such bar of at most `maximum` columns, on a map that shows `distancePerColumn` in each.
    init(distancePerColumn: Distance, unit: DistanceUnit, maximum: Int) {
        let perColumn = unit.value(of: distancePerColumn)
        let longest = perColumn * Double(maximum)
        var exponent = 0
        while exponent < 5, Self.power(exponent + 1) <= longest { exponent += 1 }
        while exponent > -6, Self.power(exponent) > longest { exponent -= 1 }
        let digit = [5, 2, 1].first { Double($0) * Self.power(exponent) <= longest } ?? 1
        let length = Double(digit) * Self.power(exponent)
        columns = max(2, min(maximum, Int((length / perColumn).rounded())))
        label = "\(Self.text(digit, exponent: exponent)) \(unit.rawValue)"
    }

    /// The bar and its label: `├──────┤ 20 km`.
    func line(chrome: Chrome) -> String {
        let (left, middle, right) = chrome == .unicode ? ("├", "─", "┤") : ("|", "-", "|")
        return left + String(repeating: middle, count: columns - 2) + right + " " + label
    }

    private static func power(_ exponent: Int) -> Double {
        let power = (0..<abs(exponent)).reduce(1.0) { product, _ in product * 10 }
        return exponent < 0 ? 1 / power : power
    }

    private static func text(_ digit: Int, exponent: Int) -> String {
        exponent < 0
            ? "0." + String(repeating: "0", count: -exponent - 1) + "\(digit)"
            : AnimalWords.grouped(Int(Double(digit) * power(exponent)))
    }
}
