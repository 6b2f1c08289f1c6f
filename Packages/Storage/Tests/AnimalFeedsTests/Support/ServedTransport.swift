import FeedServers
import FoundationEssentials
import HTTPTransport
import Synchronization

/// Carries requests to a server in memory, and remembers them.
final class ServedTransport: HTTPTransport {
    private let server: any FeedServer
    private let seen = Mutex<[HTTPRequest]>([])

    init(_ server: any FeedServer) {
        self.server = server
    }

    /// Every request that came, in order.
    var requests: [HTTPRequest] { seen.withLock { $0 } }

    /// Those for something else than tokens.
    var feedRequests: [HTTPRequest] { requests.filter { !$0.url.path().contains("oauth2") } }

    func exchange<Value: Sendable>(
        _ request: HTTPRequest,
        timeouts: HTTPTimeouts,
        read: @Sendable (HTTPResponseHead, any HTTPBody) async throws(HTTPError) -> Value
    ) async throws(HTTPError) -> Value {
        seen.withLock { $0.append(request) }
        let query = request.url.query().map { "?\($0)" } ?? ""
        let answer = server.answer(
            ServedRequest(
                method: request.method.rawValue,
                target: request.url.path() + query,
                headers: request.headers.fields.map { ($0.name, $0.value) },
                body: request.body
            )
        )
        let fields = answer.headers.map { HTTPHeaders.Field(name: $0.key, value: $0.value) }
        return try await read(
            HTTPResponseHead(status: answer.status, headers: HTTPHeaders(fields)),
            WholeBody(answer.body)
        )
    }
}

/// A body that arrives at once.
private actor WholeBody: HTTPBody {
    private var bytes: [UInt8]?

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    func next() async throws(HTTPError) -> [UInt8]? {
        defer { bytes = nil }
        return bytes
    }
}

/// Answers everything but requests for tokens with the same.
struct OneAnswer: FeedServer {
    let answer: ServedAnswer
    let tokens: (any FeedServer)?

    init(_ answer: ServedAnswer, tokens: (any FeedServer)? = nil) {
        self.answer = answer
        self.tokens = tokens
    }

    func answer(_ request: ServedRequest) -> ServedAnswer {
        if let tokens, request.path.contains("oauth2") { return tokens.answer(request) }
        return answer
    }
}
