public import Boundaries
public import Domain
public import FoundationEssentials

/// A shortlist that lives as long as the process.
public actor MemoryShortlist: ShortlistStore {
    private var kept: [AnimalID: ShortlistEntry] = [:]
    /// What was removed and has not come back, the last at the end.
    private var removed: [ShortlistEntry] = []

    /// An empty list.
    public init() {}

    public func entries() -> [ShortlistEntry] {
        kept.values.sorted(by: ShortlistEntry.isListed)
    }

    public func entry(_ id: AnimalID) -> ShortlistEntry? {
        kept[id]
    }

    @discardableResult
    public func add(_ snapshots: [AnimalSnapshot], at date: Date) -> [ShortlistAddition] {
        let known = Set(kept.keys)
        var order: [AnimalID] = []
        for snapshot in snapshots {
            if !order.contains(snapshot.id) { order.append(snapshot.id) }
            kept[snapshot.id] =
                kept[snapshot.id]?.refreshed(by: snapshot) ?? ShortlistEntry(snapshot: snapshot, addedAt: date)
        }
        return order.compactMap { id in
            kept[id].map { ShortlistAddition(entry: $0, isNew: !known.contains(id)) }
        }
    }

    @discardableResult
    public func remove(_ ids: [AnimalID]) -> [ShortlistEntry] {
        let entries = ids.compactMap { kept.removeValue(forKey: $0) }
        removed += entries
        return entries
    }

    @discardableResult
    public func restoreLastRemoved() -> ShortlistEntry? {
        guard let last = removed.popLast() else { return nil }
        let entry = kept[last.id]?.regaining(last) ?? last
        kept[last.id] = entry
        return entry
    }

    @discardableResult
    public func rate(_ id: AnimalID, _ rating: Rating?) -> ShortlistEntry? {
        kept[id]?.rating = rating
        return kept[id]
    }

    @discardableResult
    public func note(_ id: AnimalID, _ text: String?) -> ShortlistEntry? {
        kept[id]?.note = ShortlistEntry.note(keeping: text)
        return kept[id]
    }
}
