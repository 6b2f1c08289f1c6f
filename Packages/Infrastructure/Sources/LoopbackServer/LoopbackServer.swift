public import FoundationEssentials
import NIOCore
import NIOPosix
import NIOSSL

/// A web server for tests, on this machine only: a real socket, with or without TLS, that can be told to be out of order
/// in any way. Never a part of a program.
///
///     let server = try await LoopbackServer.start { request in
///         request.path == "/animals" ? .json("[]") : .status(404)
///     }
///     // … ask server.url("/animals") …
///     #expect(server.requests.map(\.target) == ["/animals"])
///     await server.stop()
public final class LoopbackServer: Sendable {
    /// Answers a request; may run for several at the same time. An error that it throws is answered with 500 and its text.
    public typealias Handler = @Sendable (LoopbackRequest) async throws -> LoopbackResponse

    /// The only address that it listens at.
    static let host = "127.0.0.1"

    public let port: Int
    private let certificate: LoopbackCertificate
    private let log: LoopbackLog
    private let listener: any Channel
    private let serving: LoopbackTasks

    private init(
        port: Int,
        certificate: LoopbackCertificate,
        log: LoopbackLog,
        listener: any Channel,
        serving: LoopbackTasks
    ) {
        self.port = port
        self.certificate = certificate
        self.log = log
        self.listener = listener
        self.serving = serving
    }

    deinit {
        listener.close(promise: nil)
        serving.cancel()
    }

    /// A server at a free port of 127.0.0.1.
    public static func start(
        tls certificate: LoopbackCertificate = .none,
        _ handler: @escaping Handler
    ) async throws -> LoopbackServer {
        let context = try context(for: certificate)
        let log = LoopbackLog()
        let serving = LoopbackTasks()
        let listener = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .serverChannelOption(.backlog, value: 256)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    if let context {
                        try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: context))
                    }
                    let stream = try LoopbackConnection.Stream(wrappingChannelSynchronously: channel)
                    serving.add { await LoopbackConnection(stream: stream, log: log, handler: handler).serve() }
                }
            }
            .bind(host: host, port: 0)
            .get()
        guard let port = listener.localAddress?.port, listener.localAddress?.ipAddress == host else {
            try await listener.close()
            throw LoopbackServerError.notOnLoopback
        }
        return LoopbackServer(port: port, certificate: certificate, log: log, listener: listener, serving: serving)
    }

    /// Writes the certificate of the authority that signs `trusted`, `wrongName` and `expired` ones, in PEM form.
    public static func writeAuthority(to path: String) throws {
        try Data(LoopbackCertificates.authority.utf8).write(to: URL(filePath: path))
    }

    /// The address of something on this server.
    ///
    /// - Parameters:
    ///   - target: A path with its query, which begins with a slash.
    ///   - host: `127.0.0.1` or `localhost`, which are two hosts to a client.
    public func url(_ target: String = "/", host: String = "127.0.0.1") -> URL {
        let scheme = certificate == .none ? "http" : "https"
        guard let url = URL(string: "\(scheme)://\(host):\(port)\(target)") else {
            preconditionFailure("“\(target)” is no path with a query.")
        }
        return url
    }

    /// Every request so far, in the order in which they came.
    public var requests: [LoopbackRequest] { log.requests }

    /// How many connections there have been.
    public var connections: Int { log.connections }

    /// How many connections are open.
    public var openConnections: Int { log.openConnections }

    /// How many bytes have been written, heads included; those that a client never read are among them.
    public var bytesSent: Int { log.bytesSent }

    /// Waits until no connection is open, or the waiting task is cancelled.
    public func allClosed() async {
        await log.allClosed()
    }

    /// Breaks every connection off, and listens no more.
    public func stop() async {
        // A second call finds it closed.
        try? await listener.close()
        serving.cancel()
        await serving.finish()
    }

    private static func context(for certificate: LoopbackCertificate) throws -> NIOSSLContext? {
        guard let identity = LoopbackCertificates.identity(certificate) else { return nil }
        let chain = try NIOSSLCertificate.fromPEMBytes(Array(identity.chain.utf8))
        let key = try NIOSSLPrivateKey(bytes: Array(identity.key.utf8), format: .pem)
        let configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: chain.map { .certificate($0) },
            privateKey: .privateKey(key)
        )
        return try NIOSSLContext(configuration: configuration)
    }
}

/// Why a server did not start.
enum LoopbackServerError: Error {
    /// It would have listened where others can reach it.
    case notOnLoopback
}
