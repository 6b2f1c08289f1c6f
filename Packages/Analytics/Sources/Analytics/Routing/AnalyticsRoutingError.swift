import Domain

/// Why `analytics.toml` cannot be understood.
struct AnalyticsRoutingError: Error, Hashable {
    /// From 1; `nil` where it is the file as a whole.
    let line: Int?
    /// A sentence that says what is wrong.
    let reason: String

    init(line: Int?, reason: String) {
        self.line = line
        self.reason = reason
    }

    /// With the name that was probably meant, or with all of them.
    init(line: Int?, reason: String, nearestTo name: String, among known: [String]) {
        let nearest = EditDistance.nearest(to: name.lowercased(), among: known)
        let advice = nearest.map { " Did you mean “\($0)”?" } ?? " There are: \(known.joined(separator: ", "))."
        self.init(line: line, reason: reason + advice)
    }
}

extension AnalyticsRoutingError: CustomStringConvertible {
    var description: String { (line.map { "Line \($0): " } ?? "") + reason }
}
