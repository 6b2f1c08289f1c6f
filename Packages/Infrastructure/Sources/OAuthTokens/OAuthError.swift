public import HTTPTransport
public import Secrets

/// Why there is no token. No text holds a secret, not even one that a server repeated.
public enum OAuthError: Error, Hashable, Sendable {
    /// The client's secret could not be had.
    case secret(SecretError)
    /// No answer came, from the token endpoint or from what was asked with the token.
    case http(HTTPError)
    /// The token endpoint refuses the client; `reason` is what it says, in one line.
    case refused(host: String, status: Int, reason: String)
    /// The token endpoint wants no more requests for now; `retryAfter` in seconds, if it says so.
    case rateLimited(host: String, retryAfter: Double?)
    /// The token endpoint answered with a fault of its own.
    case serverFault(host: String, status: Int)
    /// The answer holds no token; `holding` says what it is.
    case unreadable(host: String, holding: String)
    case cancelled
}

extension OAuthError: CustomStringConvertible {
    /// A clause that says what happened.
    public var description: String {
        switch self {
        case .secret(let error): "the client's secret cannot be had: \(error)"
        case .http(let error): "\(error)"
        case .refused(let host, let status, let reason): "\(host) gives no token: \(reason) (status \(status))"
        case .rateLimited(let host, let seconds?):
            "\(host) wants no more requests for \(Int(seconds.rounded(.up))) seconds"
        case .rateLimited(let host, nil): "\(host) wants no more requests for now"
        case .serverFault(let host, let status): "\(host) has a fault of its own (status \(status))"
        case .unreadable(let host, let holding): "\(host) sent \(holding) instead of a token"
        case .cancelled: "it was called off"
        }
    }
}
