public import Domain
public import FoundationEssentials
public import HTTPTransport
public import Secrets

/// Everything that a service which sends events needs from outside.
public struct DeliverySettings: Sendable {
    /// The server's address; what is missing of it is the service's usual path.
    public var endpoint: String
    /// A folder for this service's queue alone.
    public var queuePath: String
    public var limits: EventQueueLimits
    /// What the queue's events are made of; asked for when some are read back, which recording does not need.
    public var vocabulary: @Sendable () -> EventVocabulary
    /// This program's version, which is told with every batch.
    public var programVersion: String
    /// Asks the server. Make it with ``policy``.
    public var http: HTTPService
    /// The key, each time that one is needed; `nil` for a server that wants none.
    public var secret: @Sendable () async throws -> Secret?
    /// Tells this installation from others: 32 lower-case hex digits; `nil` when there is none, and then nothing is sent.
    public var identifier: @Sendable () async -> String?
    /// Measures how long a flush takes.
    public var clock: any Clock<Duration>
    public var now: @Sendable () -> Date
    /// At least 0 and less than 1; spreads the pauses after failures.
    public var random: @Sendable () -> Double
    public var makeID: @Sendable () -> AnalyticsEventID

    public init(
        endpoint: String,
        queuePath: String,
        limits: EventQueueLimits = EventQueueLimits(),
        vocabulary: @escaping @autoclosure @Sendable () -> EventVocabulary,
        programVersion: String,
        http: HTTPService,
        secret: @escaping @Sendable () async throws -> Secret?,
        identifier: @escaping @Sendable () async -> String?,
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date,
        random: @escaping @Sendable () -> Double,
        makeID: @escaping @Sendable () -> AnalyticsEventID
    ) {
        self.endpoint = endpoint
        self.queuePath = queuePath
        self.limits = limits
        self.vocabulary = vocabulary
        self.programVersion = programVersion
        self.http = http
        self.secret = secret
        self.identifier = identifier
        self.clock = clock
        self.now = now
        self.random = random
        self.makeID = makeID
    }

    /// How servers of events are asked: once, since the queue decides when to try again, without following redirects,
    /// which would carry events to where nobody sent them, and with no patience for long answers.
    public static let policy = HTTPPolicy(
        timeouts: HTTPTimeouts(connect: 10, read: 20, total: 30),
        bodyLimit: 65_536,
        redirectLimit: 0,
        tries: 1
    )
}
