import Boundaries
import Domain
import FoundationEssentials
import HTTPTransport
import OAuthTokens
import Secrets

/// Asks a server that speaks Petfinder's API v2, with a token of its own.
struct PetfinderServer: Sendable {
    /// The farthest that may be asked for, in miles.
    private static let greatestDistance = 500.0

    private let client: FeedClient
    private let source: Source
    private let address: FeedAddress
    private let tokens: ClientCredentialsTokenStore?

    init(_ access: FeedAccess, _ source: Source) {
        client = FeedClient(access, source)
        self.source = source
        let settings = source.configuration.settings
        address = FeedAddress(settings[FeedSetting.url] ?? "").ending(in: "v2")
        let credentials = ClientCredentials(clientID: settings[PetfinderFeed.clientSetting] ?? "") {
            [client] () throws(SecretError) in
            try await client.access.secret(client.configuration)
        }
        tokens = (try? address.url("/oauth2/token")).map { endpoint in
            ClientCredentialsTokenStore(
                endpoint: endpoint,
                credentials: credentials,
                http: access.http,
                path: access.tokenFolder.map { "\($0)/\(source.name).json" },
                now: access.now
            )
        }
    }

    /// A page of the adoptable animals of the source's scope.
    ///
    /// The longest listed come first, so that what is published while pages are read comes at the end and moves nothing.
    func animals(page: Int, limit: Int) async throws(FeedError) -> FeedReply {
        try await list("/animals", [("status", "adoptable"), ("sort", "-recent")], page: page, limit: limit)
    }

    /// A page of the organisations of the source's scope.
    func organizations(page: Int, limit: Int) async throws(FeedError) -> FeedReply {
        try await list("/organizations", [("sort", "name")], page: page, limit: limit)
    }

    private func list(
        _ path: String,
        _ parameters: [(name: String, value: String)],
        page: Int,
        limit: Int
    ) async throws(FeedError) -> FeedReply {
        let paging = [(name: "limit", value: String(limit)), ("page", String(page))]
        let url = try address.url(path, query: parameters + Self.parameters(of: source.scope) + paging)
        guard let tokens else {
            throw .misconfigured(host: address.host, reason: "the address of the source is no web address")
        }
        let answer: HTTPAnswer
        let token: Substring?
        do throws(OAuthError) {
            answer = try await tokens.authorized(HTTPRequest(.get, url, headers: ["Accept": "application/json"]))
            // The one that was sent last, which is in memory.
            token = try await tokens.token().authorization.split(separator: " ").last
        } catch {
            throw FeedError(error, host: address.host)
        }
        return try client.reply(answer, hiding: token.map { [Secret(String($0))] } ?? [])
    }

    private static func parameters(of scope: SourceScope?) -> [(name: String, value: String)] {
        guard let scope = scope?.rounded else { return [] }
        let miles = min(scope.radius.miles.rounded(.up), greatestDistance)
        return [("location", "\(scope.center.latitude),\(scope.center.longitude)"), ("distance", String(Int(miles)))]
    }
}

extension FeedError {
    init(_ error: OAuthError, host server: String) {
        self =
            switch error {
            case .secret(let error): FeedError(error)
            case .http(let error): FeedError(error, host: server)
            case .refused(let host, 404, let reason): .misconfigured(host: host, reason: reason)
            case .refused(let host, _, let reason): .refused(host: host, reason: reason)
            case .rateLimited(let host, let retryAfter): .rateLimited(host: host, retryAfter: retryAfter)
            case .serverFault(let host, let status): .serverFault(host: host, status: status)
            case .unreadable(let host, let holding): .unreadable(host: host, holding: holding)
            case .cancelled: .cancelled
            }
    }
}
