public import FoundationEssentials

/// One status that a listing had, and from when on.
public struct StatusChange: Hashable, Sendable {
    public var status: OpenValue<ListingStatus>
    public var since: Date

    public init(status: OpenValue<ListingStatus>, since: Date) {
        self.status = status
        self.since = since
    }
}

/// Where a record came from, and how old it is.
public struct Provenance: Hashable, Sendable {
    /// The source's record that it was read from.
    public var id: AnimalID
    /// When the source said so.
    public var fetchedAt: Date
    /// When the source's terms stop allowing that it is shown; `nil` for never.
    public var expiresAt: Date?

    public init(id: AnimalID, fetchedAt: Date, expiresAt: Date? = nil) {
        self.id = id
        self.fetchedAt = fetchedAt
        self.expiresAt = expiresAt
    }
}
