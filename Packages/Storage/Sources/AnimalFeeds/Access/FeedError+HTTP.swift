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
            case .unknownHost(let host): .unreachable(host: host, reason: "no server of that name can be found")
            case .cannotConnect(let host, let reason): .unreachable(host: host, reason: reason)
            case .connectTimeout(let host): .unreachable(host: host, reason: "connecting took too long")
            case .readTimeout(let host): .unreachable(host: host, reason: "it stopped answering")
            case .totalTimeout(let host): .unreachable(host: host, reason: "it took too long to answer")
            case .untrusted(let host, let reason):
                .unreachable(host: host, reason: "its certificate is not trusted: \(reason)")
            case .closedEarly(let host): .unreachable(host: host, reason: "it broke off in the middle of its answer")
            case .malformed(let host, let reason): .unreachable(host: host, reason: "its answer is damaged: \(reason)")
            case .tooLarge(let host, let limit): .tooLarge(host: host, limit: limit)
            case .tooManyRedirects:
                .misconfigured(host: server, reason: "it sends from one address to the next without end")
            case .unsafeRedirect(_, let target):
                .misconfigured(host: server, reason: "it sends to \(target), which is not safe to follow")
            case .proxy: .unreachable(host: server, reason: error.description)
            case .cancelled: .cancelled
            }
    }
}
