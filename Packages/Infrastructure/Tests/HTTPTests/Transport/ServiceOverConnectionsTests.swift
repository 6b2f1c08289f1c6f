import AsyncHTTPTransport
import FoundationEssentials
import HTTPTransport
import LoopbackServer
import Testing

@Suite("The service over real connections", .timeLimit(.minutes(1)))
struct ServiceOverConnectionsTests {
    private let host = "127.0.0.1"

    @Test("A redirect loop ends, and a redirect to a file is refused")
    func redirects() async throws {
        try await withServer { request in
            .redirect(to: request.path == "/file" ? "file:///etc/passwd" : "/loop")
        } _: { server, transport in
            let service = HTTPService(transport: transport, policy: HTTPPolicy(timeouts: patient))
            await #expect(throws: HTTPError.tooManyRedirects(host: host)) {
                try await service.answer(to: HTTPRequest(.get, server.url("/loop")))
            }
            await #expect(throws: HTTPError.unsafeRedirect(host: host, to: "file:///etc/passwd")) {
                try await service.answer(to: HTTPRequest(.get, server.url("/file")))
            }
        }
    }

    @Test("A redirect to another host arrives there without the secret")
    func credentials() async throws {
        try await withServer { request in
            request.path == "/here"
                ? .redirect(to: "http://localhost:\(request.headers["Host"]?.split(separator: ":").last ?? "")/there")
                : .text("ok")
        } _: { server, transport in
            let request = HTTPRequest(
                .get,
                server.url("/here"),
                headers: ["Authorization": "s3cret", "X-Api-Key": "s3cret"],
                secretHeaders: ["X-Api-Key"]
            )
            let answer = try await HTTPService(transport: transport, policy: HTTPPolicy(timeouts: patient)).answer(
                to: request
            )
            #expect(answer.status == 200)
            #expect(server.requests.map(\.path) == ["/here", "/there"])
            #expect(server.requests[0].headers["Authorization"] == "s3cret")
            #expect(!server.requests[1].headers.fields.contains { $0.value.contains("s3cret") })
        }
    }

    @Test("A server that fails every third time is asked again")
    func everyThird() async throws {
        let count = Counter()
        try await withServer { _ in
            count.next() % 3 == 0 ? .status(500) : .text("ok")
        } _: { server, transport in
            let service = HTTPService(transport: transport, policy: HTTPPolicy(timeouts: patient), clock: ManualClock())
            for _ in 0..<12 {
                let answer = try await service.answer(to: HTTPRequest(.get, server.url()))
                #expect(answer.status == 200)
            }
            #expect(server.requests.count > 12)
        }
    }

    @Test("Calling off closes the connection, wherever the exchange is", arguments: [0, 1, 2])
    func cancellation(phase: Int) async throws {
        let gate = LoopbackGate()
        let steps: [[LoopbackStep]] = [
            [.pause(until: gate), .stall],
            [.head(200, ["Content-Length": "10"]), .pause(until: gate), .stall],
            [.head(200, ["Content-Length": "10"]), .bytes([1, 2]), .pause(until: gate), .stall],
        ]
        try await withServer { _ in
            LoopbackResponse(steps[phase])
        } _: { server, transport in
            let address = server.url()
            let task = Task {
                try await HTTPService(transport: transport, policy: HTTPPolicy(timeouts: patient)).answer(
                    to: HTTPRequest(.get, address)
                )
            }
            await gate.arrival()
            task.cancel()
            await #expect(throws: HTTPError.cancelled) { try await task.value }
            gate.open()
            await server.allClosed()
            #expect(server.requests.count == 1)
        }
    }
}
