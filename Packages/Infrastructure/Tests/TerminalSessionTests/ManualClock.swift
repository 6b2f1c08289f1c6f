import Synchronization

/// A clock that stands still until it is told to go on.
final class ManualClock: Clock, Sendable {
    struct Instant: InstantProtocol {
        var offset: Duration = .zero

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    fileprivate struct State {
        var now = Instant()
        var sleepers: [Int: (deadline: Instant, continuation: CheckedContinuation<Void, any Error>)] = [:]
        var cancelled: Set<Int> = []
        /// How many have gone to sleep since the beginning.
        var count = 0
        var watcher: (count: Int, continuation: CheckedContinuation<Void, Never>)?
    }

    private let state = Mutex(State())

    var now: Instant { state.withLock { $0.now } }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        // Who gave up before it began is none that a test waits for.
        try Task.checkCancellation()
        let id = state.withLock { state in
            state.count += 1
            return state.count
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let (watcher, isOver) = state.withLock { state in
                    let isOver = state.cancelled.contains(id) || deadline <= state.now
                    if !isOver { state.sleepers[id] = (deadline, continuation) }
                    return (state.takeWatcher(), isOver)
                }
                if isOver { continuation.resume() }
                watcher?.resume()
            }
        } onCancel: {
            let sleeper = state.withLock { state in
                state.cancelled.insert(id)
                return state.sleepers.removeValue(forKey: id)
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }

    func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let due = state.sleepers.filter { $0.value.deadline <= state.now }
            for id in due.keys { state.sleepers[id] = nil }
            return due.values.sorted { $0.deadline < $1.deadline }
        }
        for sleeper in due { sleeper.continuation.resume() }
    }

    /// How many have gone to sleep since the beginning.
    var sleepCount: Int { state.withLock { $0.count } }

    /// Waits until so many have gone to sleep since the beginning.
    func sleepers(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let watcher = state.withLock { state in
                state.watcher = (count, continuation)
                return state.takeWatcher()
            }
            watcher?.resume()
        }
    }
}

extension ManualClock.State {
    fileprivate mutating func takeWatcher() -> CheckedContinuation<Void, Never>? {
        guard let watcher, count >= watcher.count else { return nil }
        self.watcher = nil
        return watcher.continuation
    }
}
