import AsyncHTTPTransport
import FoundationEssentials
import HTTPTransport
import LoopbackServer
import Testing

@Suite("Through a proxy", .timeLimit(.minutes(1)))
struct ProxyTests {
    private func proxies(_ proxy: LoopbackServer, _ more: [String: String] = [:]) -> HTTPProxies {
        let address = "http://user:s3cret@127.0.0.1:\(proxy.port)"
        return HTTPProxies(environment: ["http_proxy": address, "https_proxy": address].merging(more) { $1 })
    }

    @Test("A proxy gets the whole address of a plain request, and its own name and password")
    func forward() async throws {
        let proxy = try await LoopbackServer.start { _ in .text("from the proxy") }
        let transport = try AsyncHTTPTransport(userAgent: "HTTPTests", proxies: proxies(proxy))
        for address in ["http://shelter.invalid/animals?q=a%20b", "http://shelter.invalid:8080/"] {
            let answer = try await transport.answer(to: HTTPRequest(.get, url(address)))
            #expect(String(decoding: answer.body, as: UTF8.self) == "from the proxy")
        }
        #expect(
            proxy.requests.map(\.target) == ["http://shelter.invalid/animals?q=a%20b", "http://shelter.invalid:8080/"]
        )
        #expect(proxy.requests.map { $0.headers["Host"] } == ["shelter.invalid", "shelter.invalid:8080"])
        #expect(proxy.requests.allSatisfy { $0.headers["Proxy-Authorization"] == "Basic dXNlcjpzM2NyZXQ=" })
        await transport.shutdown()
        await proxy.stop()
    }

    @Test("A proxy opens a tunnel for a secure request, and sees nothing of what goes through")
    func tunnel() async throws {
        let proxy = try await LoopbackServer.start { request in
            guard request.method == "CONNECT", let port = request.target.split(separator: ":").last.flatMap({ Int($0) })
            else { return .status(400) }
            return LoopbackResponse([.head(200), .tunnel(port: port)])
        }
        try await withFolder { folder in
            try LoopbackServer.writeAuthority(to: "\(folder)/ca.pem")
            let proxies = proxies(proxy)
            try await withServer(tls: .trusted, trusting: "\(folder)/ca.pem", proxies: proxies) { request in
                .text("secret of \(request.path)")
            } _: { server, transport in
                let answer = try await transport.answer(to: HTTPRequest(.get, server.url("/x", host: "localhost")))
                #expect(String(decoding: answer.body, as: UTF8.self) == "secret of /x")
                #expect(proxy.requests.map(\.target) == ["localhost:\(server.port)"])
                #expect(proxy.requests.first?.headers["Proxy-Authorization"] == "Basic dXNlcjpzM2NyZXQ=")
                #expect(server.requests.first?.headers["Proxy-Authorization"] == nil)
            }
        }
        await proxy.stop()
    }

    @Test("NO_PROXY goes directly")
    func direct() async throws {
        let proxy = try await LoopbackServer.start { _ in .text("from the proxy") }
        let proxies = proxies(proxy, ["no_proxy": "127.0.0.0/8"])
        try await withServer(proxies: proxies) { _ in
            .text("direct")
        } _: { server, transport in
            let answer = try await transport.answer(to: HTTPRequest(.get, server.url("/x")))
            #expect(String(decoding: answer.body, as: UTF8.self) == "direct")
            #expect(server.requests.map(\.target) == ["/x"])
            #expect(proxy.requests.isEmpty)
        }
        await proxy.stop()
    }

    @Test("A proxy that does not let it through is told, without its password", arguments: ["http", "https"])
    func refused(scheme: String) async throws {
        let proxy = try await LoopbackServer.start { _ in .status(407) }
        let transport = try AsyncHTTPTransport(userAgent: "HTTPTests", proxies: proxies(proxy))
        let address = try url("\(scheme)://shelter.invalid/")
        let error = await #expect(throws: HTTPError.self) { try await transport.answer(to: HTTPRequest(.get, address)) }
        #expect(
            error?.description
                == "the proxy does not let it through: it asks for a name and password, or for other ones than the environment holds"
        )
        await transport.shutdown()
        await proxy.stop()
    }

    @Test("A proxy that forbids a host is told")
    func forbidden() async throws {
        let proxy = try await LoopbackServer.start { _ in .status(403) }
        let transport = try AsyncHTTPTransport(userAgent: "HTTPTests", proxies: proxies(proxy))
        let address = try url("https://shelter.invalid/")
        await #expect(throws: HTTPError.proxy(reason: "it refuses the connection to shelter.invalid")) {
            try await transport.answer(to: HTTPRequest(.get, address))
        }
        await transport.shutdown()
        await proxy.stop()
    }

    @Test("A proxy that is not there is told by its own name", arguments: ["http", "https"])
    func absent(scheme: String) async throws {
        let proxies = HTTPProxies(environment: ["all_proxy": "http://user:s3cret@127.0.0.1:\(deadPort)"])
        let transport = try AsyncHTTPTransport(userAgent: "HTTPTests", proxies: proxies)
        let address = try url("\(scheme)://shelter.invalid/")
        await #expect(throws: HTTPError.cannotConnect(host: "127.0.0.1", reason: "nothing answers at that port")) {
            try await transport.answer(to: HTTPRequest(.get, address))
        }
        await transport.shutdown()
    }
}
