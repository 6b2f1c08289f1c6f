import AsyncHTTPClient
import HTTPTransport
import NIOCore
import NIOHTTPCompression
import NIOSSL
import Synchronization

/// The clients that have been needed so far: one for each way out and time-out, since a client has one of each.
final class ClientShelf: Sendable {
    private struct Kind: Hashable {
        let proxy: HTTPProxy?
        let isForwarded: Bool
        let connectTimeout: Double
    }

    private enum State {
        case open([Kind: HTTPClient])
        case closed
    }

    /// How many times its size a compressed body may unpack to. JSON and HTML stay below 50, and a bomb is near 1,000.
    private static let unpackedRatio = 200
    /// More than anyone asks for at the same time: how many requests a host gets is decided elsewhere.
    private static let connectionsPerHost = 64

    private let tls: TLSConfiguration
    private let state = Mutex(State.open([:]))

    init(tls: TLSConfiguration) {
        self.tls = tls
    }

    func client(for route: Route, connectTimeout: Double) throws(HTTPError) -> HTTPClient {
        let kind = Kind(proxy: route.proxy, isForwarded: route.isForwarded, connectTimeout: connectTimeout)
        let client = state.withLock { state -> HTTPClient? in
            guard case .open(var clients) = state else { return nil }
            if let client = clients[kind] { return client }
            let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration(of: kind))
            clients[kind] = client
            state = .open(clients)
            return client
        }
        guard let client else { throw .cancelled }
        return client
    }

    func shutdown() async {
        for client in takeAll() { try? await client.shutdown() }
    }

    /// As `shutdown`, without waiting for it.
    func close() {
        let clients = takeAll()
        guard !clients.isEmpty else { return }
        Task.detached {
            for client in clients { try? await client.shutdown() }
        }
    }

    /// What is wrong with the certificate that is shown on a route; `nil` if that cannot be found out.
    func reasonForDistrust(on route: Route, within seconds: Double) async -> String? {
        guard route.proxy == nil else { return nil }
        return await CertificateInspection(host: route.host, port: route.port, tls: tls).reason(within: seconds)
    }

    private func takeAll() -> [HTTPClient] {
        state.withLock { state in
            defer { state = .closed }
            guard case .open(let clients) = state else { return [] }
            return Array(clients.values)
        }
    }

    private func configuration(of kind: Kind) -> HTTPClient.Configuration {
        var pool = HTTPClient.Configuration.ConnectionPool()
        pool.concurrentHTTP1ConnectionsPerHostSoftLimit = Self.connectionsPerHost
        // Whoever asks decides about trying again.
        pool.retryConnectionEstablishment = false
        var configuration = HTTPClient.Configuration(
            tlsConfiguration: tls,
            redirectConfiguration: .disallow,
            timeout: HTTPClient.Configuration.Timeout(connect: TimeAmount(seconds: kind.connectTimeout)),
            connectionPool: pool,
            decompression: .enabled(limit: .ratio(Self.unpackedRatio))
        )
        configuration.httpVersion = .http1Only
        if kind.isForwarded {
            configuration.http1_1ConnectionDebugInitializer = ForwardedRequests.install
        } else if let proxy = kind.proxy {
            configuration.proxy = .server(
                host: proxy.host,
                port: proxy.port,
                authorization: proxy.credentials.map { .basic(credentials: $0) }
            )
        }
        return configuration
    }
}
