/// How many letters two words differ by.
public enum EditDistance {
    /// The least number of letters to insert, delete, replace, or swap with their neighbour, to make one word of the
    /// other (the optimal string alignment distance).
    public static func between(_ left: String, _ right: String) -> Int {
        let left = Array(left)
        let right = Array(right)
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for row in 0..<left.count {
            var current = [row + 1]
            for column in 0..<right.count {
                let replaced = previous[column] + (left[row] == right[column] ? 0 : 1)
                var best = min(replaced, previous[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    best = min(best, beforePrevious[column - 1] + 1)
                }
                current.append(best)
            }
            beforePrevious = previous
            previous = current
        }
        return previous[right.count]
    }

    /// The name that `word` is most likely a misspelling of: the nearest one, if no more than two letters or a third of
    /// the word differ. Of equally near ones the first.
    public static func nearest(to word: String, among names: [String]) -> String? {
        let measured = names.map { (name: $0, distance: between(word, $0)) }
        guard let nearest = measured.min(by: { $0.distance < $1.distance }),
            nearest.distance <= max(2, word.count / 3)
        else { return nil }
        return nearest.name
    }
}
