import FeedServers
import FoundationEssentials
import JSONStreaming
import LoopbackServer
import Testing

@Suite("The commands for sources and syncing")
struct SyncCommandTests {
    private static let key = "command-key"

    private static func herd(_ count: Int) -> DetouredServer {
        DetouredServer(FakeRescueGroups(animals: FakeRescueGroups.herd(count), key: key))
    }

    /// Sets a source up that asks this server.
    private func add(_ name: String, _ server: LoopbackServer, to home: Home, key: String = key) throws {
        let run = try home.run(
            "source",
            "add",
            "rescuegroups",
            server.url("/v5", host: "localhost").absoluteString,
            "--name",
            name,
            "--place",
            "19104",
            "--within",
            "500km",
            "--key-stdin",
            input: key + "\n"
        )
        #expect(run.ended(with: 0), "\(run.error)")
    }

    private func run(_ home: Home, _ arguments: String..., now: String? = nil) async throws -> Run {
        try await onThread {
            try home.run(arguments, variables: now.map { ["PETSAVE_NOW": $0] } ?? [:])
        }
    }

    private func near(_ home: Home, _ options: String..., now: String? = nil) async throws -> Run {
        let arguments = ["near", "19104", "--within", "500km", "--limit", "1000", "--format", "ndjson"] + options
        return try await onThread {
            try home.run(arguments, variables: now.map { ["PETSAVE_NOW": $0] } ?? [:])
        }
    }

    @Test("a source is set up, tried, listed and synced over TLS, and its animals are near")
    func story() async throws {
        let served = Self.herd(300)
        let server = try await served.start(tls: .trusted)
        let home = try Home()
        let authority = home.path + "/authority.pem"
        try LoopbackServer.writeAuthority(to: authority)
        try add("rescue", server, to: home)

        let untrusted = try await run(home, "source", "test", "rescue")
        #expect(untrusted.ended(with: 69), "\(untrusted.error)")
        #expect(untrusted.error.contains("certificate"))
        #expect(server.requests.isEmpty)

        let test = try await run(home, "source", "test", "rescue", "--ca-file", authority)
        #expect(test.ended(with: 0), "\(test.error)")
        #expect(test.output.contains("300"))
        #expect(server.requests.count == 1)

        let before = try await run(home, "source", "list", "--format", "json")
        #expect(try JSONParser.parse(before.output)["sources"]?[0]?["animals"]?.intValue == 0)

        let sync = try await run(home, "sync", "--ca-file", authority)
        #expect(sync.ended(with: 0), "\(sync.error)")
        #expect(sync.output.isEmpty)
        #expect(sync.error.contains("300"))
        #expect(server.requests.count == 3)

        let after = try await run(home, "source", "list", "--format", "json")
        #expect(try JSONParser.parse(after.output)["sources"]?[0]?["animals"]?.intValue == 300)
        let near = try await near(home)
        #expect(near.ended(with: 0), "\(near.error)")
        #expect(near.lines.count == 300)
        #expect(server.requests.count == 3, "what is fresh is not asked for again")
        await server.stop()
    }

    @Test("of two sources one fails: the other one is in, the failure is told, and the exit code is 0")
    func oneFails() async throws {
        let (good, bad) = (Self.herd(20), Self.herd(20))
        let (goodServer, badServer) = (try await good.start(), try await bad.start())
        bad.answer { _, _ in .status(404) }
        let home = try Home()
        try add("good", goodServer, to: home)
        try add("bad", badServer, to: home)

        let sync = try await run(home, "sync")
        #expect(sync.ended(with: 0), "\(sync.error)")
        #expect(sync.error.contains("bad") && sync.error.contains("cannot be asked like this"), "\(sync.error)")
        #expect(try await near(home).lines.count == 20)
        await goodServer.stop()
        await badServer.stop()
    }

    /// Why every source fails, and what the program ends with.
    enum Failure: String, CaseIterable, Sendable, CustomTestStringConvertible {
        case refused = "the key is refused"
        case busy = "the server has enough for now"
        case unreachable = "nobody is there"
        case changed = "there is nothing at the address"

        var testDescription: String { rawValue }

        var code: Int32 {
            switch self {
            case .refused: 77
            case .busy: 75
            case .unreachable: 69
            case .changed: 78
            }
        }
    }

    @Test("when all sources fail, the exit code says what helps", arguments: Failure.allCases)
    func allFail(failure: Failure) async throws {
        let served = Self.herd(10)
        let server = try await served.start()
        let home = try Home()
        for name in ["first", "second"] {
            try add(name, server, to: home, key: failure == .refused ? "wrong" : Self.key)
        }
        switch failure {
        case .refused: break
        case .busy: served.answer { _, _ in .status(429, headers: ["Retry-After": "3600"]) }
        case .unreachable: await server.stop()
        case .changed: served.answer { _, _ in .status(404) }
        }
        let sync = try await run(home, "sync")
        #expect(sync.ended(with: failure.code), "\(sync.ending): \(sync.error)")
        #expect(sync.error.contains("first") && sync.error.contains("second"), "\(sync.error)")
        let near = try await near(home)
        #expect(near.ended(with: 69), "\(near.ending): \(near.error)")
        await server.stop()
    }

    @Test("a server that stalls is waited for no longer than the budget; what is here is shown, with a word about it")
    func stalled() async throws {
        let served = Self.herd(30)
        let server = try await served.start()
        let home = try Home()
        try add("rescue", server, to: home)
        #expect(try await run(home, "sync").ended(with: 0))

        served.answer { _, _ in LoopbackResponse([.stall]) }
        let stopwatch = ContinuousClock()
        let start = stopwatch.now
        let near = try await near(home, now: "2026-07-01T20:00:00Z")
        let taken = start.duration(to: stopwatch.now)
        #expect(near.ended(with: 0), "\(near.error)")
        #expect(near.lines.count == 30)
        #expect(near.error.contains("rescue"), "\(near.error)")
        #expect(taken >= .seconds(3) && taken < .seconds(7), "\(taken)")
        await server.stop()
    }

    @Test("--offline asks no server; --refresh asks also what is fresh; without either, only what is due is asked")
    func freshness() async throws {
        let served = Self.herd(10)
        let server = try await served.start()
        let home = try Home()
        try add("rescue", server, to: home)
        // How long a busy machine takes is not what is looked at here.
        #expect(try await run(home, "config", "set", "refresh.budget", "60").ended(with: 0))
        #expect(try await near(home).lines.count == 10)
        #expect(server.requests.count == 1)

        #expect(try await near(home).lines.count == 10)
        #expect(server.requests.count == 1)
        let late = "2026-07-01T20:00:00Z"
        #expect(try await near(home, "--offline", now: late).lines.count == 10)
        #expect(server.requests.count == 1)
        #expect(try await near(home, "--refresh").lines.count == 10)
        #expect(server.requests.count == 2)
        #expect(try await near(home, now: late).lines.count == 10)
        #expect(server.requests.count == 3)
        await server.stop()
    }
}
