import Synchronization

/// A clock that a test moves by hand.
final class HandClock: Clock, Sendable {
    struct Instant: InstantProtocol {
        let offset: Duration

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct State {
        var now = Instant(offset: .zero)
        var lastNumber = 0
        var sleepers: [Int: (deadline: Instant, wake: CheckedContinuation<Void, any Error>)] = [:]
        var watchers: [(count: Int, go: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    var now: Instant { state.withLock { $0.now } }
    let minimumResolution = Duration.zero

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        // Whoever was called off before is nobody that a test waits for.
        try Task.checkCancellation()
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let watchers = state.withLock { state in
                    state.sleepers[number] = (deadline, continuation)
                    let due = state.watchers.filter { $0.count <= state.sleepers.count }
                    state.watchers.removeAll { $0.count <= state.sleepers.count }
                    return due
                }
                for watcher in watchers { watcher.go.resume() }
                if Task.isCancelled { wake(number, throwing: CancellationError()) }
            }
        } onCancel: {
            wake(number, throwing: CancellationError())
        }
    }

    private func wake(_ number: Int, throwing error: (any Error)?) {
        let sleeper = state.withLock { $0.sleepers.removeValue(forKey: number) }
        if let error { sleeper?.wake.resume(throwing: error) } else { sleeper?.wake.resume() }
    }

    /// Waits until so many sleep.
    func untilAsleep(_ count: Int = 1) async {
        await withCheckedContinuation { continuation in
            let isSo = state.withLock { state in
                if state.sleepers.count >= count { return true }
                state.watchers.append((count, continuation))
                return false
            }
            if isSo { continuation.resume() }
        }
    }

    /// How many sleep.
    var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    /// Lets time pass; whoever slept until then wakes.
    func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            return state.sleepers.filter { $0.value.deadline <= state.now }.map(\.key)
        }
        for number in due.sorted() { wake(number, throwing: nil) }
    }
}
