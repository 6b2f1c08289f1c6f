import Synchronization

/// A clock that stands still until a test moves it.
final class ManualClock: Clock, Sendable {
    struct Instant: InstantProtocol {
        var offset: Duration

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct Sleeper {
        let number: Int
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now = Instant(offset: .zero)
        var count = 0
        var sleepers: [Sleeper] = []
        var watching: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    var now: Instant { state.withLock { $0.now } }
    let minimumResolution = Duration.zero

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let number = state.withLock { state in
            state.count += 1
            return state.count
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let watching = state.withLock { state in
                    state.sleepers.append(Sleeper(number: number, deadline: deadline, continuation: continuation))
                    defer { state.watching = [] }
                    return state.watching
                }
                if Task.isCancelled { wake(with: CancellationError()) { $0.number == number } }
                for watcher in watching { watcher.resume() }
            }
        } onCancel: {
            wake(with: CancellationError()) { $0.number == number }
        }
    }

    /// Waits until somebody sleeps.
    func sleeper() async {
        await withCheckedContinuation { continuation in
            let sleeps = state.withLock { state in
                if state.sleepers.isEmpty { state.watching.append(continuation) }
                return !state.sleepers.isEmpty
            }
            if sleeps { continuation.resume() }
        }
    }

    func advance(by duration: Duration) {
        let now = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            return state.now
        }
        wake(with: nil) { $0.deadline <= now }
    }

    private func wake(with error: (any Error)?, _ isMeant: (Sleeper) -> Bool) {
        let woken = state.withLock { state in
            let woken = state.sleepers.filter(isMeant)
            state.sleepers.removeAll(where: isMeant)
            return woken
        }
        for sleeper in woken {
            if let error { sleeper.continuation.resume(throwing: error) } else { sleeper.continuation.resume() }
        }
    }
}
