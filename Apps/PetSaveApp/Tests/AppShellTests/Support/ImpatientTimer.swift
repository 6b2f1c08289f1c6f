/// A clock of a test, on which short waits are over at once and long ones never.
struct ImpatientTimer: Clock {
    struct Instant: InstantProtocol {
        let sinceStart: Duration

        func advanced(by duration: Duration) -> Instant { Instant(sinceStart: sinceStart + duration) }
        func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }
        static func < (left: Instant, right: Instant) -> Bool { left.sinceStart < right.sinceStart }
    }

    /// From here on a wait never ends, but for being called off.
    static let long = Duration.seconds(60)

    var now: Instant { Instant(sinceStart: .zero) }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
        guard deadline.sinceStart >= Self.long else { return }
        for await _ in AsyncStream<Never>.makeStream().stream {}
        throw CancellationError()
    }
}
