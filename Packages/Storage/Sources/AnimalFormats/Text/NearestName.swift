/// Finds what somebody meant by a name that does not exist.
enum NearestName {
    /// The name among `names` that `text` is a misspelling of, or the last part of; `nil` when none is near.
    static func of(_ text: String, among names: [String]) -> String? {
        let sought = text.lowercased()
        guard !sought.isEmpty else { return nil }
        if let ending = names.first(where: { $0.hasSuffix(".\(sought)") }) { return ending }
        let nearest = names.map { ($0, distance(sought, $0)) }.min { $0.1 < $1.1 }
        guard let nearest, nearest.1 <= max(2, sought.count / 3) else { return nil }
        return nearest.0
    }

    /// How many letters must be added, dropped, changed or swapped with their neighbour (optimal string alignment).
    private static func distance(_ left: String, _ right: String) -> Int {
        let left = Array(left.unicodeScalars)
        let right = Array(right.unicodeScalars)
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for row in 0..<left.count {
            var current = [row + 1]
            for column in 0..<right.count {
                var best = min(last[column + 1] + 1, current[column] + 1)
                best = min(best, last[column] + (left[row] == right[column] ? 0 : 1))
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }
}
