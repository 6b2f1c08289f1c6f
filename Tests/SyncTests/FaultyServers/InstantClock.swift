import Synchronization

/// A clock on which every pause is over at once, and remembered.
final class InstantClock: Clock, Sendable {
    struct Instant: InstantProtocol {
        var offset: Duration

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private let state = Mutex((now: Instant(offset: .zero), longest: Swift.Duration.zero))

    var now: Instant { state.withLock(\.now) }
    let minimumResolution = Duration.zero

    /// The longest pause that somebody made.
    var longestPause: Duration { state.withLock(\.longest) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
        state.withLock { state in
            state.longest = max(state.longest, state.now.duration(to: deadline))
            state.now = max(state.now, deadline)
        }
    }
}
