public import Boundaries
public import Domain
public import FoundationEssentials

/// What the server of a feed under test does.
public enum FeedSituation: Hashable, Sendable {
    /// It lists so many animals, as its kind does.
    case listing(Int)
    /// So too, and one more record among them that has no id.
    case listingWithFault(Int)
    /// So too, and the first animal once more behind itself.
    case listingTwice(Int)
    /// It answers everything but requests for tokens with this.
    case answering(status: Int, headers: [String: String] = [:], body: String)

    /// The key, password or token that the feed under test is given, or that its server gives it.
    public static let secret = "planted+5ecret/with&signs"
}

/// A feed with a server of its own.
public struct FeedUnderTest: Sendable {
    /// Makes the feed; each time a new value of it, for the same server.
    public let open: @Sendable () -> any AnimalFeed
    public let source: SourceName
    public let traits: FeedTraits
    /// What the server calls the animals that it lists.
    public let ids: [String]
    /// A moment, and what the server calls the animals that changed since then; `nil` for feeds that do not tell.
    public let changes: Changes?
    /// Whether the feed was given ``FeedSituation/secret``, or has a token of that text.
    public let holdsSecret: Bool
    /// How many requests have come to the server, those for tokens apart.
    public let requests: @Sendable () -> Int

    public struct Changes: Sendable {
        public let since: Date
        public let ids: [String]

        public init(since: Date, ids: [String]) {
            self.since = since
            self.ids = ids
        }
    }

    public init(
        source: SourceName,
        traits: FeedTraits,
        ids: [String],
        changes: Changes? = nil,
        holdsSecret: Bool,
        requests: @escaping @Sendable () -> Int,
        open: @escaping @Sendable () -> any AnimalFeed
    ) {
        self.source = source
        self.traits = traits
        self.ids = ids
        self.changes = changes
        self.holdsSecret = holdsSecret
        self.requests = requests
        self.open = open
    }
}
