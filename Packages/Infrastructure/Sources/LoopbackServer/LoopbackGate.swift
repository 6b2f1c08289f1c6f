import Synchronization

/// Holds whoever waits at it until a test opens it.
public final class LoopbackGate: Sendable {
    private struct State {
        var isOpen = false
        var arrivals = 0
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
        var watching: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    public init() {}

    /// Waits until the gate is open, or the waiting task is cancelled.
    public func pass() async {
        let (id, watching) = state.withLock { state in
            state.arrivals += 1
            defer { state.watching = [] }
            return (state.arrivals, state.watching)
        }
        for watcher in watching { watcher.resume() }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let passes = state.withLock { state in
                    if state.isOpen || Task.isCancelled { return true }
                    state.waiting[id] = continuation
                    return false
                }
                if passes { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.waiting.removeValue(forKey: id) }?.resume()
        }
    }

    /// Waits until somebody has come to the gate.
    public func arrival() async {
        await withCheckedContinuation { continuation in
            let arrived = state.withLock { state in
                if state.arrivals == 0 { state.watching.append(continuation) }
                return state.arrivals > 0
            }
            if arrived { continuation.resume() }
        }
    }

    /// Lets everyone through from now on.
    public func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [:] }
            return state.waiting.values
        }
        for one in waiting { one.resume() }
    }
}
