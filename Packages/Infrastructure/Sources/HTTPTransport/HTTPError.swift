/// Why no answer came, or none that can be used. A status such as 404 is an answer.
///
/// No text holds a header or an address's query, where secrets may be.
public enum HTTPError: Error, Hashable, Sendable {
    /// The address is no `http` or `https` address of a host.
    case badAddress(String)
    /// No server has that name, as far as this machine can find out.
    case unknownHost(String)
    case cannotConnect(host: String, reason: String)
    /// Connecting took too long.
    case connectTimeout(host: String)
    /// The server said nothing for too long.
    case readTimeout(host: String)
    /// The whole exchange took too long.
    case totalTimeout(host: String)
    /// The server's certificate is not one for that host, or nobody who is trusted vouches for it.
    case untrusted(host: String, reason: String)
    /// The connection ended before the answer did.
    case closedEarly(host: String)
    /// The body is larger than may be taken, in bytes.
    case tooLarge(host: String, limit: Int)
    /// The answer is not HTTP, or its compression is broken.
    case malformed(host: String, reason: String)
    case tooManyRedirects(host: String)
    /// A redirect leads to where it is not safe to go: another scheme than `http(s)`, or from `https` to `http`.
    case unsafeRedirect(host: String, to: String)
    /// The proxy of the environment does not let it through.
    case proxy(reason: String)
    case cancelled
}

extension HTTPError: CustomStringConvertible {
    /// A clause that says what happened.
    public var description: String {
        switch self {
        case .badAddress(let text): "“\(text)” is no web address"
        case .unknownHost(let host): "no server called \(host) can be found"
        case .cannotConnect(let host, let reason): "no connection to \(host): \(reason)"
        case .connectTimeout(let host): "connecting to \(host) took too long"
        case .readTimeout(let host): "\(host) stopped answering"
        case .totalTimeout(let host): "\(host) took too long to answer"
        case .untrusted(let host, let reason): "the certificate of \(host) is not trusted: \(reason)"
        case .closedEarly(let host): "\(host) broke off in the middle of its answer"
        case .tooLarge(let host, let limit): "\(host) sent more than \(limit) bytes"
        case .malformed(let host, let reason): "the answer of \(host) is damaged: \(reason)"
        case .tooManyRedirects(let host): "\(host) sends from one address to the next without end"
        case .unsafeRedirect(let host, let to): "\(host) sends to \(to), which is not safe to follow"
        case .proxy(let reason): "the proxy does not let it through: \(reason)"
        case .cancelled: "it was called off"
        }
    }
}
