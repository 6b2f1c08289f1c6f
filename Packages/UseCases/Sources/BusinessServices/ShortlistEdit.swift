public import Domain

/// A change of what the person says of an animal in the shortlist: what it replaced is what takes it back.
public struct ShortlistEdit: Hashable, Sendable {
    /// The entry just before the change.
    public let before: ShortlistEntry
    /// The entry as it is now.
    public let now: ShortlistEntry

    public init(before: ShortlistEntry, now: ShortlistEntry) {
        self.before = before
        self.now = now
    }
}
