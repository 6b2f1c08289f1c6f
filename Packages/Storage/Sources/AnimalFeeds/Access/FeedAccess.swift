public import Boundaries
public import HTTPTransport
public import Secrets

/// What every feed asks its server with.
public struct FeedAccess: Sendable {
    let http: HTTPService
    let secret: @Sendable (SourceConfiguration) async throws(SecretError) -> Secret

    /// - Parameter secret: Brings a source's key, password or client secret; asked for each time that one is needed.
    public init(
        http: HTTPService,
        secret: @escaping @Sendable (SourceConfiguration) async throws(SecretError) -> Secret
    ) {
        self.http = http
        self.secret = secret
    }
}
