import Synchronization

/// What a server has seen and done.
final class LoopbackLog: Sendable {
    private struct State {
        var requests: [LoopbackRequest] = []
        var connections = 0
        var open = 0
        var bytesSent = 0
        /// Opens when the last connection of those that are open is closed.
        var lastClosed = Latch()
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
            if state.open == 0 { state.lastClosed = Latch() }
            state.connections += 1
            state.open += 1
            return state.connections
        }
    }

    func connectionClosed() {
        let lastClosed = state.withLock { state in
            state.open -= 1
            return state.open == 0 ? state.lastClosed : nil
        }
        lastClosed?.open()
    }

    func allClosed() async {
        let lastClosed = state.withLock { $0.open == 0 ? nil : $0.lastClosed }
        await lastClosed?.wait()
    }
}
