import Boundaries
import Domain
import FoundationEssentials
import Testing

/// A shortlist that answers as a test says; a call that the test did not foresee fails it.
struct StubShortlist: ShortlistStore {
    typealias Failure = PersonalStoreError

    var onEntries: @Sendable () async throws(Failure) -> [ShortlistEntry] = { () throws(Failure) in
        try unforeseenOfStore("entries()")
    }
    var onEntry: @Sendable (AnimalID) throws(Failure) -> ShortlistEntry? = { _ throws(Failure) in
        try unforeseenOfStore("entry(_:)")
    }
    var onAdd: @Sendable ([AnimalSnapshot], Date) throws(Failure) -> [ShortlistAddition] = { _, _ throws(Failure) in
        try unforeseenOfStore("add(_:at:)")
    }
    var onRemove: @Sendable ([AnimalID]) throws(Failure) -> [ShortlistEntry] = { _ throws(Failure) in
        try unforeseenOfStore("remove(_:)")
    }
    var onRestore: @Sendable () throws(Failure) -> ShortlistEntry? = { () throws(Failure) in
        try unforeseenOfStore("restoreLastRemoved()")
    }
    var onRate: @Sendable (AnimalID, Rating?) async throws(Failure) -> ShortlistEntry? = { _, _ throws(Failure) in
        try unforeseenOfStore("rate(_:_:)")
    }
    var onNote: @Sendable (AnimalID, String?) throws(Failure) -> ShortlistEntry? = { _, _ throws(Failure) in
        try unforeseenOfStore("note(_:_:)")
    }

    func entries() async throws(Failure) -> [ShortlistEntry] { try await onEntries() }
    func entry(_ id: AnimalID) async throws(Failure) -> ShortlistEntry? { try onEntry(id) }
    func add(_ snapshots: [AnimalSnapshot], at date: Date) async throws(Failure) -> [ShortlistAddition] {
        try onAdd(snapshots, date)
    }
    func remove(_ ids: [AnimalID]) async throws(Failure) -> [ShortlistEntry] { try onRemove(ids) }
    func restoreLastRemoved() async throws(Failure) -> ShortlistEntry? { try onRestore() }
    func rate(_ id: AnimalID, _ rating: Rating?) async throws(Failure) -> ShortlistEntry? {
        try await onRate(id, rating)
    }
    func note(_ id: AnimalID, _ text: String?) async throws(Failure) -> ShortlistEntry? { try onNote(id, text) }
}

/// Fails the test that did not expect `call`.
func unforeseenOfStore<Value>(_ call: String) throws(PersonalStoreError) -> Value {
    Issue.record("the shortlist was asked for \(call), which this test did not foresee")
    throw .failed(reason: "unforeseen call of \(call)")
}

extension Samples {
    /// An entry of which only the id is known.
    static func entry(
        _ id: String,
        at seconds: Double = 0,
        rating: Rating? = nil,
        note: String? = nil
    ) throws -> ShortlistEntry {
        ShortlistEntry(
            snapshot: AnimalSnapshot(
                of: ListedAnimal(animal: try animal(id), organization: nil, distance: nil),
                takenAt: now
            ),
            addedAt: now.addingTimeInterval(seconds),
            rating: rating,
            note: note
        )
    }
}
