/// A file of events that is complete: nobody appends to it any more, and it is sent or dropped as a whole.
///
/// Its name tells its number and how many events it holds: `segment-0000000007-100.ndjson`.
struct QueueSegment: Hashable, Sendable, Comparable {
    let number: Int
    let count: Int

    var name: String {
        let digits = String(number)
        return "segment-" + String(repeating: "0", count: max(0, 10 - digits.count)) + digits + "-\(count).ndjson"
    }

    init(number: Int, count: Int) {
        self.number = number
        self.count = count
    }

    /// `nil` for the name of anything else.
    init?(name: String) {
        guard name.hasPrefix("segment-"), name.hasSuffix(".ndjson") else { return nil }
        let parts = name.dropFirst("segment-".count).dropLast(".ndjson".count).split(separator: "-")
        guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]), number > 0, count >= 0 else {
            return nil
        }
        self.init(number: number, count: count)
        guard self.name == name else { return nil }
    }

    static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}
