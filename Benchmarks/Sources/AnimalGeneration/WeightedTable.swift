/// Values, each with how often it occurs.
package struct WeightedTable<Value: Sendable>: Sendable {
    package let values: [Value]
    /// For each value its own count and those before it.
    private let sums: [Int]

    /// `nil` when nothing has a count above zero.
    package init?(_ counts: [(value: Value, count: Int)]) {
        let counted = counts.filter { $0.count > 0 }
        guard !counted.isEmpty else { return nil }
        values = counted.map(\.value)
        var sum = 0
        sums = counted.map {
            sum += $0.count
            return sum
        }
    }

    /// The sum of all counts.
    package var total: Int { sums.last ?? 0 }

    /// How many of ``total`` have the value at `index`.
    package func count(at index: Int) -> Int { sums[index] - (index == 0 ? 0 : sums[index - 1]) }

    /// One of the values, each as often as its count says.
    package func draw(_ random: inout RandomSource) -> Value {
        let drawn = random.below(total)
        var (low, high) = (0, sums.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if sums[middle] > drawn { high = middle } else { low = middle + 1 }
        }
        return values[low]
    }

    /// The table of what the values are made into.
    func map<Other>(_ transform: (Value) throws -> Other) rethrows -> WeightedTable<Other> {
        WeightedTable<Other>(values: try values.map(transform), sums: sums)
    }

    private init(values: [Value], sums: [Int]) {
        self.values = values
        self.sums = sums
    }
}
