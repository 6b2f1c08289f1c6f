/// Keys as they are of animals that have something from then on, their complement of those that no longer do, in the order
/// of the changes.
///
/// Kept as the difference of each from the one before, one or two bytes mostly: a transaction of a hundred thousand animals
/// notes some millions.
struct KeyChanges: Sendable {
    private var bytes: [UInt8] = []
    private var last: Int64 = 0
    private var count = 0

    /// What comes twice in a row is kept once.
    mutating func append(_ change: Int64) {
        guard count == 0 || change != last else { return }
        VariableLength.append(VariableLength.zigzagged(Int(change &- last)), to: &bytes)
        last = change
        count += 1
    }

    func all() -> [Int64] {
        var all: [Int64] = []
        all.reserveCapacity(count)
        var (index, last) = (0, 0 as Int64)
        while let difference = VariableLength.next(in: bytes, at: &index) {
            last &+= Int64(VariableLength.number(zigzagged: difference))
            all.append(last)
        }
        return all
    }
}
