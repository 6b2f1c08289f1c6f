public import Domain

/// Something that happened to the shortlist.
public struct ShortlistChange: Hashable, Sendable {
    /// What happened to the entry.
    public enum Kind: Hashable, Sendable {
        case added
        /// It was in the list already, and its animal's record was taken down anew.
        case refreshed
        case removed
        /// It came back after it had been removed.
        case restored
        case rated
        case noted
    }

    public let kind: Kind
    /// The entry after the change; one that was removed as it was before.
    public let entry: ShortlistEntry

    public init(_ kind: Kind, _ entry: ShortlistEntry) {
        self.kind = kind
        self.entry = entry
    }
}
