public import Domain
public import FoundationEssentials

/// Keeps a person's shortlist.
///
/// Each call happens whole or, when it throws, not at all, whoever else writes at the same time. Every implementation
/// passes `ShortlistPromise` of the `BoundaryContracts` target.
public protocol ShortlistStore: Sendable {
    /// Everything in the list, in the order of ``ShortlistEntry/isListed(_:before:)``.
    func entries() async throws(PersonalStoreError) -> [ShortlistEntry]

    /// The entry of that animal; `nil` when it is not in the list.
    func entry(_ id: AnimalID) async throws(PersonalStoreError) -> ShortlistEntry?

    /// Puts animals into the list, as of `date`. One that is there already becomes ``ShortlistEntry/refreshed(by:)``; of
    /// two snapshots of the same animal the later one wins.
    ///
    /// - Returns: what became of each, in the order given, each animal once.
    @discardableResult
    func add(_ snapshots: [AnimalSnapshot], at date: Date) async throws(PersonalStoreError) -> [ShortlistAddition]

    /// Takes animals out of the list, each with its rating and note, one after the other; those that are not in it are
    /// passed over.
    ///
    /// - Returns: the entries that were taken out, in the order given.
    @discardableResult
    func remove(_ ids: [AnimalID]) async throws(PersonalStoreError) -> [ShortlistEntry]

    /// Brings back the entry that was removed last of those that have not come back yet. If its animal has been added
    /// again meanwhile, that entry becomes ``ShortlistEntry/regaining(_:)``.
    ///
    /// - Returns: the entry as it is in the list now; `nil` when nothing is left to bring back.
    @discardableResult
    func restoreLastRemoved() async throws(PersonalStoreError) -> ShortlistEntry?

    /// Rates an animal of the list, or with `nil` takes its rating away.
    ///
    /// - Returns: the entry as it is now; `nil` when the animal is not in the list.
    @discardableResult
    func rate(_ id: AnimalID, _ rating: Rating?) async throws(PersonalStoreError) -> ShortlistEntry?

    /// Sets the note on an animal of the list, in the form that ``ShortlistEntry/note(keeping:)`` makes; nothing takes
    /// the note away.
    ///
    /// - Returns: the entry as it is now; `nil` when the animal is not in the list.
    @discardableResult
    func note(_ id: AnimalID, _ text: String?) async throws(PersonalStoreError) -> ShortlistEntry?
}

/// What became of an animal that was put into the list.
public struct ShortlistAddition: Hashable, Sendable {
    /// The entry as it is now.
    public let entry: ShortlistEntry
    /// Whether the animal was not in the list before.
    public let isNew: Bool

    public init(entry: ShortlistEntry, isNew: Bool) {
        self.entry = entry
        self.isNew = isNew
    }
}
