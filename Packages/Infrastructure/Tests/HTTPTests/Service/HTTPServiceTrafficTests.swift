import FoundationEssentials
import HTTPTransport
import LoopbackServer
import Testing

@Suite("Going easy on hosts", .timeLimit(.minutes(1)))
struct HTTPServiceTrafficTests {
    private static func request(_ path: Int = 0, host: String = "a.example") throws -> HTTPRequest {
        HTTPRequest(.get, try url("https://\(host)/\(path)"))
    }

    @Test("After a burst, requests come at the host's rate")
    func rate() async throws {
        let clock = ManualClock()
        let transport = ScriptedTransport(playing: [.success(.init())])
        let policy = HTTPPolicy(requestsPerSecond: 5, burst: 10)
        let service = HTTPService(transport: transport, policy: policy, clock: clock)
        for number in 0..<10 { _ = try await service.answer(to: Self.request(number)) }
        #expect(clock.sleeps.isEmpty)
        for number in 10..<25 { _ = try await service.answer(to: Self.request(number)) }
        #expect(clock.sleeps.count == 15)
        #expect(abs(clock.sleeps.reduce(0, +) - 3) < 0.001)
    }

    @Test("A rest fills the bucket, but no further than its size")
    func rest() async throws {
        let clock = ManualClock()
        let transport = ScriptedTransport(playing: [.success(.init())])
        let policy = HTTPPolicy(requestsPerSecond: 2, burst: 3)
        let service = HTTPService(transport: transport, policy: policy, clock: clock)
        for _ in 0..<3 { _ = try await service.answer(to: Self.request()) }
        try await clock.sleep(for: .seconds(60))
        for _ in 0..<4 { _ = try await service.answer(to: Self.request()) }
        #expect(clock.sleeps == [60, 0.5])
    }

    @Test("One host's rate is not another's")
    func rateByHost() async throws {
        let clock = ManualClock()
        let transport = ScriptedTransport(playing: [.success(.init())])
        let policy = HTTPPolicy(requestsPerSecond: 1, burst: 1)
        let service = HTTPService(transport: transport, policy: policy, clock: clock)
        for number in 0..<9 { _ = try await service.answer(to: Self.request(host: "h\(number).example")) }
        #expect(clock.sleeps.isEmpty)
    }

    @Test("A host gets no more than so many requests at the same time, in the order in which they came")
    func concurrency() async throws {
        let gate = LoopbackGate()
        let transport = ScriptedTransport { (_, _) throws(HTTPError) in
            await gate.pass()
            return .init()
        }
        let policy = HTTPPolicy(requestsPerSecond: 0, concurrencyPerHost: 2)
        let service = HTTPService(transport: transport, policy: policy, clock: ManualClock())
        let requests = try (0..<12).map { try Self.request($0) }
        let tasks = requests.map { request in Task.immediate { try await service.answer(to: request) } }
        await gate.arrival()
        gate.open()
        for task in tasks { _ = try await task.value }
        #expect(transport.mostAtOnce <= 2)
        // Two that run side by side may overtake each other, by one place at most.
        for (place, request) in transport.requests.enumerated() {
            let number = try #require(Int(request.url.lastPathComponent))
            #expect(abs(number - place) <= 1)
        }
    }

    @Test("A request that is called off while it waits keeps no place")
    func cancelledWaiter() async throws {
        let gate = LoopbackGate()
        let transport = ScriptedTransport { (_, _) throws(HTTPError) in
            await gate.pass()
            return .init()
        }
        let policy = HTTPPolicy(requestsPerSecond: 0, concurrencyPerHost: 1)
        let service = HTTPService(transport: transport, policy: policy, clock: ManualClock())
        let requests = try (0..<4).map { try Self.request($0) }
        let first = Task.immediate { try await service.answer(to: requests[0]) }
        await gate.arrival()
        let second = Task.immediate { try await service.answer(to: requests[1]) }
        let third = Task.immediate { try await service.answer(to: requests[2]) }
        second.cancel()
        await #expect(throws: HTTPError.cancelled) { try await second.value }
        gate.open()
        _ = try await first.value
        _ = try await third.value
        _ = try await service.answer(to: requests[3])
        #expect(transport.requests.map(\.url.lastPathComponent) == ["0", "2", "3"])
        #expect(transport.mostAtOnce == 1)
    }

    @Test("A failure gives its place back")
    func failureLeaves() async throws {
        let transport = ScriptedTransport(playing: [.failure(.unknownHost("a.example"))])
        let policy = HTTPPolicy(requestsPerSecond: 0, concurrencyPerHost: 1)
        let service = HTTPService(transport: transport, policy: policy, clock: ManualClock())
        for _ in 0..<3 {
            await #expect(throws: HTTPError.unknownHost("a.example")) {
                try await service.answer(to: Self.request())
            }
        }
        #expect(transport.requests.count == 3)
    }

    @Test("A request that was called off before is not sent")
    func cancelledBefore() async throws {
        let transport = ScriptedTransport(playing: [.success(.init())])
        let service = HTTPService(transport: transport, clock: ManualClock())
        let request = try Self.request()
        let gate = LoopbackGate()
        let task = Task {
            await gate.pass()
            return try await service.answer(to: request)
        }
        task.cancel()
        await #expect(throws: HTTPError.cancelled) { try await task.value }
        #expect(transport.requests.isEmpty)
    }

    @Test("A body is taken up to the limit and no further", arguments: [(10, true), (11, false)])
    func bodyLimit(size: Int, fits: Bool) async throws {
        let portions = [[UInt8](repeating: 1, count: 6), [UInt8](repeating: 2, count: size - 6)]
        let transport = ScriptedTransport(playing: [.success(.init(portions: portions))])
        let service = HTTPService(transport: transport, policy: HTTPPolicy(bodyLimit: 10), clock: ManualClock())
        if fits {
            #expect(try await service.answer(to: Self.request()).body == portions.flatMap { $0 })
        } else {
            await #expect(throws: HTTPError.tooLarge(host: "a.example", limit: 10)) {
                try await service.answer(to: Self.request())
            }
        }
    }

    @Test("A length that is too large is refused before anything is read")
    func announcedLength() async throws {
        let answer = ScriptedTransport.Answer(headers: ["Content-Length": "10000000000"], portions: [[1]])
        let transport = ScriptedTransport(playing: [.success(answer)])
        let service = HTTPService(transport: transport, policy: HTTPPolicy(bodyLimit: 10), clock: ManualClock())
        await #expect(throws: HTTPError.tooLarge(host: "a.example", limit: 10)) {
            try await service.answer(to: Self.request())
        }
    }
}
