public import FoundationEssentials
public import HTTPTransport
import Secrets

/// Brings a server's access tokens, asking for as few as it can (OAuth 2.0 client credentials, RFC 6749, section 4.4).
///
/// A token is kept, in memory and on the disk, until shortly before it ends. However many ask at once, the server is
/// asked once.
public actor ClientCredentialsTokenStore {
    private let endpoint: URL
    private let credentials: ClientCredentials
    private let http: HTTPService
    private let file: TokenFile?
    private let leeway: TimeInterval
    private let now: @Sendable () -> Date

    private var token: AccessToken?
    private var flight: TokenFlight?

    /// - Parameters:
    ///   - endpoint: The address that gives tokens.
    ///   - path: The file that keeps the token for the next process; `nil` for none. It is made for its owner alone, and
    ///     one that is damaged, another client's or readable by others is not used, but replaced.
    ///   - leeway: How many seconds before its end a token is no longer used.
    ///   - now: The present moment.
    public init(
        endpoint: URL,
        credentials: ClientCredentials,
        http: HTTPService,
        path: String?,
        leeway: TimeInterval = 60,
        now: @escaping @Sendable () -> Date
    ) {
        self.endpoint = endpoint
        self.credentials = credentials
        self.http = http
        file = path.map { TokenFile(path: $0, clientID: credentials.clientID, endpoint: endpoint.absoluteString) }
        self.leeway = leeway
        self.now = now
    }

    /// A token with some life left; a new one if there is none.
    ///
    /// A task that is cancelled while it waits leaves the others waiting; when the last one is, the request ends too.
    public func token() async throws(OAuthError) -> AccessToken {
        if let token, token.isFresh(at: now(), leeway: leeway) { return token }
        if flight == nil, let kept = file?.read(), kept.isFresh(at: now(), leeway: leeway) {
            token = kept
            return kept
        }
        return try await awaitFlight().get()
    }

    /// Forgets a token that the server did not accept, in memory and on the disk, unless another one has taken its place.
    public func discard(_ refused: AccessToken) {
        if token?.secret == refused.secret { token = nil }
        if let file, file.read()?.secret == refused.secret { file.remove() }
    }

    /// The answer to a request that carries the token; when it is not accepted (401), the answer to the same with a new
    /// one.
    public func authorized(_ request: HTTPRequest) async throws(OAuthError) -> HTTPAnswer {
        let token = try await token()
        let answer = try await answer(to: request, with: token)
        guard answer.status == 401 else { return answer }
        discard(token)
        let second = try await self.answer(to: request, with: self.token())
        return HTTPAnswer(
            status: second.status,
            headers: second.headers,
            url: second.url,
            body: second.body,
            requests: answer.requests + second.requests
        )
    }

    private func answer(to request: HTTPRequest, with token: AccessToken) async throws(OAuthError) -> HTTPAnswer {
        var request = request
        request.headers["Authorization"] = token.authorization
        return try await send(request)
    }

    private func send(_ request: HTTPRequest) async throws(OAuthError) -> HTTPAnswer {
        do {
            return try await http.answer(to: request)
        } catch .cancelled {
            throw .cancelled
        } catch {
            throw .http(error)
        }
    }
}

// MARK: - One request for all who ask

extension ClientCredentialsTokenStore {
    private func awaitFlight() async -> Result<AccessToken, OAuthError> {
        let waiter = UUID()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                // A task that is cancelled already has had its handler run, which found nobody to wake.
                guard !Task.isCancelled else { return continuation.resume(returning: .failure(.cancelled)) }
                join(waiter, continuation)
            }
        } onCancel: {
            Task { await self.leave(waiter) }
        }
    }

    private func join(_ waiter: UUID, _ continuation: TokenFlight.Waiter) {
        if flight == nil {
            let id = UUID()
            flight = TokenFlight(id: id, task: Task { await self.land(id, with: self.fetch()) })
        }
        flight?.waiters[waiter] = continuation
    }

    private func leave(_ waiter: UUID) {
        guard let continuation = flight?.waiters.removeValue(forKey: waiter) else { return }
        if flight?.waiters.isEmpty == true {
            flight?.task.cancel()
            flight = nil
        }
        continuation.resume(returning: .failure(.cancelled))
    }

    /// A flight that was called off lands unnoticed: whoever asks now is waiting for another one.
    private func land(_ id: UUID, with result: Result<AccessToken, OAuthError>) {
        guard let landed = flight, landed.id == id else { return }
        flight = nil
        if case .success(let fetched) = result {
            token = fetched
            file?.write(fetched)
        }
        for waiter in landed.waiters.values { waiter.resume(returning: result) }
    }

    private func fetch() async -> Result<AccessToken, OAuthError> {
        do throws(OAuthError) {
            let form = TokenRequest(endpoint: endpoint, clientID: credentials.clientID, secret: try await secret())
            let answer = try await send(form.request)
            let reading = TokenAnswer(answer: answer, host: endpoint.host() ?? "", redacted: form.redacted)
            return .success(try reading.token(receivedAt: now()))
        } catch {
            return .failure(error)
        }
    }

    private func secret() async throws(OAuthError) -> Secret {
        do {
            return try await credentials.secret()
        } catch .cancelled {
            throw .cancelled
        } catch {
            throw .secret(error)
        }
    }
}

/// A request for a token that is on its way, and those who wait for it.
private struct TokenFlight {
    typealias Waiter = CheckedContinuation<Result<AccessToken, OAuthError>, Never>

    let id: UUID
    let task: Task<Void, Never>
    var waiters: [UUID: Waiter] = [:]
}
