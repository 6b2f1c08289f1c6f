import Synchronization

/// A clock on which time passes only while somebody sleeps, and then at once.
final class ManualClock: Clock, Sendable {
    struct Instant: InstantProtocol {
        let offset: Duration

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    private let state = Mutex<(now: Duration, sleeps: [Duration])>((.zero, []))
    private let whileAsleep: @Sendable () async -> Void

    /// - Parameter whileAsleep: Runs before a sleeper wakes.
    init(whileAsleep: @escaping @Sendable () async -> Void = {}) {
        self.whileAsleep = whileAsleep
    }

    var now: Instant { Instant(offset: state.withLock { $0.now }) }
    var minimumResolution: Duration { .zero }
    /// How long each sleep was meant to be, in seconds.
    var sleeps: [Double] { state.withLock { $0.sleeps }.map { $0 / .seconds(1) } }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        state.withLock { state in
            state.sleeps.append(deadline.offset - state.now)
            state.now = max(state.now, deadline.offset)
        }
        await whileAsleep()
        try Task.checkCancellation()
    }
}
