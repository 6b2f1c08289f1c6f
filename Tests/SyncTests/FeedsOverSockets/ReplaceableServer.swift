import FeedServers
import Synchronization

/// A server in whose place a test can put another one.
final class ReplaceableServer: FeedServer {
    private let server: Mutex<any FeedServer>

    init(_ server: any FeedServer) {
        self.server = Mutex(server)
    }

    func answer(_ request: ServedRequest) -> ServedAnswer {
        server.withLock(\.self).answer(request)
    }

    func become(_ other: any FeedServer) {
        server.withLock { $0 = other }
    }
}
