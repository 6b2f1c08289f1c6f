public import Domain
public import FoundationEssentials

/// A remote store of animals, which can only be read, page by page.
///
/// Every implementation passes `FeedContract` of the `BoundaryContracts` target. A feed keeps nothing between two calls
/// that a new process would miss: whatever the next page needs to be found is in its cursor.
public protocol AnimalFeed: Sendable {
    /// One page. Records that cannot be read are faults of the page, never an error.
    func page(_ request: FeedRequest) async throws(FeedError) -> FeedPage

    /// One small request that shows whether the source answers, and with what.
    func probe(at moment: Date) async throws(FeedError) -> FeedProbe
}

/// Which page of a feed, and as of when.
public struct FeedRequest: Hashable, Sendable {
    /// `nil` for the first page, else what the page before it gave.
    public var cursor: FeedCursor?
    /// Only what changed since then; `nil` for everything. Only for feeds that ``FeedTraits/tellsChanges``.
    public var changedSince: Date?
    /// The moment that the page's records count as fetched at.
    public var fetchedAt: Date

    public init(cursor: FeedCursor? = nil, changedSince: Date? = nil, fetchedAt: Date) {
        self.cursor = cursor
        self.changedSince = changedSince
        self.fetchedAt = fetchedAt
    }
}

/// Where in a feed the next page begins, in the feed's own words; never a secret.
public struct FeedCursor: Hashable, Sendable {
    public let text: String

    public init(_ text: String) {
        self.text = text
    }
}

/// What a feed answered.
public struct FeedPage: Hashable, Sendable {
    public var organizations: [Organization]
    /// Their provenance says when they were fetched. When that expires follows from the kind's traits; only a record that
    /// says so itself has it from the feed, and then the sooner counts.
    public var animals: [Animal]
    /// What could not be read, with the line and column of the answer's body.
    public var faults: [RecordFault]
    /// Where the next page begins; `nil` after the last one.
    public var next: FeedCursor?
    /// How many animals the whole pass will bring, if the feed says so.
    public var total: Int?
    public var traffic: FeedTraffic

    public init(
        organizations: [Organization] = [],
        animals: [Animal] = [],
        faults: [RecordFault] = [],
        next: FeedCursor? = nil,
        total: Int? = nil,
        traffic: FeedTraffic = FeedTraffic()
    ) {
        self.organizations = organizations
        self.animals = animals
        self.faults = faults
        self.next = next
        self.total = total
        self.traffic = traffic
    }
}

/// What asking cost.
public struct FeedTraffic: Hashable, Sendable, Codable {
    /// Requests that were sent, repeated ones included.
    public var requests: Int
    /// Bytes of the answers' bodies as they came to be read.
    public var bytes: Int

    public init(requests: Int = 0, bytes: Int = 0) {
        self.requests = requests
        self.bytes = bytes
    }

    public static func += (left: inout FeedTraffic, right: FeedTraffic) {
        left.requests += right.requests
        left.bytes += right.bytes
    }
}

/// What a source showed when it was tried.
public struct FeedProbe: Hashable, Sendable {
    /// How many animals it has, if it says so.
    public var total: Int?
    /// Some of them, as they would come into the catalogue.
    public var examples: [Animal]
    public var faults: [RecordFault]
    public var traffic: FeedTraffic

    public init(
        total: Int? = nil,
        examples: [Animal] = [],
        faults: [RecordFault] = [],
        traffic: FeedTraffic = FeedTraffic()
    ) {
        self.total = total
        self.examples = examples
        self.faults = faults
        self.traffic = traffic
    }
}
