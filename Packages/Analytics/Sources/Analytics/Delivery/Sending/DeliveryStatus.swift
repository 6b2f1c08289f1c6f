public import FoundationEssentials

/// How sending to a service goes, for a person who asks.
public struct DeliveryStatus: Hashable, Sendable {
    /// How many events wait.
    public let waiting: Int
    /// How many were dropped that the service was not told of yet.
    public let dropped: Int
    /// How often sending has failed in a row.
    public let failures: Int
    public let lastTry: Date?
    /// Nothing is sent before then.
    public let pausedUntil: Date?
    /// The HTTP status with which the service refused: 401 or 403 for a wrong key, another for a wrong address.
    public let refusal: Int?
}
