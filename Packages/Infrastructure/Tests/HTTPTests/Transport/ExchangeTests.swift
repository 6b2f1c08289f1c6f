import AsyncHTTPTransport
import HTTPTransport
import LoopbackServer
import Testing

@Suite("Requests over real connections", .timeLimit(.minutes(1)))
struct ExchangeTests {
    @Test("A request arrives as it was told")
    func request() async throws {
        try await withServer { _ in
            .json(#"{"ok":true}"#, status: 201, headers: ["X-Seen": "yes"])
        } _: { server, transport in
            let request = HTTPRequest(
                .post,
                server.url("/a%20b/%C3%BC?q=%26x+y&z=1"),
                headers: ["X-One": "1", "Content-Type": "text/plain"],
                body: Array("hello".utf8)
            )
            let answer = try await transport.answer(to: request)
            #expect(answer.status == 201)
            #expect(answer.headers["x-seen"] == "yes")
            #expect(String(decoding: answer.body, as: UTF8.self) == #"{"ok":true}"#)
            let seen = try #require(server.requests.first)
            #expect(seen.method == "POST")
            #expect(seen.target == "/a%20b/%C3%BC?q=%26x+y&z=1")
            #expect(seen.query == ["q": "&x y", "z": "1"])
            #expect(seen.text == "hello")
            #expect(seen.headers["x-one"] == "1")
            #expect(seen.headers["Host"] == "127.0.0.1:\(server.port)")
            #expect(seen.headers["User-Agent"] == "HTTPTests/1.0")
            #expect(seen.headers["Accept-Encoding"]?.contains("gzip") == true)
        }
    }

    @Test("One connection serves several requests")
    func keepAlive() async throws {
        try await withServer { request in
            .text(request.path)
        } _: { server, transport in
            for path in ["/1", "/2", "/3"] {
                let answer = try await transport.answer(to: HTTPRequest(.get, server.url(path)))
                #expect(answer.body == Array(path.utf8))
            }
            #expect(server.connections == 1)
        }
    }

    @Test("Chunks, single bytes and a body that ends with its connection arrive whole")
    func framing() async throws {
        let text = Array("All the animals of the shelter".utf8)
        try await withServer { request in
            switch request.path {
            case "/chunked": .chunked([Array(text[..<3]), Array(text[3...])])
            case "/slow": .init([.head(200, ["Content-Length": "\(text.count)"]), .eachByte(text)])
            case "/close": .init([.head(200), .bytes(text)])
            case "/gzip": .gzip(text)
            default: .status(404)
            }
        } _: { server, transport in
            for path in ["/chunked", "/slow", "/close", "/gzip"] {
                let answer = try await transport.answer(to: HTTPRequest(.get, server.url(path)))
                #expect(answer.body == text, "\(path)")
            }
        }
    }

    @Test("Redirects are not followed")
    func redirects() async throws {
        try await withServer { _ in
            .redirect(to: "/there")
        } _: { server, transport in
            let answer = try await transport.answer(to: HTTPRequest(.get, server.url()))
            #expect(answer.status == 302)
            #expect(server.requests.count == 1)
        }
    }

    @Test("A large body arrives whole, over TLS and in the plain", arguments: [LoopbackCertificate.none, .trusted])
    func large(certificate: LoopbackCertificate) async throws {
        let body = [[UInt8]](repeating: Array(0...250), count: 12_000).flatMap { $0 }
        try await withFolder { folder in
            try LoopbackServer.writeAuthority(to: "\(folder)/ca.pem")
            try await withServer(tls: certificate, trusting: "\(folder)/ca.pem") { _ in
                .bytes(body)
            } _: { server, transport in
                let answer = try await transport.answer(to: HTTPRequest(.get, server.url()))
                #expect(answer.body == body)
            }
        }
    }

    @Test("Nothing is read ahead of who asks")
    func backPressure() async throws {
        let portion = [UInt8](repeating: 7, count: 1_000_000)
        try await withServer { request in
            guard request.path == "/large" else { return .text("small") }
            return .init([.head(200, ["Content-Length": "64000000"])] + (0..<64).map { _ in .bytes(portion) })
        } _: { server, transport in
            let size = try await transport.exchange(
                HTTPRequest(.get, server.url("/large")),
                timeouts: HTTPTimeouts()
            ) { (_, body) throws(HTTPError) in
                var size = try await body.next()?.count ?? 0
                for _ in 0..<50 { _ = try await transport.answer(to: HTTPRequest(.get, server.url("/small"))) }
                #expect(server.bytesSent < 20_000_000)
                while let portion = try await body.next() { size += portion.count }
                return size
            }
            #expect(size == 64_000_000)
        }
    }

    @Test("An answer that is not read to its end costs its connection only")
    func unread() async throws {
        try await withServer { request in
            request.path == "/endless"
                ? .init([.head(200), .endless([UInt8](repeating: 1, count: 1000))]) : .text("ok")
        } _: { server, transport in
            let status = try await transport.exchange(
                HTTPRequest(.get, server.url("/endless")),
                timeouts: HTTPTimeouts()
            ) { (head, _) throws(HTTPError) in head.status }
            #expect(status == 200)
            await server.allClosed()
            let answer = try await transport.answer(to: HTTPRequest(.get, server.url()))
            #expect(answer.status == 200)
        }
    }

    @Test("Nothing, said to be compressed, is nothing", arguments: [200, 204, 302])
    func emptyGzip(status: Int) async throws {
        try await withServer { _ in
            .status(status, headers: ["Content-Encoding": "gzip", "Location": "/"])
        } _: { server, transport in
            let answer = try await transport.answer(to: HTTPRequest(.get, server.url()))
            #expect(answer.status == status)
            #expect(answer.body.isEmpty)
        }
    }
}
