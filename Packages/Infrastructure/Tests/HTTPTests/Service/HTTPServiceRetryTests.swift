import FoundationEssentials
import HTTPTransport
import LoopbackServer
import Synchronization
import Testing

@Suite("Trying again")
struct HTTPServiceRetryTests {
    private let clock = ManualClock()
    private let now = Date(timeIntervalSince1970: 784_111_777)  // Sun, 06 Nov 1994 08:49:37 GMT

    private func service(
        _ transport: ScriptedTransport,
        policy: HTTPPolicy = HTTPPolicy(),
        random: @escaping @Sendable () -> Double = { 0.5 }
    ) -> HTTPService {
        HTTPService(transport: transport, policy: policy, clock: clock, now: { now }, random: random)
    }

    private func get() throws -> HTTPRequest { HTTPRequest(.get, try url("https://shelter.example/animals")) }

    @Test("A server that is busy or broken is asked again", arguments: [429, 500, 502, 503, 504])
    func passingStatus(status: Int) async throws {
        let transport = ScriptedTransport(playing: [.success(.init(status: status)), .success(.init())])
        let answer = try await service(transport).answer(to: get())
        #expect(answer.status == 200)
        #expect(answer.requests == 2)
        #expect(transport.requests.count == 2)
    }

    @Test("Other statuses are answers", arguments: [200, 204, 304, 400, 401, 403, 404, 501])
    func otherStatus(status: Int) async throws {
        let transport = ScriptedTransport(playing: [.success(.init(status: status))])
        let answer = try await service(transport).answer(to: get())
        #expect(answer.status == status)
        #expect(transport.requests.count == 1)
    }

    static let passing: [HTTPError] = [
        .cannotConnect(host: "h", reason: "r"), .connectTimeout(host: "h"), .readTimeout(host: "h"),
        .totalTimeout(host: "h"), .closedEarly(host: "h"),
    ]

    @Test("A connection that fails is tried again", arguments: passing)
    func passingError(error: HTTPError) async throws {
        let transport = ScriptedTransport(playing: [.failure(error), .success(.init())])
        #expect(try await service(transport).answer(to: get()).requests == 2)
    }

    static let final: [HTTPError] = [
        .badAddress("x"), .unknownHost("h"), .untrusted(host: "h", reason: "r"), .tooLarge(host: "h", limit: 1),
        .malformed(host: "h", reason: "r"), .unsafeRedirect(host: "h", to: "t"), .proxy(reason: "r"), .cancelled,
    ]

    @Test("What will not pass is not tried again", arguments: final)
    func finalError(error: HTTPError) async throws {
        let transport = ScriptedTransport(playing: [.failure(error), .success(.init())])
        await #expect(throws: error) { try await service(transport).answer(to: get()) }
        #expect(transport.requests.count == 1)
        #expect(clock.sleeps.isEmpty)
    }

    @Test("After the last try the answer comes back as it is")
    func lastAnswer() async throws {
        let transport = ScriptedTransport(playing: [.success(.init(status: 503))])
        let answer = try await service(transport).answer(to: get())
        #expect(answer.status == 503)
        #expect(answer.requests == 4)
        #expect(clock.sleeps.count == 3)
    }

    @Test("After the last try the last error is told")
    func lastError() async throws {
        let transport = ScriptedTransport(playing: [
            .failure(.readTimeout(host: "h")), .failure(.closedEarly(host: "h")),
        ])
        await #expect(throws: HTTPError.closedEarly(host: "h")) { try await service(transport).answer(to: get()) }
        #expect(transport.requests.count == 4)
    }

    @Test("A server that says nothing is asked twice")
    func silence() async throws {
        let transport = ScriptedTransport(playing: [.failure(.readTimeout(host: "h"))])
        await #expect(throws: HTTPError.readTimeout(host: "h")) { try await service(transport).answer(to: get()) }
        #expect(transport.requests.count == 2)
    }

    @Test("What may not be repeated is sent once", arguments: [false, true])
    func repeatable(isRepeatable: Bool) async throws {
        let transport = ScriptedTransport(playing: [.failure(.closedEarly(host: "h")), .success(.init())])
        let request = HTTPRequest(.post, try url("https://shelter.example/"), isRepeatable: isRepeatable)
        _ = try? await service(transport).answer(to: request)
        #expect(transport.requests.count == (isRepeatable ? 2 : 1))
    }

