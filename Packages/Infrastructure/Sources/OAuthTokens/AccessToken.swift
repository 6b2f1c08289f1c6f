import FoundationEssentials
import Secrets

/// A bearer token (RFC 6750), which nothing shows by accident.
public struct AccessToken: Hashable, Sendable {
    let secret: Secret
    let obtainedAt: Date
    let expiresAt: Date

    /// What an `Authorization` header holds to carry it.
    public var authorization: String { "Bearer \(secret.text)" }

    /// Whether it can still be used at `moment`, with some time left to do so.
    ///
    /// A token that is used up faster than twice the leeway would never count as fresh, so half its life is enough
    /// then. One that was obtained in the future is not trusted: the clock has been put back since.
    func isFresh(at moment: Date, leeway: TimeInterval) -> Bool {
        let margin = min(leeway, expiresAt.timeIntervalSince(obtainedAt) / 2)
        return obtainedAt <= moment + leeway && moment < expiresAt - margin
    }
}

extension AccessToken {
    /// How long a token lives when its server does not say (RFC 6749, section 5.1, leaves that to its documentation):
    /// an hour, as Petfinder's API v2 documents it. One that ends earlier is renewed when it is refused.
    static let standardLifetime: TimeInterval = 3600

    /// No lifetime is longer than ten years, so that dates stay dates.
    static let longestLifetime: TimeInterval = 10 * 366 * 86_400

    /// `nil` when `text` is nothing that may stand in a header (RFC 6750, section 2.1): visible ASCII.
    init?(_ text: String, obtainedAt: Date, expiresAt: Date) {
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
        secret = Secret(text)
        self.obtainedAt = obtainedAt
        self.expiresAt = expiresAt
    }
}
