public import Boundaries
public import FoundationEssentials

/// Shows what was recorded of how PetSave was used.
public protocol UsageReviewView: Sendable {
    func present(_ presentation: UsageReviewPresentation) async
}

/// What happens in the view, told to the use case.
public protocol UsageReviewViewEvents: Sendable {
    /// The view came up.
    @discardableResult
    func viewDidAppear() -> UseCaseResponse<UsageReviewPresentation>
}

/// Which part of the record a person wants to see.
public struct UsageReviewRequest: Hashable, Sendable {
    /// What was recorded from then on; `nil` for all of it.
    public var start: Date?
    /// How many of the events are shown one by one, the last ones.
    public var limit: Int

    public init(start: Date?, limit: Int) {
        self.start = start
        self.limit = limit
    }
}

/// What was recorded, as a view shows it.
public struct UsageReviewPresentation: Hashable, Sendable {
    /// How often something happened.
    public struct Count: Hashable, Sendable {
        public let label: String
        public let count: Int
    }

    /// How many events there are in all.
    public let total: Int
    /// By event, the most frequent first, then by name.
    public let events: [Count]
    /// By day (UTC, `2026-11-21`), the oldest first; days on which nothing happened are missing.
    public let days: [Count]
    /// The last events, oldest first.
    public let latest: [UsageEntry]
    /// How many lines could not be read.
    public let faults: Int
    /// Where all of it is kept.
    public let location: String
}
