public import Boundaries
public import Domain
public import FoundationEssentials

/// The shortlist as every screen shares it: reads it beside the catalogue, changes it, and announces every change to
/// whoever observes.
///
/// Changes through one service happen one after the other, and are announced in the order in which they happened.
public actor ShortlistService {
    private let store: any ShortlistStore
    private let catalog: any AnimalCatalog
    private let now: @Sendable () -> Date
    private let announcements = Announcements<ShortlistChange>()

    private var isChanging = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    public init(store: any ShortlistStore, catalog: any AnimalCatalog, now: @escaping @Sendable () -> Date) {
        self.store = store
        self.catalog = catalog
        self.now = now
    }

    /// Every change from now on, until whoever iterates is cancelled or lets go of it.
    public nonisolated func changes() -> AsyncStream<ShortlistChange> {
        announcements.stream()
    }

    /// Everything in the list, each animal once and as the catalogue knows it today; distances are measured from
    /// `center`.
    ///
    /// Two entries may turn out to be of one animal, which several sources list: the earlier is shown, with what the
    /// person said in the other where it says nothing.
    public func items(measuredFrom center: Coordinate?) async throws(ShortlistServiceError) -> [ShortlistItem] {
        var items: [ShortlistItem] = []
        var shown: [AnimalID: Int] = [:]
        for entry in try await entries() {
            let item = try await item(of: entry, measuredFrom: center)
            let id = item.listed?.animal.id ?? entry.id
            if let index = shown[id] {
                var first = items[index].entry
                (first.rating, first.note) = (first.rating ?? entry.rating, first.note ?? entry.note)
                items[index] = ShortlistItem(entry: first, listed: items[index].listed, measuredFrom: center)
            } else {
                shown[id] = items.count
                items.append(item)
            }
        }
        return items
    }

    /// Everything in the list, without a look at the catalogue.
    public func entries() async throws(ShortlistServiceError) -> [ShortlistEntry] {
        do { return try await store.entries() } catch { throw .store(error) }
    }

    /// The entry of that animal; `nil` when it is not in the list.
    public func entry(_ id: AnimalID) async throws(ShortlistServiceError) -> ShortlistEntry? {
        do { return try await store.entry(id) } catch { throw .store(error) }
    }

    /// The entry beside what the catalogue knows of its animal.
    public func item(
        of entry: ShortlistEntry,
        measuredFrom center: Coordinate?
    ) async throws(ShortlistServiceError) -> ShortlistItem {
        let listed = try await listed(entry.id, measuredFrom: center)
        return ShortlistItem(entry: entry, listed: listed, measuredFrom: center)
    }

    /// Puts animals of the catalogue into the list: all of them or, when this throws, none.
    ///
    /// - Returns: what became of each, in the order given, each animal once.
    @discardableResult
    public func add(_ ids: [AnimalID]) async throws(ShortlistServiceError) -> [ShortlistAddition] {
        let now = now()
        var snapshots: [AnimalSnapshot] = []
        for id in ids {
            guard let listed = try await listed(id, measuredFrom: nil) else { throw .notInCatalog(id) }
            var snapshot = AnimalSnapshot(of: listed, takenAt: now)
            // One that is in the list by the id of another of its records stays there by that.
            let known = listed.animal.knownIDs
            if known.count > 1 {
                for other in known where try await entry(other) != nil {
                    snapshot.id = other
                    break
                }
            }
            snapshots.append(snapshot)
        }
        let added = snapshots
        return try await change { store throws(PersonalStoreError) in
            try await store.add(added, at: now)
        } announcing: { additions in
            additions.map { ShortlistChange($0.isNew ? .added : .refreshed, $0.entry) }
        }
    }

    /// Takes animals out of the list, by whichever ids they are in it; those that are not in it are passed over.
    ///
    /// - Returns: the entries that were taken out, in the order given.
    @discardableResult
    public func remove(_ ids: [AnimalID]) async throws(ShortlistServiceError) -> [ShortlistEntry] {
        var all: [AnimalID] = []
        for id in ids { all += try await entryIDs(of: id) }
        let known = all
        return try await change { store throws(PersonalStoreError) in
            try await store.remove(known)
        } announcing: { entries in
            entries.map { ShortlistChange(.removed, $0) }
        }
    }

    /// Brings back the entry that was removed last; `nil` when there is none.
    @discardableResult
    public func undoRemoval() async throws(ShortlistServiceError) -> ShortlistEntry? {
        try await change { store throws(PersonalStoreError) in
            try await store.restoreLastRemoved()
        } announcing: { entry in
            entry.map { [ShortlistChange(.restored, $0)] } ?? []
        }
    }

    /// Rates an animal of the list, or with `nil` takes its rating away; `nil` when it is not in the list.
    @discardableResult
    public func rate(_ id: AnimalID, _ rating: Rating?) async throws(ShortlistServiceError) -> ShortlistEdit? {
        try await edit(id, .rated) { store, id throws(PersonalStoreError) in try await store.rate(id, rating) }
    }

    /// Sets the note on an animal of the list; nothing, or only white space, takes it away. `nil` when the animal is not
    /// in the list.
    @discardableResult
    public func note(_ id: AnimalID, _ text: String?) async throws(ShortlistServiceError) -> ShortlistEdit? {
        try await edit(id, .noted) { store, id throws(PersonalStoreError) in try await store.note(id, text) }
    }

    /// Changes what the person says of an animal of the list; `nil` when it is not in the list.
    private func edit(
        _ id: AnimalID,
        _ kind: ShortlistChange.Kind,
        _ body: (any ShortlistStore, AnimalID) async throws(PersonalStoreError) -> ShortlistEntry?
    ) async throws(ShortlistServiceError) -> ShortlistEdit? {
        let id = try await entryIDs(of: id).first ?? id
        return try await change { store throws(PersonalStoreError) -> ShortlistEdit? in
            // Read in the turn of the change, so that it is what this change replaces.
            guard let before = try await store.entry(id), let now = try await body(store, id) else { return nil }
            return ShortlistEdit(before: before, now: now)
        } announcing: { edit in
            edit.map { [ShortlistChange(kind, $0.now)] } ?? []
        }
    }

    /// The ids by which the list has that animal, the given one first: of an animal that several sources list, it may be
    /// that of any of its records. Without the catalogue, only the given id is known.
    private func entryIDs(of id: AnimalID) async throws(ShortlistServiceError) -> [AnimalID] {
        let others = (try? await catalog.animal(id, measuredFrom: nil))?.animal.knownIDs.filter { $0 != id } ?? []
        guard !others.isEmpty else { return [id] }
        var ids: [AnimalID] = []
        for known in [id] + others where try await entry(known) != nil { ids.append(known) }
        return ids
    }

    private func listed(
        _ id: AnimalID,
        measuredFrom center: Coordinate?
    ) async throws(ShortlistServiceError) -> ListedAnimal? {
        do { return try await catalog.animal(id, measuredFrom: center) } catch { throw .catalog(error) }
    }
}

extension ShortlistService {
    /// Changes the store when it is this change's turn, and announces what became of it before the next one begins.
    private func change<Outcome: Sendable>(
        _ body: (any ShortlistStore) async throws(PersonalStoreError) -> Outcome,
        announcing changes: (Outcome) -> [ShortlistChange]
    ) async throws(ShortlistServiceError) -> Outcome {
        await takeTurn()
        defer { endTurn() }
        do {
            let outcome = try await body(store)
            for change in changes(outcome) { announcements.announce(change) }
            return outcome
        } catch {
            throw .store(error)
        }
    }

    private func takeTurn() async {
        guard isChanging else {
            isChanging = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    private func endTurn() {
        if waiting.isEmpty { isChanging = false } else { waiting.removeFirst().resume() }
    }
}

/// Why the shortlist cannot be shown or changed.
public enum ShortlistServiceError: Error, Hashable, Sendable {
    /// An animal that the catalogue does not hold cannot be added.
    case notInCatalog(AnimalID)
    case catalog(CatalogError)
    case store(PersonalStoreError)
}

extension ShortlistServiceError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notInCatalog(let id): "The catalogue holds no record of \(id)."
        case .catalog(let error): error.description
        case .store(let error): error.description
        }
    }
}
