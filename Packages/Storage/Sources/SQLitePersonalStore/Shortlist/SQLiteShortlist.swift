public import Boundaries
public import Domain
public import FoundationEssentials
import GRDB

/// A shortlist in a person's own file, which any number of processes may read and write at once.
public struct SQLiteShortlist: ShortlistStore {
    private let database: PersonalDatabase

    /// Nothing is opened before it is needed.
    public init(database: PersonalDatabase) {
        self.database = database
    }

    public func entries() async throws(PersonalStoreError) -> [ShortlistEntry] {
        try await database.read { db in try ShortlistTable(db).entries() } ?? []
    }

    public func entry(_ id: AnimalID) async throws(PersonalStoreError) -> ShortlistEntry? {
        try await database.read { db in try ShortlistTable(db).present(id)?.entry } ?? nil
    }

    @discardableResult
    public func add(
        _ snapshots: [AnimalSnapshot],
        at date: Date
    ) async throws(PersonalStoreError) -> [ShortlistAddition] {
        guard !snapshots.isEmpty else { return [] }
        return try await database.write { db in
            let table = ShortlistTable(db)
            var additions: [ShortlistAddition] = []
            for snapshot in snapshots {
                let known = try table.present(snapshot.id)
                let entry = known?.entry.refreshed(by: snapshot) ?? ShortlistEntry(snapshot: snapshot, addedAt: date)
                if let known { try table.replace(known.row, by: entry) } else { try table.insert(entry) }
                if let earlier = additions.firstIndex(where: { $0.entry.id == entry.id }) {
                    additions[earlier] = ShortlistAddition(entry: entry, isNew: additions[earlier].isNew)
                } else {
                    additions.append(ShortlistAddition(entry: entry, isNew: known == nil))
                }
            }
            return additions
        }
    }

    @discardableResult
    public func remove(_ ids: [AnimalID]) async throws(PersonalStoreError) -> [ShortlistEntry] {
        guard try await holdsAny(of: ids) else { return [] }
        return try await database.write { db in
            let table = ShortlistTable(db)
            return try ids.compactMap { id in
                guard let known = try table.present(id) else { return nil }
                try table.remove(known.row)
                return known.entry
            }
        }
    }

    @discardableResult
    public func restoreLastRemoved() async throws(PersonalStoreError) -> ShortlistEntry? {
        guard try await database.read({ db in try ShortlistTable(db).lastRemoved() != nil }) == true else { return nil }
        return try await database.write { db in
            let table = ShortlistTable(db)
            guard let last = try table.lastRemoved() else { return nil }
            guard let known = try table.present(last.entry.id) else {
                try table.restore(last.row)
                return last.entry
            }
            let entry = known.entry.regaining(last.entry)
            try table.delete(last.row)
            try table.replace(known.row, by: entry)
            return entry
        }
    }

    @discardableResult
    public func rate(_ id: AnimalID, _ rating: Rating?) async throws(PersonalStoreError) -> ShortlistEntry? {
        try await change(id) { $0.rating = rating }
    }

    @discardableResult
    public func note(_ id: AnimalID, _ text: String?) async throws(PersonalStoreError) -> ShortlistEntry? {
        try await change(id) { $0.note = ShortlistEntry.note(keeping: text) }
    }

    private func change(
        _ id: AnimalID,
        _ change: @escaping @Sendable (inout ShortlistEntry) -> Void
    ) async throws(PersonalStoreError) -> ShortlistEntry? {
        guard try await holdsAny(of: [id]) else { return nil }
        return try await database.write { db in
            let table = ShortlistTable(db)
            guard let known = try table.present(id) else { return nil }
            var entry = known.entry
            change(&entry)
            try table.replace(known.row, by: entry)
            return entry
        }
    }

    /// Whether a change would find anything: one that does not must not make the file.
    private func holdsAny(of ids: [AnimalID]) async throws(PersonalStoreError) -> Bool {
        try await database.read { db in
            let table = ShortlistTable(db)
            return try ids.contains { try table.present($0) != nil }
        } ?? false
    }
}
