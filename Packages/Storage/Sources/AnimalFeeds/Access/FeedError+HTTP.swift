import Boundaries
import HTTPTransport
import Secrets

extension FeedError {
    init(_ error: SecretError) {
        self = error == .cancelled ? .cancelled : .secretMissing(reason: error.description)
    }

    /// - Parameter host: The server that was to be asked.
    init(_ error: HTTPError, host server: String) {
        self =
            switch error {
            case .badAddress(let text): .misconfigured(host: text, reason: error.description)
            case .tooManyRedirects(let host), .unsafeRedirect(let host, _):
                .misconfigured(host: host, reason: error.description)
            case .unknownHost(let host), .cannotConnect(let host, _), .connectTimeout(let host),
                .readTimeout(let host), .totalTimeout(let host), .untrusted(let host, _), .closedEarly(let host),
                .malformed(let host, _):
                .unreachable(host: host, reason: error.description)
            case .proxy: .unreachable(host: server, reason: error.description)
            case .tooLarge(let host, let limit): .tooLarge(host: host, limit: limit)
            case .cancelled: .cancelled
            }
    }
}
