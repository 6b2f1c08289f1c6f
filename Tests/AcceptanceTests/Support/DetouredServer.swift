import FeedServers
import LoopbackServer
import Synchronization

/// A feed's server that a test can make answer otherwise.
final class DetouredServer: Sendable {
    /// What is answered instead to a request, of which so many came before since the detour began; `nil` for what the
    /// feed's server says.
    typealias Detour = @Sendable (_ request: LoopbackRequest, _ earlier: Int) -> LoopbackResponse?

    private let server: any FeedServer
    private let state = Mutex<(detour: Detour, earlier: Int)>(({ _, _ in nil }, 0))

    init(_ server: any FeedServer) {
        self.server = server
    }

    /// Makes it answer otherwise from now on.
    func answer(_ detour: @escaping Detour) {
        state.withLock { $0 = (detour, 0) }
    }

    /// Makes it answer as the feed's server does.
    func answerAsUsual() {
        answer { _, _ in nil }
    }

    /// Listens at a free port.
    func start(tls certificate: LoopbackCertificate = .none) async throws -> LoopbackServer {
        try await LoopbackServer.start(tls: certificate) { request in self.response(to: request) }
    }

    /// What the feed's server says.
    func usualResponse(to request: LoopbackRequest) -> LoopbackResponse {
        let answer = server.answer(
            ServedRequest(
                method: request.method,
                target: request.target,
                headers: request.headers.fields.map { ($0.name, $0.value) },
                body: request.body
            )
        )
        let type = answer.headers["Content-Type"] ?? "application/octet-stream"
        return .bytes(answer.body, type: type, status: answer.status)
    }

    private func response(to request: LoopbackRequest) -> LoopbackResponse {
        let (detour, earlier) = state.withLock { state in
            defer { state.earlier += 1 }
            return (state.detour, state.earlier)
        }
        return detour(request, earlier) ?? usualResponse(to: request)
    }
}
