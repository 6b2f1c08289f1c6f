import Synchronization

/// What a server has seen and done.
final class LoopbackLog: Sendable {
    private struct State {
        var requests: [LoopbackRequest] = []
        var connections = 0
        var open = 0
        var bytesSent = 0
        var watching: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    var requests: [LoopbackRequest] { state.withLock { $0.requests } }
    var openConnections: Int { state.withLock { $0.open } }
    var connections: Int { state.withLock { $0.connections } }
    var bytesSent: Int { state.withLock { $0.bytesSent } }

    func add(_ request: LoopbackRequest) {
        state.withLock { $0.requests.append(request) }
    }

    func addSent(_ count: Int) {
        state.withLock { $0.bytesSent += count }
    }

    /// Answers the number of the connection.
    func connectionOpened() -> Int {
        state.withLock { state in
            state.connections += 1
            state.open += 1
            return state.connections
        }
    }

    func connectionClosed() {
        let watching = state.withLock { state in
            state.open -= 1
            guard state.open == 0 else { return [] as [CheckedContinuation<Void, Never>] }
            defer { state.watching = [] }
            return state.watching
        }
        for watcher in watching { watcher.resume() }
    }

    func allClosed() async {
        await withCheckedContinuation { continuation in
            let closed = state.withLock { state in
                if state.open > 0 { state.watching.append(continuation) }
                return state.open == 0
            }
            if closed { continuation.resume() }
        }
    }
}
