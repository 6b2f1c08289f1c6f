import AsyncHTTPTransport
import FoundationEssentials
import HTTPTransport
import LoopbackServer
import Testing

@Suite("Servers that are out of order", .timeLimit(.minutes(1)))
struct FaultTests {
    private let host = "127.0.0.1"

    private func expect(
        _ error: HTTPError,
        timeouts: HTTPTimeouts = patient,
        when response: LoopbackResponse,
        _ location: SourceLocation = #_sourceLocation
    ) async throws {
        try await withServer { _ in
            response
        } _: { server, transport in
            await #expect(throws: error, sourceLocation: location) {
                try await transport.answer(to: HTTPRequest(.get, server.url()), timeouts: timeouts)
            }
            // Whatever went wrong, the connection is given up.
            await server.allClosed()
        }
    }

    @Test("A server that says nothing runs into the read time-out")
    func silent() async throws {
        try await expect(
            .readTimeout(host: host),
            timeouts: HTTPTimeouts(connect: 40, read: 0.2, total: 50),
            when: LoopbackResponse([.stall])
        )
    }

    @Test("A server that stops in the middle of the body runs into the read time-out")
    func stall() async throws {
        try await expect(
            .readTimeout(host: host),
            timeouts: HTTPTimeouts(connect: 40, read: 0.2, total: 50),
            when: LoopbackResponse([.head(200, ["Content-Length": "10"]), .bytes([1, 2]), .stall])
        )
    }

    @Test("A server that never ends runs into the total time-out")
    func endless() async throws {
        try await expect(
            .totalTimeout(host: host),
            timeouts: HTTPTimeouts(connect: 40, read: 40, total: 0.3),
            when: LoopbackResponse([.head(200), .endless([1])])
        )
    }

    @Test("A server that does not shake hands runs into the connect time-out")
    func handshake() async throws {
        try await withServer { _ in
            .text("")
        } _: { server, transport in
            let address = try url("https://127.0.0.1:\(server.port)/")
            await #expect(throws: HTTPError.connectTimeout(host: host)) {
                try await transport.answer(
                    to: HTTPRequest(.get, address),
                    timeouts: HTTPTimeouts(connect: 0.3, read: 40, total: 50)
                )
            }
        }
    }

    static let breaks: [[LoopbackStep]] = [
        [.close], [.reset],
        [.bytes(Array("HTTP/1.1 200 OK\r\nContent-Le".utf8)), .close],
        [.head(200, ["Content-Length": "10"]), .bytes([1, 2]), .close],
        [.head(200, ["Content-Length": "10"]), .bytes([1, 2]), .reset],
        [.head(200, ["Transfer-Encoding": "chunked"]), .bytes(Array("5\r\nab".utf8)), .close],
    ]

    @Test("A connection that breaks off is told, wherever it does", arguments: breaks.indices)
    func brokenOff(number: Int) async throws {
        try await expect(.closedEarly(host: host), when: LoopbackResponse(Self.breaks[number]))
    }

    @Test("More than the length that was told is not taken for the body")
    func tooLong() async throws {
        try await withServer { _ in
            LoopbackResponse([.head(200, ["Content-Length": "2"]), .bytes([1, 2, 3, 4]), .close])
        } _: { server, transport in
            let answer = try await transport.answer(to: HTTPRequest(.get, server.url()))
            #expect(answer.body == [1, 2])
        }
    }

    @Test(
        "What is not HTTP is told",
        arguments: ["SSH-2.0-OpenSSH_9.2\r\n\r\n", "<html>hello</html>\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n"]
    )
    func garbage(text: String) async throws {
        try await expect(
            .malformed(host: host, reason: "it is not HTTP"),
            when: LoopbackResponse([.bytes(Array(text.utf8)), .stall])
        )
    }

    @Test("Broken compression is told")
    func brokenCompression() async throws {
        try await expect(
            .malformed(host: host, reason: "its compression is broken"),
            when: .bytes(Array("this is no gzip at all".utf8), headers: ["Content-Encoding": "gzip"])
        )
    }

    @Test("A gzip bomb is put out early")
    func bomb() async throws {
        try await withServer { _ in
            .gzipBomb
        } _: { server, transport in
            await #expect(throws: HTTPError.malformed(host: host, reason: "it unpacks to far too many times its size"))
            {
                try await transport.answer(to: HTTPRequest(.get, server.url()))
            }
            await server.allClosed()
            #expect(server.bytesSent < 12_000_000)
        }
    }

    @Test("A body of ten gigabytes is left at the limit", arguments: [true, false])
    func huge(isAnnounced: Bool) async throws {
        let length: LoopbackHeaders = isAnnounced ? ["Content-Length": "10000000000"] : [:]
        try await withServer { _ in
            LoopbackResponse([.head(200, length), .endless([UInt8](repeating: 0x20, count: 65_536))])
        } _: { server, transport in
            let policy = HTTPPolicy(bodyLimit: 1_000_000)
            await #expect(throws: HTTPError.tooLarge(host: host, limit: 1_000_000)) {
                try await HTTPService(transport: transport, policy: policy).answer(to: HTTPRequest(.get, server.url()))
            }
            await server.allClosed()
            #expect(server.bytesSent < 20_000_000)
            #expect(server.requests.count == 1)
        }
    }

    @Test("A port where nothing listens is told, and a host that nobody knows")
    func noServer() async throws {
        let transport = try AsyncHTTPTransport(userAgent: "HTTPTests")
        let dead = try url("http://127.0.0.1:\(deadPort)/")
        await #expect(throws: HTTPError.cannotConnect(host: host, reason: "nothing answers at that port")) {
            try await transport.answer(to: HTTPRequest(.get, dead))
        }
        // Too long for a name, so that no name server needs to be asked.
        let name = String(repeating: "x", count: 64) + ".invalid"
        let nowhere = try url("http://\(name)/")
        await #expect(throws: HTTPError.unknownHost(name)) {
            try await transport.answer(to: HTTPRequest(.get, nowhere))
        }
        await transport.shutdown()
    }
}
