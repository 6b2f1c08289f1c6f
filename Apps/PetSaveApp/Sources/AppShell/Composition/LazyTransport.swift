import AsyncHTTPTransport
import FoundationEssentials
import HTTPTransport
import Synchronization

/// Makes a transport when the first request is sent: whoever asks no server does not pay for one.
final class LazyTransport: HTTPTransport {
    private let make: @Sendable () throws(CertificateFileError) -> any HTTPTransport
    private let made = Mutex<(any HTTPTransport)?>(nil)

    init(_ make: @escaping @Sendable () throws(CertificateFileError) -> any HTTPTransport) {
        self.make = make
    }

    func exchange<Value: Sendable>(
        _ request: HTTPRequest,
        timeouts: HTTPTimeouts,
        read: @Sendable (HTTPResponseHead, any HTTPBody) async throws(HTTPError) -> Value
    ) async throws(HTTPError) -> Value {
        let transport: any HTTPTransport
        do {
            transport = try self.transport()
        } catch {
            throw .untrusted(host: request.url.host() ?? "the server", reason: error.description)
        }
        return try await transport.exchange(request, timeouts: timeouts, read: read)
    }

    private func transport() throws(CertificateFileError) -> any HTTPTransport {
        try made.withLock { made throws(CertificateFileError) in
            if let made { return made }
            let transport = try make()
            made = transport
            return transport
        }
    }
}
