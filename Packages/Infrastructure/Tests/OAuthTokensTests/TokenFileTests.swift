import FoundationEssentials
import OAuthTokens
import Platform
import Testing

@Suite("A token on the disk")
struct TokenFileTests {
    private let fixture: TokenStoreFixture

    init() throws {
        fixture = try TokenStoreFixture()
    }

    private func setMode(_ mode: Int) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: fixture.path)
    }

    private func expectRenewal(_ comment: Comment, by store: ClientCredentialsTokenStore? = nil) async throws {
        let before = fixture.server.tokenRequests.count
        _ = try await (store ?? fixture.store()).token()
        #expect(fixture.server.tokenRequests.count == before + 1, comment)
        #expect(try FileInformation(path: fixture.path).permissions == .ownerOnly, comment)
    }

    @Test("serves the next process, and is its owner's alone")
    func reuse() async throws {
        let token = try await fixture.store().token()
        fixture.clock.advance(by: 1800)
        #expect(try await fixture.store().token().authorization == token.authorization)
        #expect(fixture.server.tokenRequests.count == 1)
        #expect(try FileInformation(path: fixture.path).permissions == .ownerOnly)
        #expect(try FileInformation(path: fixture.folder("cache/tokens")).permissions == .ownerOnlyFolder)
    }

    @Test("holds the token and never the client's secret")
    func contents() async throws {
        _ = try await fixture.store().token()
        let text = try String(contentsOfFile: fixture.path, encoding: .utf8)
        #expect(text.contains("token-1"))
        #expect(!text.contains("planted"))
    }

    @Test("is not used past its end, and replaced")
    func expired() async throws {
        _ = try await fixture.store().token()
        fixture.clock.advance(by: 3540)
        try await expectRenewal("expired")
    }

    @Test("is not used when the clock has been put back before it came")
    func fromTheFuture() async throws {
        _ = try await fixture.store().token()
        fixture.clock.advance(by: -86_400)
        try await expectRenewal("from the future")
    }

    @Test("is not used for another client or another server, and replaced")
    func others() async throws {
        _ = try await fixture.store().token()
        try await expectRenewal("another client", by: fixture.store(clientID: "you"))
        try await expectRenewal("the first client again")
        try await expectRenewal("another server", by: fixture.store(endpoint: "https://cats.example/token"))
    }

    @Test("is not used when others can read it, and replaced by one that they cannot", arguments: [0o640, 0o644])
    func exposed(mode: Int) async throws {
        _ = try await fixture.store().token()
        try setMode(mode)
        try await expectRenewal("exposed")
    }

    @Test(
        "is not used when it is damaged, and replaced",
        arguments: [
            "", "{", "[]", "null", #"{"access_token":5}"#,
            #"""
            {"access_token":"a\r\nX: y","client_id":"me","expires_at":1e12,"obtained_at":0,
            "token_endpoint":"https://pets.example/v2/oauth2/token"}
            """#,
        ]
    )
    func damaged(text: String) async throws {
        _ = try await fixture.store().token()
        try Data(text.utf8).write(to: URL(filePath: fixture.path))
        try setMode(0o600)
        try await expectRenewal("damaged")
    }

    @Test("goes when its token is refused")
    func discarded() async throws {
        let store = try fixture.store()
        await store.discard(try await store.token())
        #expect(!FileManager.default.fileExists(atPath: fixture.path))
    }

    @Test("is not needed: where it cannot be written, the token serves all the same")
    func unwritable() async throws {
        try Data().write(to: URL(filePath: fixture.folder("cache")))
        let store = try fixture.store()
        let token = try await store.token()
        #expect(try await store.token() == token)
    }
}