    @Test("The pause is any part of a span that doubles from try to try, up to the longest")
    func jitter() async throws {
        let random = SeededRandom(seed: 7)
        var policy = HTTPPolicy(tries: 8, firstPause: 0.5, longestPause: 6)
        policy.requestsPerSecond = 0
        for _ in 0..<50 {
            let transport = ScriptedTransport(playing: [.success(.init(status: 500))])
            _ = try await service(transport, policy: policy, random: { random.next() }).answer(to: get())
        }
        let spans = [0.5, 1, 2, 4, 6, 6, 6]
        for (place, span) in spans.enumerated() {
            let pauses = clock.sleeps.enumerated().filter { $0.offset % spans.count == place }.map(\.element)
            #expect(pauses.count == 50)
            #expect(pauses.allSatisfy { $0 >= 0 && $0 < span })
            // Full jitter reaches both ends of the span.
            #expect(try #require(pauses.min()) < span * 0.2)
            #expect(try #require(pauses.max()) > span * 0.8)
        }
    }

    @Test(
        "The server's own wish is kept, in seconds or as a date",
        arguments: [
            ("7", 7.0), ("Sun, 06 Nov 1994 08:49:49 GMT", 12), ("Sun, 06 Nov 1994 08:00:00 GMT", 0), ("0", 0),
        ]
    )
    func retryAfter(text: String, seconds: Double) async throws {
        let transport = ScriptedTransport(playing: [
            .success(.init(status: 429, headers: ["Retry-After": text])), .success(.init()),
        ])
        #expect(try await service(transport).answer(to: get()).status == 200)
        #expect(clock.sleeps == (seconds > 0 ? [seconds] : []))
    }

    @Test("A longer wish than the policy allows comes back with the answer", arguments: [429, 503])
    func longRetryAfter(status: Int) async throws {
        let transport = ScriptedTransport(playing: [
            .success(.init(status: status, headers: ["retry-after": "3600"])), .success(.init()),
        ])
        let answer = try await service(transport).answer(to: get())
        #expect(answer.status == status)
        #expect(answer.retryAfter(now: now) == 3600)
        #expect(transport.requests.count == 1)
        #expect(clock.sleeps.isEmpty)
    }

    @Test(
        "A wish that cannot be understood is none",
        arguments: [
            "", "soon", "-1", "1.5", "+3", "Sun, 06 Nov 1994", "Sun, 31 Feb 1994 08:49:37 GMT",
            "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 06 Nov 1994 08:49:37 CET", "Sunday, 06-Nov-94 08:49:37 GMT",
        ]
    )
    func unreadableRetryAfter(text: String) throws {
        let answer = HTTPAnswer(status: 429, headers: ["Retry-After": text], url: try url("https://a.example/"))
        #expect(answer.retryAfter(now: now) == nil)
    }

    @Test(
        "Dates are read in every part of the calendar",
        arguments: [
            ("Thu, 01 Jan 1970 00:00:00 GMT", 0.0), ("Tue, 29 Feb 2000 12:00:00 GMT", 951_825_600),
            ("Fri, 01 Mar 2024 00:00:00 GMT", 1_709_251_200), ("Wed, 31 Dec 2098 23:59:59 GMT", 4_070_908_799),
        ]
    )
    func dates(text: String, seconds: Double) throws {
        let answer = HTTPAnswer(status: 503, headers: ["Retry-After": text], url: try url("https://a.example/"))
        #expect(answer.retryAfter(now: Date(timeIntervalSince1970: 0)) == seconds)
    }

    @Test("Calling off ends a pause")
    func cancelledPause() async throws {
        let task = Mutex<Task<HTTPAnswer, any Error>?>(nil)
        let clock = ManualClock { task.withLock { $0?.cancel() } }
        let transport = ScriptedTransport(playing: [.success(.init(status: 500))])
        let service = HTTPService(transport: transport, clock: clock, random: { 0.5 })
        let request = try get()
        let started = LoopbackGate()
        let work = Task {
            await started.pass()
            return try await service.answer(to: request)
        }
        task.withLock { $0 = work }
        started.open()
        await #expect(throws: HTTPError.cancelled) { try await work.value }
        #expect(transport.requests.count == 1)
    }
}
