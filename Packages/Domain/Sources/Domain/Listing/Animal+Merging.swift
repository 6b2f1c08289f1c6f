import FoundationEssentials

extension Animal {
    /// The record as it stands after its source spoke again: the newer facts, with the history of status kept and
    /// every provenance remembered.
    ///
    /// Both records have the same identity. The newer word wins field by field, since a feed that takes a fact back
    /// (a photo, a colour) means it.
    public func updated(by newer: Animal) -> Animal {
        var merged = newer
        merged.statusHistory = Self.history(statusHistory, continuedBy: newer.beginningHistory().statusHistory)
        merged.statusHistory += newer.returning(after: merged.statusHistory.last)
        merged.provenance = Self.provenance(provenance, and: newer.provenance)
        return merged
    }

    /// The record with its present status as the first entry of its history, unless it brought a history along.
    public consuming func beginningHistory() -> Animal {
        if statusHistory.isEmpty, let since = statusChangedAt ?? publishedAt ?? provenance.first?.fetchedAt {
            statusHistory = [StatusChange(status: status, since: since)]
        }
        return self
    }

    /// Whether the two records tell the same, not counting when they were fetched.
    public func saysTheSame(as other: Animal) -> Bool {
        guard provenance.map(\.id) == other.provenance.map(\.id) else { return false }
        var fetchedAlike = other
        fetchedAlike.provenance = provenance
        return self == fetchedAlike
    }

    /// The present status once more, if it is one that the record had before and has again after `last`.
    ///
    /// The source's dates may be older than that, when it never heard of the change in between: then the record came
    /// back when it was fetched.
    private func returning(after last: StatusChange?) -> [StatusChange] {
        guard let last, last.status != status else { return [] }
        let moments = [statusChangedAt, provenance.map(\.fetchedAt).max()].compactMap(\.self)
        guard let since = moments.first(where: { $0 >= last.since }) ?? moments.last else { return [] }
        return [StatusChange(status: status, since: since)]
    }

    private static func history(_ older: [StatusChange], continuedBy newer: [StatusChange]) -> [StatusChange] {
        var changes = older
        for change in newer where !changes.contains(change) && changes.last?.status != change.status {
            changes.append(change)
        }
        return changes
    }

    private static func provenance(_ older: [Provenance], and newer: [Provenance]) -> [Provenance] {
        let replaced = Set(newer.map(\.id))
        return (newer + older.filter { !replaced.contains($0.id) }).sorted { left, right in
            left.fetchedAt == right.fetchedAt ? left.id < right.id : left.fetchedAt > right.fetchedAt
        }
    }
}
