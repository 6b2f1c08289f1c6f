/// How servers are asked.
public struct HTTPPolicy: Hashable, Sendable {
    public var timeouts: HTTPTimeouts
    /// The largest body that is taken, decompressed, in bytes.
    public var bodyLimit: Int
    public var redirectLimit: Int
    /// How often a request is sent at most, the first time included; the steps of a chain of redirects share what is left.
    public var tries: Int
    /// The first pause before trying again, in seconds, which doubles from try to try; the pause that is made is a random
    /// part of it ("full jitter").
    public var firstPause: Double
    /// The longest pause, also when the server asks for a longer one (`Retry-After`): then its answer comes back as it is.
    public var longestPause: Double
    /// How many requests a second one host gets in the long run, and how many at once after a rest; 0 for no limit.
    public var requestsPerSecond: Double
    public var burst: Int
    /// How many requests one host gets at the same time.
    public var concurrencyPerHost: Int

    public init(
        timeouts: HTTPTimeouts = HTTPTimeouts(),
        bodyLimit: Int = 64 * 1_048_576,
        redirectLimit: Int = 5,
        tries: Int = 4,
        firstPause: Double = 0.5,
        longestPause: Double = 20,
        requestsPerSecond: Double = 5,
        burst: Int = 10,
        concurrencyPerHost: Int = 2
    ) {
        self.timeouts = timeouts
        self.bodyLimit = bodyLimit
        self.redirectLimit = redirectLimit
        self.tries = tries
        self.firstPause = firstPause
        self.longestPause = longestPause
        self.requestsPerSecond = requestsPerSecond
        self.burst = burst
        self.concurrencyPerHost = concurrencyPerHost
    }
}
