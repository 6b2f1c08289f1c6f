public import Secrets

/// Who asks for a token (OAuth 2.0 client credentials, RFC 6749, section 4.4).
public struct ClientCredentials: Sendable {
    public var clientID: String
    /// Asked for each time that a token is, and never kept.
    public var secret: @Sendable () async throws(SecretError) -> Secret

    public init(clientID: String, secret: @escaping @Sendable () async throws(SecretError) -> Secret) {
        self.clientID = clientID
        self.secret = secret
    }
}
