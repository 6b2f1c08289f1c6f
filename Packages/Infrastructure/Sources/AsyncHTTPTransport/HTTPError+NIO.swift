import AsyncHTTPClient
import Glibc
import HTTPTransport
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSSL

extension HTTPError {
    static let proxyAsksForPassword = HTTPError.proxy(
        reason: "it asks for a name and password, or for other ones than the environment holds"
    )
    /// The reason of a certificate that is not trusted when no better one is known.
    static let noAuthority = "no authority that is trusted here vouches for it"

    /// What an error of the libraries below means to whoever asked.
    init(_ error: any Error, on route: Route) {
        switch error {
        case let error as HTTPError: self = error
        case let error as HTTPClientError: self = Self.from(error, on: route)
        case let error as NIOConnectionError: self = Self.from(error, on: route)
        case let error as NIOSSLError: self = Self.from(error, on: route)
        case is NIOSSLExtraError:
            self = .untrusted(host: route.host, reason: "it is made for other names than \(route.host)")
        case let error as HTTPParserError where error == .invalidEOFState: self = .closedEarly(host: route.host)
        case is HTTPParserError: self = .malformed(host: route.host, reason: "it is not HTTP")
        case NIOHTTPDecompression.DecompressionError.limit:
            self = .malformed(host: route.host, reason: "it unpacks to far too many times its size")
        case is NIOHTTPDecompression.DecompressionError, is NIOHTTPDecompression.ExtraDecompressionError:
            self = .malformed(host: route.host, reason: "its compression is broken")
        case SocketAddressError.unknown: self = .unknownHost(route.nearestHost)
        case let error as IOError: self = Self.from(error, on: route)
        case ChannelError.connectTimeout: self = .connectTimeout(host: route.nearestHost)
        case is ChannelError: self = .closedEarly(host: route.host)
        case is CancellationError: self = .cancelled
        default: self = .malformed(host: route.host, reason: "it cannot be understood")
        }
    }

    private static func from(_ error: HTTPClientError, on route: Route) -> HTTPError {
        switch error {
        case .cancelled, .alreadyShutdown: .cancelled
        case .connectTimeout, .getConnectionFromPoolTimeout: .connectTimeout(host: route.nearestHost)
        case .tlsHandshakeTimeout: .connectTimeout(host: route.host)
        case .httpProxyHandshakeTimeout: .proxy(reason: "it took too long to answer")
        case .proxyAuthenticationRequired: .proxyAsksForPassword
        case .invalidProxyResponse: .proxy(reason: "it refuses the connection to \(route.host)")
        case .readTimeout: .readTimeout(host: route.host)
        case .deadlineExceeded: .totalTimeout(host: route.host)
        case .remoteConnectionClosed: .closedEarly(host: route.host)
        default: .malformed(host: route.host, reason: error.shortDescription)
        }
    }

    private static func from(_ error: NIOConnectionError, on route: Route) -> HTTPError {
        guard let last = error.connectionErrors.last else { return .unknownHost(route.nearestHost) }
        if case ChannelError.connectTimeout = last.error { return .connectTimeout(host: route.nearestHost) }
        guard let failure = last.error as? IOError else {
            return .cannotConnect(host: route.nearestHost, reason: "the connection could not be made")
        }
        return .cannotConnect(host: route.nearestHost, reason: reason(of: failure))
    }

    private static func from(_ error: NIOSSLError, on route: Route) -> HTTPError {
        guard case .handshakeFailed(let cause) = error else { return .closedEarly(host: route.host) }
        // BoringSSL names the cause in its text only.
        if "\(cause)".contains("CERTIFICATE_VERIFY_FAILED") { return .untrusted(host: route.host, reason: noAuthority) }
        return .cannotConnect(host: route.host, reason: "it does not agree on a secure connection")
    }

    private static func from(_ error: IOError, on route: Route) -> HTTPError {
        switch error.errnoCode {
        case ECONNRESET, EPIPE: .closedEarly(host: route.host)
        case ETIMEDOUT: .connectTimeout(host: route.nearestHost)
        default: .cannotConnect(host: route.nearestHost, reason: reason(of: error))
        }
    }

    private static func reason(of error: IOError) -> String {
        switch error.errnoCode {
        case ECONNREFUSED: "nothing answers at that port"
        case ENETUNREACH, EHOSTUNREACH: "there is no way to it from here"
        case EMFILE, ENFILE: "too many files are open"
        default: "the operating system says error \(error.errnoCode)"
        }
    }
}
