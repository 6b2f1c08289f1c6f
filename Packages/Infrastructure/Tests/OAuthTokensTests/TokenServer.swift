import FoundationEssentials
import HTTPTransport
import Synchronization

/// A server without a network: gives tokens numbered from 1, and answers what is asked with the newest of them.
///
/// What it answers to the next requests for a token can be told beforehand, and those answers can be held back.
final class TokenServer: HTTPTransport {
    struct Reply: Sendable {
        var status = 200
        var contentType = "application/json"
        var body: String
    }

    private struct State {
        var replies: [Reply] = []
        var tokenRequests: [HTTPRequest] = []
        var apiRequests: [HTTPRequest] = []
        var accepted: String?
        var acceptsNothing = false
        var isHeld = false
        var called = 0
    }

    private let state = Mutex(State())

    /// What the next requests for a token are answered with, before any token is.
    func willAnswer(_ replies: Reply...) { state.withLock { $0.replies += replies } }

    /// Tokens are given again.
    func forgetReplies() { state.withLock { $0.replies = [] } }

    /// Keeps requests for a token waiting until ``release()``.
    func hold() { state.withLock { $0.isHeld = true } }
    func release() { state.withLock { $0.isHeld = false } }

    /// From now on no token that was given is accepted, but the next one will be.
    func forgetTokens() { state.withLock { $0.accepted = nil } }
    func refuseEverything() { state.withLock { $0.acceptsNothing = true } }

    var tokenRequests: [HTTPRequest] { state.withLock { $0.tokenRequests } }
    var apiRequests: [HTTPRequest] { state.withLock { $0.apiRequests } }
    /// How many exchanges were cancelled while they were held.
    var calledOff: Int { state.withLock { $0.called } }

    func exchange<Value: Sendable>(
        _ request: HTTPRequest,
        timeouts: HTTPTimeouts,
        read: @Sendable (HTTPResponseHead, any HTTPBody) async throws(HTTPError) -> Value
    ) async throws(HTTPError) -> Value {
        let reply: Reply
        if request.url.path.hasSuffix("/token") {
            state.withLock { $0.tokenRequests.append(request) }
            while state.withLock({ $0.isHeld }) {
                guard !Task.isCancelled else {
                    state.withLock { $0.called += 1 }
                    throw .cancelled
                }
                await Task.yield()
            }
            reply = state.withLock { Self.token(&$0) }
        } else {
            reply = state.withLock { state in
                state.apiRequests.append(request)
                let isAccepted =
                    request.headers["Authorization"].map { $0 == "Bearer \(state.accepted ?? "-")" } ?? false
                return isAccepted && !state.acceptsNothing ? Reply(body: "{}") : Reply(status: 401, body: "{}")
            }
        }
        let head = HTTPResponseHead(
            status: reply.status,
            headers: ["Content-Type": reply.contentType, "Retry-After": "30"]
        )
        return try await read(head, OnePortion(reply.body))
    }

    private static func token(_ state: inout State) -> Reply {
        if !state.replies.isEmpty { return state.replies.removeFirst() }
        let token = "token-\(state.tokenRequests.count)"
        state.accepted = token
        return Reply(body: #"{"token_type":"Bearer","expires_in":3600,"access_token":"\#(token)"}"#)
    }
}

/// A body that comes at once.
private final class OnePortion: HTTPBody {
    private let rest: Mutex<[UInt8]?>

    init(_ text: String) { rest = Mutex(Array(text.utf8)) }

    func next() async throws(HTTPError) -> [UInt8]? {
        rest.withLock { rest in
            defer { rest = nil }
            return rest
        }
    }
}
