import FoundationEssentials
import HTTPTransport
import OAuthTokens
import Platform
import Secrets
import Testing

@Suite("What a token endpoint answers")
struct TokenAnswerTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let reply: TokenServer.Reply
        let error: OAuthError

        init(_ status: Int, _ body: String, type: String = "application/json", _ error: OAuthError) {
            reply = TokenServer.Reply(status: status, contentType: type, body: body)
            self.error = error
        }

        var testDescription: String { "\(error)" }
    }

    private static let host = "pets.example"

    private static func refused(_ status: Int, _ reason: String) -> OAuthError {
        .refused(host: host, status: status, reason: reason)
    }

    static let cases: [Case] = [
        Case(401, #"{"error":"invalid_client"}"#, refused(401, "invalid_client")),
        Case(
            400,
            #"{"error":"invalid_client","error_description":"Client authentication\nfailed"}"#,
            refused(400, "invalid_client: Client authentication failed")
        ),
        Case(
            401,
            #"{"type":"t","status":401,"title":"invalid_client","detail":"Client authentication failed"}"#,
            type: "application/problem+json",
            refused(401, "invalid_client: Client authentication failed")
        ),
        Case(403, "{}", refused(403, "it does not say why")),
        Case(404, "<html>", type: "text/html; charset=utf-8", refused(404, "it sent a web page")),
        Case(400, #"{"error":"\u001b[31m \u202eredder"}"#, refused(400, "[31m redder")),
        Case(401, #"{"error":"planted secret&4711+ is wrong"}"#, refused(401, "•••• is wrong")),
        Case(401, #"{"error":"planted+secret%264711%2B is wrong"}"#, refused(401, "•••• is wrong")),
        Case(429, "{}", .rateLimited(host: host, retryAfter: 30)),
        Case(500, "{}", .serverFault(host: host, status: 500)),
        Case(503, "<html>", type: "text/html", .serverFault(host: host, status: 503)),
        Case(200, "<html></html>", type: "text/html", .unreadable(host: host, holding: "a web page")),
        Case(200, "  <!doctype html>", .unreadable(host: host, holding: "a web page")),
        Case(200, "", .unreadable(host: host, holding: "nothing")),
        Case(200, "token=abc", .unreadable(host: host, holding: "no JSON")),
        Case(200, "[]", .unreadable(host: host, holding: "JSON without an access_token")),
        Case(200, #"{"access_token":5}"#, .unreadable(host: host, holding: "JSON without an access_token")),
        Case(
            200,
            #"{"access_token":"a\r\nCookie: b"}"#,
            .unreadable(host: host, holding: "a text that cannot stand in a header")
        ),
        Case(200, #"{"access_token":""}"#, .unreadable(host: host, holding: "a text that cannot stand in a header")),
        Case(
            200,
            #"{"access_token":"a","token_type":"mac"}"#,
            .unreadable(host: host, holding: "a token of another kind than “bearer”")
        ),
    ]

    @Test("is told for what it is, without the secret", arguments: cases)
    func errors(testCase: Case) async throws {
        let fixture = try TokenStoreFixture()
        fixture.server.willAnswer(testCase.reply)
        let error = await #expect(throws: OAuthError.self) { try await fixture.store().token() }
        #expect(error == testCase.error)
        for text in ["\(testCase.error)", String(reflecting: error)] { #expect(!text.contains("planted")) }
        #expect(!FileManager.default.fileExists(atPath: fixture.path))
    }

    @Test("a long reason is cut")
    func longReason() async throws {
        let fixture = try TokenStoreFixture()
        let text = String(repeating: "x", count: 10_000)
        fixture.server.willAnswer(TokenServer.Reply(status: 400, body: #"{"error":"\#(text)"}"#))
        let error = await #expect(throws: OAuthError.self) { try await fixture.store().token() }
        #expect(error == Self.refused(400, String(repeating: "x", count: 200)))
    }

    @Test("a secret that cannot be had is told, and no request made")
    func noSecret() async throws {
        let fixture = try TokenStoreFixture()
        let store = try fixture.store { () throws(SecretError) in throw .notInEnvironment(variable: "PET_SECRET") }
        await #expect(throws: OAuthError.secret(.notInEnvironment(variable: "PET_SECRET"))) { try await store.token() }
        #expect(fixture.server.tokenRequests.isEmpty)
    }

    @Test("neither a token, nor a store, nor the credentials show what is secret")
    func neverShown() async throws {
        let fixture = try TokenStoreFixture()
        let token = try await fixture.store().token()
        var dumped = ""
        dump(token, to: &dumped)
        for text in ["\(token)", String(reflecting: token), dumped] { #expect(!text.contains("token-1")) }
    }
}
