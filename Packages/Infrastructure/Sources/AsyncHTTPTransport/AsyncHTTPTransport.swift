import AsyncHTTPClient
public import HTTPTransport
import NIOSSL

/// Carries requests over real connections, with async-http-client: HTTP/1.1, with TLS 1.2 or later for `https`, bodies
/// unpacked if they come as `gzip` or `deflate`.
///
/// Nothing is opened and no thread starts before the first request.
public final class AsyncHTTPTransport: HTTPTransport {
    private let userAgent: String
    private let proxies: HTTPProxies
    private let clients: ClientShelf

    /// - Parameters:
    ///   - userAgent: What the program is called to servers, unless a request says it itself.
    ///   - caFile: A PEM file with the certificates of the authorities that are trusted, instead of the system's.
    ///   - proxies: Whether and which proxy carries a request.
    public init(
        userAgent: String,
        caFile: String? = nil,
        proxies: HTTPProxies = .none
    ) throws(CertificateFileError) {
        self.userAgent = userAgent
        self.proxies = proxies
        var tls = TLSConfiguration.makeClientConfiguration()
        tls.minimumTLSVersion = .tlsv12
        if let caFile { tls.trustRoots = .certificates(try CertificateFile.authorities(at: caFile)) }
        clients = ClientShelf(tls: tls)
    }

    deinit {
        clients.close()
    }

    public func exchange<Value: Sendable>(
        _ request: HTTPRequest,
        timeouts: HTTPTimeouts,
        read: @Sendable (HTTPResponseHead, any HTTPBody) async throws(HTTPError) -> Value
    ) async throws(HTTPError) -> Value {
        guard !Task.isCancelled else { throw .cancelled }
        let route = try Route(to: request.url, through: proxies)
        let message = try HTTPClient.Request(request, on: route, userAgent: userAgent)
        let exchange = Exchange(route: route, timeouts: timeouts)
        let client = try clients.client(for: route, connectTimeout: timeouts.connect)
        exchange.begin(client.execute(request: message, delegate: exchange))
        let result = await withTaskCancellationHandler { () async -> Result<Value, HTTPError> in
            do throws(HTTPError) {
                let head = try await exchange.head()
                if route.isForwarded, head.status == 407 { throw .proxyAsksForPassword }
                return .success(try await read(head, exchange))
            } catch {
                return .failure(error)
            }
        } onCancel: {
            exchange.end(with: .cancelled)
        }
        // What is left of an answer is not worth its connection.
        exchange.end(with: .cancelled)
        if case .failure(.untrusted(let host, HTTPError.noAuthority)) = result,
            let reason = await clients.reasonForDistrust(on: route, within: timeouts.connect)
        {
            throw .untrusted(host: host, reason: reason)
        }
        return try result.get()
    }

    /// Ends what is under way and closes every connection. Requests that come later are `cancelled`.
    public func shutdown() async {
        await clients.shutdown()
    }
}
