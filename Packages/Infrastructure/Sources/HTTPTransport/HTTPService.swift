public import FoundationEssentials

/// Asks servers politely: follows safe redirects, tries again what may be repeated, keeps to each host's rate, and takes
/// no more than it was told to.
///
/// Copies share what they know of each host, so one service made at the start serves the whole program.
public struct HTTPService: Sendable {
    private let transport: any HTTPTransport
    private let policy: HTTPPolicy
    private let clock: any Clock<Duration>
    private let retries: RetryRule
    private let traffic: HostTraffic

    /// - Parameters:
    ///   - clock: Measures rates and pauses.
    ///   - now: The wall clock, which a `Retry-After` with a date is compared with.
    ///   - random: At least 0 and less than 1; spreads the pauses between tries.
    public init(
        transport: any HTTPTransport,
        policy: HTTPPolicy = HTTPPolicy(),
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() },
        random: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
    ) {
        self.transport = transport
        self.policy = policy
        self.clock = clock
        retries = RetryRule(policy: policy, now: now, random: random)
        traffic = HostTraffic(policy: policy, elapsed: stopwatch(clock))
    }

    /// The answer to `request`, its body whole. Statuses are the asker's to judge; 429 and 503 come back only when trying
    /// again would take longer than the policy allows, may not be done, or has been done often enough.
    ///
    /// - Parameter mayFollow: Whether a redirect to an address is followed; otherwise it is an `unsafeRedirect`.
    public func answer(
        to request: HTTPRequest,
        following mayFollow: @Sendable (URL) -> Bool = { _ in true }
    ) async throws(HTTPError) -> HTTPAnswer {
        guard let first = HTTPOrigin(request.url) else { throw .badAddress(request.url.shownWithoutSecrets) }
        var request = request
        var effort = Effort()
        var seen: Set<Place> = [Place(of: request)]
        while true {
            let answer = try await persist(with: request, effort: &effort)
            guard let next = try HTTPRedirect.request(after: answer, to: request) else { return answer }
            guard mayFollow(next.url) else {
                throw .unsafeRedirect(host: first.host, to: next.url.shownWithoutSecrets)
            }
            guard seen.count <= policy.redirectLimit, seen.insert(Place(of: next)).inserted else {
                throw .tooManyRedirects(host: first.host)
            }
            request = next
        }
    }

    /// What has been spent on one answer.
    private struct Effort {
        var requests = 0
        var failures = 0
    }

    private struct Place: Hashable {
        let method: HTTPRequest.Method
        let url: URL

        init(of request: HTTPRequest) {
            method = request.method
            url = request.url
        }
    }

    /// Sends the request again until it is answered or the rule says that it is enough.
    private func persist(with request: HTTPRequest, effort: inout Effort) async throws(HTTPError) -> HTTPAnswer {
        while true {
            effort.requests += 1
            let outcome = await outcome(of: request, number: effort.requests)
            guard request.isRepeatable, effort.failures < policy.tries - 1,
                let pause = retries.pause(after: outcome, failures: effort.failures)
            else { return try outcome.get() }
            effort.failures += 1
            try await sleep(pause)
        }
    }

    private func outcome(of request: HTTPRequest, number: Int) async -> Result<HTTPAnswer, HTTPError> {
        do {
            return .success(try await send(request, number: number))
        } catch {
            return .failure(error)
        }
    }

    /// Sends the request once, when its host may get one more.
    private func send(_ request: HTTPRequest, number: Int) async throws(HTTPError) -> HTTPAnswer {
        guard let origin = HTTPOrigin(request.url) else { throw .badAddress(request.url.shownWithoutSecrets) }
        guard !Task.isCancelled else { throw .cancelled }
        let host = "\(origin.host):\(origin.port)"
        try await traffic.enter(host)
        do {
            try await sleep(traffic.takeToken(host))
            let answer = try await exchange(request, with: origin, number: number)
            await traffic.leave(host)
            return answer
        } catch {
            await traffic.leave(host)
            throw error
        }
    }

    private func exchange(
        _ request: HTTPRequest,
        with origin: HTTPOrigin,
        number: Int
    ) async throws(HTTPError) -> HTTPAnswer {
        let limit = policy.bodyLimit
        return try await transport.exchange(request, timeouts: policy.timeouts) { (head, body) throws(HTTPError) in
            if head.headers["Content-Encoding"] == nil, let length = head.headers["Content-Length"].flatMap(Int.init) {
                guard length <= limit else { throw .tooLarge(host: origin.host, limit: limit) }
            }
            var bytes: [UInt8] = []
            while let portion = try await body.next() {
                guard portion.count <= limit - bytes.count else { throw .tooLarge(host: origin.host, limit: limit) }
                bytes += portion
            }
            return HTTPAnswer(
                status: head.status,
                headers: head.headers,
                url: request.url,
                body: bytes,
                requests: number
            )
        }
    }

    private func sleep(_ seconds: Double) async throws(HTTPError) {
        if seconds > 0 {
            do { try await clock.sleep(for: .seconds(seconds)) } catch { throw .cancelled }
        }
        guard !Task.isCancelled else { throw .cancelled }
    }
}

/// A function that tells how many seconds have passed on `clock` since it was made.
private func stopwatch<C: Clock>(_ clock: C) -> @Sendable () -> Double where C.Duration == Duration {
    let start = clock.now
    return { start.duration(to: clock.now) / .seconds(1) }
}
