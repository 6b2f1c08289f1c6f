import Synchronization

/// Seeds that are no two the same: 1, 2, 3 …
final class Seeds: Sendable {
    private let last = Atomic<UInt64>(0)

    @Sendable
    func next() -> UInt64 { last.add(1, ordering: .relaxed).newValue }
}
