import FoundationEssentials
import HTTPTransport
import OAuthTokens
import Platform
import Secrets
import Testing

@Suite("Tokens for a client's credentials")
struct ClientCredentialsTokenStoreTests {
    private let fixture: TokenStoreFixture
    private let server: TokenServer

    init() throws {
        fixture = try TokenStoreFixture()
        server = fixture.server
    }

    @Test("the id and the secret go into the form, and nowhere else")
    func form() async throws {
        _ = try await fixture.store(clientID: "mé").token()
        let request = try #require(server.tokenRequests.first)
        #expect(request.method == .post)
        #expect(request.url.absoluteString == "https://pets.example/v2/oauth2/token")
        #expect(request.headers["Content-Type"] == "application/x-www-form-urlencoded")
        #expect(
            String(decoding: request.body, as: UTF8.self)
                == "grant_type=client_credentials&client_id=m%C3%A9&client_secret=planted+secret%264711%2B"
        )
        #expect(request.isRepeatable)
        #expect(request.headers.fields.allSatisfy { !$0.value.contains("planted") })
    }

    @Test("a token is used until a minute before its end, counted from when it came")
    func leeway() async throws {
        let store = try fixture.store()
        let first = try await store.token()
        fixture.clock.advance(by: 3539)
        #expect(try await store.token() == first)
        #expect(server.tokenRequests.count == 1)
        fixture.clock.advance(by: 1)
        #expect(try await store.token() != first)
        #expect(server.tokenRequests.count == 2)
    }

    @Test("its life begins when the answer is there, not when it was asked for")
    func lifeBegins() async throws {
        let store = try fixture.store()
        server.hold()
        let asking = Task { try await store.token() }
        while server.tokenRequests.isEmpty { await Task.yield() }
        fixture.clock.advance(by: 300)
        server.release()
        let token = try await asking.value
        fixture.clock.advance(by: 3539)
        #expect(try await store.token() == token)
    }

    @Test(
        "lives as long as its server says, half of that if it is short, and an hour if it says nothing",
        arguments: [
            (#""expires_in":100"#, 50.0), (#""expires_in":"7200""#, 7140), (#""expires_in":7200.5"#, 7140.5),
            (#""x":1"#, 3540), (#""expires_in":null"#, 3540), (#""expires_in":1e300"#, 316_223_940),
        ] as [(String, Double)]
    )
    func lifetimes(member: String, seconds: Double) async throws {
        server.willAnswer(TokenServer.Reply(body: #"{"access_token":"a","token_type":"bearer",\#(member)}"#))
        let store = try fixture.store()
        let token = try await store.token()
        fixture.clock.advance(by: seconds - 0.25)
        #expect(try await store.token() == token)
        fixture.clock.advance(by: 0.25)
        #expect(try await store.token() != token)
    }

    @Test("a token that has no life at all is given to who asked, and not kept for the next", arguments: ["0", "-5"])
    func noLife(seconds: String) async throws {
        server.willAnswer(TokenServer.Reply(body: #"{"access_token":"a","expires_in":\#(seconds)}"#))
        let store = try fixture.store()
        #expect(try await store.token().authorization == "Bearer a")
        #expect(try await store.token().authorization == "Bearer token-2")
    }

    @Test("a hundred who ask at once make one request")
    func singleFlight() async throws {
        let store = try fixture.store()
        server.hold()
        let tokens = try await withThrowingTaskGroup(of: AccessToken.self) { group in
            for _ in 0..<100 { group.addTask { try await store.token() } }
            while server.tokenRequests.isEmpty { await Task.yield() }
            server.release()
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(tokens.count == 1)
        #expect(server.tokenRequests.count == 1)
    }

    @Test("those who wait together fail together, and the next asks anew")
    func sharedFailure() async throws {
        let store = try fixture.store()
        let failure = TokenServer.Reply(status: 500, body: "")
        server.willAnswer(failure, failure)
        server.hold()
        let first = Task { await #expect(throws: OAuthError.self) { try await store.token() } }
        while server.tokenRequests.isEmpty { await Task.yield() }
        let second = Task { await #expect(throws: OAuthError.self) { try await store.token() } }
        server.release()
        #expect(await first.value == .serverFault(host: "pets.example", status: 500))
        #expect(await second.value == .serverFault(host: "pets.example", status: 500))
        server.forgetReplies()
        #expect(try await store.token().authorization.hasPrefix("Bearer token-"))
    }

    @Test("one who no longer waits leaves the others waiting")
    func oneCancelled() async throws {
        let store = try fixture.store()
        server.hold()
        let patient = Task { try await store.token() }
        while server.tokenRequests.isEmpty { await Task.yield() }
        let impatient = Task { await #expect(throws: OAuthError.cancelled) { try await store.token() } }
        impatient.cancel()
        _ = await impatient.value
        server.release()
        #expect(try await patient.value.authorization == "Bearer token-1")
        #expect(server.calledOff == 0)
    }

    @Test("when the last one no longer waits the request ends, and who asks then makes another")
    func allCancelled() async throws {
        let store = try fixture.store()
        server.hold()
        let askers = (0..<3).map { _ in
            Task { await #expect(throws: OAuthError.cancelled) { try await store.token() } }
        }
        while server.tokenRequests.isEmpty { await Task.yield() }
        for asker in askers { asker.cancel() }
        for asker in askers { _ = await asker.value }
        while server.calledOff == 0 { await Task.yield() }
        server.release()
        #expect(try await store.token().authorization.hasPrefix("Bearer token-"))
        #expect(server.calledOff >= 1)
    }

    // MARK: Asking with it

    @Test("a request goes out with the token")
    func authorized() async throws {
        let answer = try await fixture.store().authorized(fixture.request())
        #expect(answer.status == 200)
        #expect(answer.requests == 1)
        #expect(server.apiRequests.map { $0.headers["Authorization"] } == ["Bearer token-1"])
    }

    @Test("a token that is refused is renewed, and the request made once more")
    func renewal() async throws {
        let store = try fixture.store()
        _ = try await store.token()
        server.forgetTokens()
        let answer = try await store.authorized(fixture.request())
        #expect(answer.status == 200)
        #expect(answer.requests == 2)
        #expect(server.apiRequests.map { $0.headers["Authorization"] } == ["Bearer token-1", "Bearer token-2"])
        #expect(try await fixture.store().token().authorization == "Bearer token-2", "the file has the new one")
    }

    @Test("a request that is refused with a new token as well is refused")
    func renewalOnce() async throws {
        server.refuseEverything()
        let answer = try await fixture.store().authorized(fixture.request())
        #expect(answer.status == 401)
        #expect(server.apiRequests.count == 2)
        #expect(server.tokenRequests.count == 2)
    }

    @Test("twenty that are refused at once renew the token once")
    func renewalTogether() async throws {
        let store = try fixture.store()
        _ = try await store.token()
        server.forgetTokens()
        let request = try fixture.request()
        let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<20 { group.addTask { try await store.authorized(request).status } }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(statuses == [200])
        #expect(server.tokenRequests.count == 2)
    }

    @Test("giving up a token that has been replaced takes nothing away", arguments: [true, false])
    func lateDiscard(isKept: Bool) async throws {
        let store = try fixture.store(isKept: isKept)
        let first = try await store.token()
        await store.discard(first)
        let second = try await store.token()
        await store.discard(first)
        #expect(try await store.token() == second)
        #expect(FileManager.default.fileExists(atPath: fixture.path) == isKept)
        #expect(server.tokenRequests.count == 2)
    }

    @Test("a token that another process has renewed meanwhile is taken rather than asked for")
    func renewedElsewhere() async throws {
        let store = try fixture.store()
        let first = try await store.token()
        await store.discard(first)
        let second = try await fixture.store().token()
        await store.discard(first)
        #expect(try await store.token().authorization == second.authorization)
        #expect(server.tokenRequests.count == 2)
    }
}
