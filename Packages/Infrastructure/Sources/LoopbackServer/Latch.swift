import Synchronization

/// Something that happens once, and can be waited for.
final class Latch: Sendable {
    private struct State {
        var isOpen = false
        var arrivals = 0
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    }

    private let state = Mutex(State())

    /// Waits until it has happened, or the waiting task is cancelled.
    func wait() async {
        let id = state.withLock { state in
            state.arrivals += 1
            return state.arrivals
        }
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

    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [:] }
            return state.waiting.values
        }
        for one in waiting { one.resume() }
    }
}
