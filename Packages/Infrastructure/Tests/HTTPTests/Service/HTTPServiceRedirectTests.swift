import FoundationEssentials
import HTTPTransport
import Testing

@Suite("Redirects")
struct HTTPServiceRedirectTests {
    private func service(_ transport: ScriptedTransport) -> HTTPService {
        HTTPService(transport: transport, clock: ManualClock(), random: { 0 })
    }

    /// Answers the first request with a redirect, and all others with 200.
    private func redirecting(_ status: Int = 302, to location: String) -> ScriptedTransport {
        ScriptedTransport(playing: [.success(.redirect(status, to: location)), .success(.init())])
    }

    @Test("A redirect is followed, and the answer tells from where it came", arguments: [301, 302, 303, 307, 308])
    func followed(status: Int) async throws {
        let transport = redirecting(status, to: "https://b.example/there?x=1#part")
        let answer = try await service(transport).answer(to: HTTPRequest(.get, url("https://a.example/here")))
        #expect(answer.status == 200)
        #expect(answer.requests == 2)
        #expect(answer.url.absoluteString == "https://b.example/there?x=1")
        #expect(
            transport.requests.map(\.url.absoluteString) == ["https://a.example/here", "https://b.example/there?x=1"]
        )
    }

    @Test("Statuses without a new address, and others, are answers", arguments: [300, 304, 305, 302])
    func notFollowed(status: Int) async throws {
        let headers: HTTPHeaders = status == 302 ? [:] : ["Location": "/there"]
        let transport = ScriptedTransport(playing: [.success(.init(status: status, headers: headers))])
        #expect(try await service(transport).answer(to: HTTPRequest(.get, url("https://a.example/"))).status == status)
        #expect(transport.requests.count == 1)
    }

    @Test(
        "An address may be relative",
        arguments: [
            ("/x", "https://a.example/x"), ("x", "https://a.example/dir/x"), ("../x?y=2", "https://a.example/x?y=2"),
            ("//b.example/x", "https://b.example/x"), ("?page=2", "https://a.example/dir/page?page=2"),
        ]
    )
    func relative(location: String, expected: String) async throws {
        let transport = redirecting(to: location)
        _ = try await service(transport).answer(to: HTTPRequest(.get, url("https://a.example/dir/page?page=1")))
        #expect(transport.requests.last?.url.absoluteString == expected)
    }

    @Test(
        "A POST becomes a GET after 301, 302 and 303, and stays one after 307 and 308",
        arguments: [301, 302, 303, 307, 308]
    )
    func methods(status: Int) async throws {
        let transport = redirecting(status, to: "/there")
        let request = HTTPRequest(
            .post,
            try url("https://a.example/"),
            headers: ["Content-Type": "application/json", "Accept": "application/json"],
            body: [1, 2]
        )
        _ = try await service(transport).answer(to: request)
        let second = try #require(transport.requests.last)
        #expect(second.method == (status > 303 ? .post : .get))
        #expect(second.body == (status > 303 ? [1, 2] : []))
        #expect(second.headers["Content-Type"] == (status > 303 ? "application/json" : nil))
        #expect(second.headers["Accept"] == "application/json")
    }

    @Test(
        "Redirects to anything but a web address are refused",
        arguments: [
            ("file:///etc/passwd", "file:///etc/passwd"), ("ftp://b.example/x", "ftp://b.example/x"),
            ("gopher://b.example/", "gopher://b.example/"), ("javascript:alert(1)", "javascript:alert(1)"),
            ("https:///nowhere", "https:///nowhere"),
        ]
    )
    func otherSchemes(location: String, shown: String) async throws {
        let transport = redirecting(to: location)
        await #expect(throws: HTTPError.unsafeRedirect(host: "a.example", to: shown)) {
            try await service(transport).answer(to: HTTPRequest(.get, url("https://a.example/")))
        }
        #expect(transport.requests.count == 1)
    }

    @Test("From https there is no way back to http, and the refusal shows no secret")
    func downgrade() async throws {
        let transport = redirecting(to: "http://user:word@a.example/x?token=s3cret#s3cret")
        await #expect(throws: HTTPError.unsafeRedirect(host: "a.example", to: "http://a.example/x")) {
            try await service(transport).answer(to: HTTPRequest(.get, url("https://a.example/")))
        }
    }

    static let secrets: HTTPHeaders = [
        "Authorization": "Bearer s3cret", "Cookie": "session=s3cret", "Proxy-Authorization": "Basic s3cret",
        "X-Api-Key": "s3cret", "Accept": "application/json",
    ]

    @Test(
        "Secrets go to no other host, port or scheme",
        arguments: [
            ("https://a.example/", "https://b.example/"), ("https://a.example/", "https://sub.a.example/"),
            ("https://a.example/", "https://a.example:8443/"), ("http://a.example/", "http://b.example/"),
            ("http://a.example:8080/", "https://a.example/"), ("http://a.example/", "https://a.example:8443/"),
        ]
    )
    func secretsStay(from: String, to: String) async throws {
        let transport = redirecting(to: to)
        let request = HTTPRequest(.get, try url(from), headers: Self.secrets, secretHeaders: ["x-api-key"])
        _ = try await service(transport).answer(to: request)
        #expect(transport.requests.last?.headers == ["Accept": "application/json"])
    }

    @Test("Secrets do not come back when a chain of redirects does")
    func secretsDoNotReturn() async throws {
        let transport = ScriptedTransport(playing: [
            .success(.redirect(302, to: "https://b.example/")), .success(.redirect(302, to: "https://a.example/back")),
            .success(.init()),
        ])
        let request = HTTPRequest(.get, try url("https://a.example/"), headers: Self.secrets)
        _ = try await service(transport).answer(to: request)
        #expect(transport.requests.count == 3)
        #expect(transport.requests.dropFirst().allSatisfy { $0.headers["Authorization"] == nil })
    }

    @Test(
        "Secrets stay with the same origin, and follow it from http to https",
        arguments: [
            ("https://a.example/", "https://a.example:443/x"), ("https://A.example/", "https://a.EXAMPLE/x"),
            ("http://a.example/", "https://a.example/x"), ("http://a.example:8080/", "http://a.example:8080/x"),
        ]
    )
    func secretsFollow(from: String, to: String) async throws {
        let transport = redirecting(to: to)
        _ = try await service(transport).answer(to: HTTPRequest(.get, url(from), headers: Self.secrets))
        #expect(transport.requests.last?.headers == Self.secrets)
    }

    @Test("A name and password in a redirect are not taken along")
    func userInformation() async throws {
        let transport = redirecting(to: "https://user:word@a.example/x")
        _ = try await service(transport).answer(to: HTTPRequest(.get, url("https://a.example/")))
        #expect(transport.requests.last?.url.absoluteString == "https://a.example/x")
    }

    @Test("A body goes to no other host: it may hold a password", arguments: [307, 308])
    func bodies(status: Int) async throws {
        let transport = redirecting(status, to: "https://b.example/token")
        let request = HTTPRequest(.post, try url("https://a.example/token"), body: Array("client_secret=s".utf8))
        await #expect(throws: HTTPError.unsafeRedirect(host: "a.example", to: "https://b.example/token")) {
            try await service(transport).answer(to: request)
        }
        #expect(transport.requests.count == 1)
    }

    @Test("A loop is seen when it closes")
    func loop() async throws {
        let transport = ScriptedTransport { (request, _) throws(HTTPError) in
            .redirect(302, to: request.url.path() == "/a" ? "/b" : "/a")
        }
        await #expect(throws: HTTPError.tooManyRedirects(host: "a.example")) {
            try await service(transport).answer(to: HTTPRequest(.get, url("https://a.example/a")))
        }
        #expect(transport.requests.count == 2)
    }

    @Test("A chain without end is cut off")
    func endless() async throws {
        let transport = ScriptedTransport { (_, number) throws(HTTPError) in .redirect(302, to: "/\(number)") }
        await #expect(throws: HTTPError.tooManyRedirects(host: "a.example")) {
            try await service(transport).answer(to: HTTPRequest(.get, url("https://a.example/")))
        }
        #expect(transport.requests.count == 6)
    }

    @Test("After a POST the same address may be read")
    func postThenGet() async throws {
        let transport = redirecting(303, to: "/form")
        let answer = try await service(transport).answer(to: HTTPRequest(.post, url("https://a.example/form")))
        #expect(answer.status == 200)
    }

    @Test("Tries are counted over the whole chain")
    func triesAreShared() async throws {
        let transport = ScriptedTransport { (request, _) throws(HTTPError) in
            request.url.path() == "/" ? .redirect(302, to: "/down") : .init(status: 503)
        }
        let answer = try await service(transport).answer(to: HTTPRequest(.get, url("https://a.example/")))
        #expect(answer.status == 503)
        #expect(answer.requests == 5)
    }

    @Test(
        "What is no web address is not asked",
        arguments: ["file:///etc/passwd", "shelter.example", "ftp://a.example"]
    )
    func badAddress(text: String) async throws {
        let transport = ScriptedTransport(playing: [.success(.init())])
        await #expect(throws: HTTPError.badAddress(text)) {
            try await service(transport).answer(to: HTTPRequest(.get, url(text)))
        }
        #expect(transport.requests.isEmpty)
    }
}
