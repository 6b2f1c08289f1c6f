import AsyncHTTPTransport
import FoundationEssentials
import HTTPTransport
import LoopbackServer

/// A server and a transport for the time of a test.
func withServer(
    tls certificate: LoopbackCertificate = .none,
    trusting caFile: String? = nil,
    proxies: HTTPProxies = .none,
    answering handler: @escaping LoopbackServer.Handler,
    _ test: (LoopbackServer, AsyncHTTPTransport) async throws -> Void
) async throws {
    let server = try await LoopbackServer.start(tls: certificate, handler)
    let transport = try AsyncHTTPTransport(userAgent: "HTTPTests/1.0", caFile: caFile, proxies: proxies)
    do {
        try await test(server, transport)
    } catch {
        await transport.shutdown()
        await server.stop()
        throw error
    }
    await transport.shutdown()
    await server.stop()
}

/// A port where nothing listens: the one of a service of 1988 that nobody runs.
let deadPort = 1

/// Longer than a busy machine may need: for tests that are not about time.
let patient = HTTPTimeouts(connect: 40, read: 40, total: 50)

extension HTTPTransport {
    /// Sends a request and reads the whole answer.
    func answer(
        to request: HTTPRequest,
        timeouts: HTTPTimeouts = patient
    ) async throws(HTTPError) -> HTTPAnswer {
        try await exchange(request, timeouts: timeouts) { (head, body) throws(HTTPError) in
            var bytes: [UInt8] = []
            while let portion = try await body.next() { bytes += portion }
            return HTTPAnswer(status: head.status, headers: head.headers, url: request.url, body: bytes)
        }
    }
}

/// Runs a test with a folder of its own that is gone afterwards.
func withFolder(_ test: (_ path: String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "HTTPTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.path()
    do { try await test(path) } catch {
        try FileManager.default.removeItem(at: folder)
        throw error
    }
    try FileManager.default.removeItem(at: folder)
}
