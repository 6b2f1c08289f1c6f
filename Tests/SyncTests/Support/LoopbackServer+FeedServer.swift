import FeedServers
import LoopbackServer

extension LoopbackServer {
    /// Serves what a feed's server answers.
    static func start(
        tls certificate: LoopbackCertificate = .none,
        isPacked: Bool = false,
        serving server: any FeedServer
    ) async throws -> LoopbackServer {
        try await start(tls: certificate) { request in
            LoopbackResponse(server.answer(ServedRequest(request)), isPacked: isPacked)
        }
    }
}

extension ServedRequest {
    init(_ request: LoopbackRequest) {
        self.init(
            method: request.method,
            target: request.target,
            headers: request.headers.fields.map { ($0.name, $0.value) },
            body: request.body
        )
    }
}

extension LoopbackResponse {
    /// - Parameter isPacked: Whether the body goes as `gzip`.
    init(_ answer: ServedAnswer, isPacked: Bool = false) {
        var others = answer.headers
        let type = others.removeValue(forKey: "Content-Type") ?? "application/octet-stream"
        let headers = LoopbackHeaders(others.map { LoopbackHeaders.Field(name: $0.key, value: $0.value) })
        let response: LoopbackResponse =
            isPacked
            ? .gzip(answer.body, type: type, status: answer.status, headers: headers)
            : .bytes(answer.body, type: type, status: answer.status, headers: headers)
        self.init(response.steps)
    }
}
