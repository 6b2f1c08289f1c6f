import FoundationEssentials
import NIOCore
import NIOPosix
import NIOSSL

/// Looks at the certificate that a server shows, to say why it is not trusted: the TLS library tells only that it is not.
///
/// It ends the connection as soon as it has the certificate, and sends nothing.
struct CertificateInspection {
    let host: String
    let port: Int
    let tls: TLSConfiguration

    /// `nil` if the server shows nothing, or nothing that explains it.
    func reason(within seconds: Double) async -> String? {
        guard let chain = try? await chain(within: TimeAmount(seconds: seconds)), let leaf = chain.first else {
            return nil
        }
        let now = Date()
        let end = Date(timeIntervalSince1970: Double(leaf.notValidAfter))
        let start = Date(timeIntervalSince1970: Double(leaf.notValidBefore))
        if end < now { return "it expired on \(Self.day(of: end))" }
        if start > now { return "it is not valid before \(Self.day(of: start))" }
        if chain.count == 1, let der = try? leaf.toDERBytes(), DERCertificate.isSelfIssued(der) {
            return "it is self-signed: no authority vouches for it"
        }
        return nil
    }

    private func chain(within time: TimeAmount) async throws -> [NIOSSLCertificate] {
        let context = try NIOSSLContext(configuration: tls)
        let eventLoop = MultiThreadedEventLoopGroup.singleton.any()
        let shown = eventLoop.makePromise(of: [NIOSSLCertificate].self)
        let isAddress = (try? SocketAddress(ipAddress: host, port: port)) != nil
        let connection = ClientBootstrap(group: eventLoop)
            .connectTimeout(time)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let handler = try NIOSSLClientHandler(
                        context: context,
                        serverHostname: isAddress ? nil : host,
                        customVerificationCallback: { chain, verdict in
                            shown.succeed(chain)
                            verdict.succeed(.failed)
                        }
                    )
                    try channel.pipeline.syncOperations.addHandler(handler)
                }
            }
            .connect(host: host, port: port)
        connection.cascadeFailure(to: shown)
        let timer = eventLoop.scheduleTask(in: time) { shown.fail(ChannelError.connectTimeout(time)) }
        defer { timer.cancel() }
        connection.whenSuccess { channel in
            channel.closeFuture.whenComplete { _ in shown.fail(ChannelError.eof) }
            shown.futureResult.whenComplete { _ in channel.close(promise: nil) }
        }
        return try await shown.futureResult.get()
    }

    private static func day(of date: Date) -> String {
        date.formatted(.iso8601.year().month().day())
    }
}
