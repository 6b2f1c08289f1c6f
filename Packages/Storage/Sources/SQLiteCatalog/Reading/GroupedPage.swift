/// One page of groups that follow one another, of which only those on the page need be put in order.
struct GroupedPage {
    private(set) var keys: [Int64] = []
    /// How many keys of the next groups come before the page.
    private var skipped: Int
    private let count: Int

    init(from offset: Int, count: Int) {
        skipped = offset
        self.count = count
    }

    var isFull: Bool { keys.count >= count }

    /// Adds the next group, of so many keys; `ordered` answers a part of it in order.
    mutating func add(_ size: Int, ordered: (_ offset: Int, _ count: Int) throws -> [Int64]) rethrows {
        guard skipped < size else { return skipped -= size }
        keys += try ordered(skipped, Swift.min(size - skipped, count - keys.count))
        skipped = 0
    }
}
