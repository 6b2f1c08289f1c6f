public import Boundaries
public import FoundationEssentials
public import HTTPTransport
public import Secrets

/// What every feed asks its server with.
public struct FeedAccess: Sendable {
    let http: HTTPService
    /// The folder that tokens are kept in, so that the next process need not ask for new ones; `nil` for in memory only.
    let tokenFolder: String?
    let now: @Sendable () -> Date
    let secret: @Sendable (SourceConfiguration) async throws(SecretError) -> Secret

    /// - Parameters:
    ///   - tokenFolder: A folder that only the person can read; made when it is needed.
    ///   - secret: Brings a source's key, password or client secret; asked for each time that one is needed.
    public init(
        http: HTTPService,
        tokenFolder: String? = nil,
        now: @escaping @Sendable () -> Date = { Date() },
        secret: @escaping @Sendable (SourceConfiguration) async throws(SecretError) -> Secret
    ) {
        self.http = http
        self.tokenFolder = tokenFolder
        self.now = now
        self.secret = secret
    }
}
