import AsyncHTTPTransport
import FoundationEssentials
import HTTPTransport
import LoopbackServer
import Testing

@Suite("The transport's life", .timeLimit(.minutes(1)))
struct LifetimeTests {
    @Test("A program that never asks anything starts no threads for it")
    func lazy() async {
        await #expect(processExitsWith: .success) {
            let transport = try AsyncHTTPTransport(userAgent: "HTTPTests")
            let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")
            let names = threads.compactMap {
                try? String(contentsOfFile: "/proc/self/task/\($0)/comm", encoding: .utf8)
            }
            try #require(!names.isEmpty)
            #expect(!names.contains { $0.hasPrefix("NIO") })
            await transport.shutdown()
        }
    }

    @Test("A program may end without shutting it down")
    func noShutdown() async {
        await #expect(processExitsWith: .success) {
            let server = try await LoopbackServer.start { _ in .text("ok") }
            let transport = try AsyncHTTPTransport(userAgent: "HTTPTests")
            let answer = try await transport.answer(to: HTTPRequest(.get, server.url()))
            #expect(answer.status == 200)
        }
    }

    @Test("After a shutdown nothing is sent")
    func shutdown() async throws {
        try await withServer { _ in
            .text("ok")
        } _: { server, transport in
            _ = try await transport.answer(to: HTTPRequest(.get, server.url()))
            await transport.shutdown()
            await server.allClosed()
            await #expect(throws: HTTPError.cancelled) {
                try await transport.answer(to: HTTPRequest(.get, server.url()))
            }
            #expect(server.requests.count == 1)
        }
    }

    @Test("A transport that is let go of closes its connections")
    func letGo() async throws {
        let server = try await LoopbackServer.start { _ in .text("ok") }
        do {
            let transport = try AsyncHTTPTransport(userAgent: "HTTPTests")
            _ = try await transport.answer(to: HTTPRequest(.get, server.url()))
        }
        await server.allClosed()
        await server.stop()
    }
}
