public import FoundationEssentials

/// An animal that a person keeps in mind, with what they think of it.
public struct ShortlistEntry: Hashable, Sendable {
    /// The animal as it was when the person kept it, or last kept it anew.
    public var snapshot: AnimalSnapshot
    /// When it came into the list.
    public var addedAt: Date
    /// `nil` while the person has given none, which is another thing than no stars.
    public var rating: Rating?
    /// The person's own words, in the form that ``note(keeping:)`` makes; `nil` when there are none.
    public var note: String?

    /// Who it is.
    public var id: AnimalID { snapshot.id }

    public init(snapshot: AnimalSnapshot, addedAt: Date, rating: Rating? = nil, note: String? = nil) {
        self.snapshot = snapshot
        self.addedAt = addedAt
        self.rating = rating
        self.note = note
    }
}

extension ShortlistEntry {
    /// A note as it is kept: without white space at its ends and without NUL, which not every store can hold; `nil` when
    /// nothing is left, since an empty note is none.
    public static func note(keeping text: String?) -> String? {
        var kept = text ?? ""
        kept.unicodeScalars.removeAll { $0 == "\0" }
        kept = kept.trimmingSpaces
        return kept.isEmpty ? nil : kept
    }

    /// The entry after the animal was kept anew: its snapshot is the newer one, what the person thinks of it stays.
    public func refreshed(by snapshot: AnimalSnapshot) -> ShortlistEntry {
        var entry = self
        entry.snapshot = snapshot
        return entry
    }

    /// The entry after one of the same animal that had been removed came back: what has been said since then holds, and
    /// what has not comes back. It has been in the list since the earlier of the two moments.
    public func regaining(_ removed: ShortlistEntry) -> ShortlistEntry {
        var entry = self
        entry.addedAt = min(addedAt, removed.addedAt)
        entry.rating = rating ?? removed.rating
        entry.note = note ?? removed.note
        if snapshot.takenAt < removed.snapshot.takenAt { entry.snapshot = removed.snapshot }
        return entry
    }

    /// Whether `left` comes before `right` in the list: by the moment it was added, then by id.
    public static func isListed(_ left: ShortlistEntry, before right: ShortlistEntry) -> Bool {
        left.addedAt == right.addedAt ? left.id < right.id : left.addedAt < right.addedAt
    }
}
