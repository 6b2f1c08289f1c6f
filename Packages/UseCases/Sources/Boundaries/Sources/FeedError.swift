/// Why a feed did not give a page.
///
/// Every text is free of secrets: a key is never part of an address or a sentence.
public enum FeedError: Error, Hashable, Sendable {
    /// The server could not be reached, or did not answer in time; `reason` is a clause.
    case unreachable(host: String, reason: String)
    /// The server does not accept the key, the login or the client's credentials.
    case refused(host: String, reason: String)
    /// The key, password or client secret could not be had.
    case secretMissing(reason: String)
    /// The server wants no more requests for now.
    case rateLimited(host: String, retryAfter: Double?)
    /// The server answered with a fault of its own.
    case serverFault(host: String, status: Int)
    /// What is asked for is not there or not understood: the source's settings are wrong.
    case misconfigured(host: String, reason: String)
    /// The answer is not what this kind of feed speaks; `holding` says what it is.
    case unreadable(host: String, holding: String)
    /// The answer is larger than PetSave takes, in bytes.
    case tooLarge(host: String, limit: Int)
    /// The feed goes round in circles or never ends.
    case endless(host: String)
    case cancelled
}

extension FeedError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreachable(let host, let reason):
            "\(host) cannot be reached: \(reason)."
        case .refused(let host, let reason):
            "\(host) refused the credentials: \(reason). Check the key or password of this source."
        case .secretMissing(let reason):
            "The key or password of this source cannot be had: \(reason)."
        case .rateLimited(let host, let seconds):
            "\(host) wants no more requests for now. Try again "
                + (seconds.map { "in \(Self.duration($0))." } ?? "later.")
        case .serverFault(let host, let status):
            "\(host) has trouble of its own (HTTP \(status)). Try again later."
        case .misconfigured(let host, let reason):
            "\(host) cannot be asked like this: \(reason). Check the settings of this source."
        case .unreadable(let host, let holding):
            "\(host) did not answer with animals: it sent \(holding). "
                + "If it does so again, check the address and the kind of this source."
        case .tooLarge(let host, let limit):
            "\(host) sent more than \(limit / 1_048_576) MB at once, which PetSave does not take."
        case .endless(let host):
            "\(host) goes on without end, or in circles. What came first was kept."
        case .cancelled: "The source was asked no further."
        }
    }

    private static func duration(_ seconds: Double) -> String {
        switch seconds.rounded(.up) {
        case ...90: "\(Int(max(1, seconds.rounded(.up)))) seconds"
        case ...5400: "\(Int((seconds / 60).rounded(.up))) minutes"
        default: "\(Int((seconds / 3600).rounded(.up))) hours"
        }
    }
}
