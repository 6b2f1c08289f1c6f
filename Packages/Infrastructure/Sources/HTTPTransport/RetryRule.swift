import FoundationEssentials

/// Says whether a request may be sent again, and how long to wait before that.
struct RetryRule {
    let policy: HTTPPolicy
    let now: @Sendable () -> Date
    /// At least 0 and less than 1.
    let random: @Sendable () -> Double

    /// Seconds to wait before trying again; `nil` if trying again is of no use, or would take too long.
    ///
    /// - Parameter failures: How many tries have failed before this one.
    func pause(after outcome: Result<HTTPAnswer, HTTPError>, failures: Int) -> Double? {
        switch outcome {
        case .success(let answer):
            guard [429, 500, 502, 503, 504].contains(answer.status) else { return nil }
            if let asked = answer.retryAfter(now: now()) { return asked <= policy.longestPause ? asked : nil }
        case .failure(let error):
            // A server that says nothing has made somebody wait long enough after the second time.
            guard error.mayPass, failures == 0 || !error.isTimeout else { return nil }
        }
        // Exponential back-off with full jitter: any part of a span that doubles from try to try.
        let span = Double(sign: .plus, exponent: min(failures, 64), significand: policy.firstPause)
        return random() * min(policy.longestPause, span)
    }
}

extension HTTPError {
    /// Whether the same request may well be answered a moment later.
    ///
    /// A host that cannot be found counts as final: being offline is to be told at once, not after four tries.
    var mayPass: Bool {
        switch self {
        case .cannotConnect, .connectTimeout, .readTimeout, .totalTimeout, .closedEarly: true
        case .badAddress, .unknownHost, .untrusted, .tooLarge, .malformed, .tooManyRedirects, .unsafeRedirect, .proxy,
            .cancelled:
            false
        }
    }

    /// Whether time ran out.
    fileprivate var isTimeout: Bool {
        switch self {
        case .connectTimeout, .readTimeout, .totalTimeout: true
        default: false
        }
    }
}
