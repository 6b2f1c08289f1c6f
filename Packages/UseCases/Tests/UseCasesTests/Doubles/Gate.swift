import Synchronization

/// Holds whoever waits until it is opened; tells when the first one waits.
final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var waiting: [CheckedContinuation<Void, Never>] = []
        var watching: [CheckedContinuation<Void, Never>] = []
        var arrivals = 0
    }

    private let state = Mutex(State())

    /// Waits until the gate is open.
    func pass() async {
        await withCheckedContinuation { continuation in
            let (passes, watching) = state.withLock { state in
                state.arrivals += 1
                if !state.isOpen { state.waiting.append(continuation) }
                defer { state.watching = [] }
                return (state.isOpen, state.watching)
            }
            for watcher in watching { watcher.resume() }
            if passes { continuation.resume() }
        }
    }

    /// Waits until somebody has come to the gate.
    func arrival() async {
        await withCheckedContinuation { continuation in
            let arrived = state.withLock { state in
                if state.arrivals == 0 { state.watching.append(continuation) }
                return state.arrivals > 0
            }
            if arrived { continuation.resume() }
        }
    }

    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for one in waiting { one.resume() }
    }
}
