import FoundationEssentials
import HTTPTransport
import OAuthTokens
import Platform
import Secrets

/// A store of tokens, its server and its clock.
struct TokenStoreFixture {
    static let secret = "planted secret&4711+"

    let folder: TemporaryFolder
    let server = TokenServer()
    let clock = FixedWallClock(Date(timeIntervalSince1970: 1_750_000_000))

    init() throws {
        folder = try TemporaryFolder()
    }

    var path: String { folder("cache/tokens/feed.json") }

    func store(
        clientID: String = "me",
        endpoint: String = "https://pets.example/v2/oauth2/token",
        isKept: Bool = true,
        secret: @escaping @Sendable () async throws(SecretError) -> Secret = { () throws(SecretError) in
            Secret(Self.secret)
        }
    ) throws -> ClientCredentialsTokenStore {
        guard let url = URL(string: endpoint) else { throw HTTPError.badAddress(endpoint) }
        return ClientCredentialsTokenStore(
            endpoint: url,
            credentials: ClientCredentials(clientID: clientID, secret: secret),
            http: HTTPService(transport: server, policy: HTTPPolicy(tries: 1)),
            path: isKept ? path : nil,
            now: { [clock] in clock.now }
        )
    }

    func request() throws -> HTTPRequest {
        guard let url = URL(string: "https://pets.example/v2/animals?page=1") else { throw HTTPError.badAddress("") }
        return HTTPRequest(.get, url)
    }
}
