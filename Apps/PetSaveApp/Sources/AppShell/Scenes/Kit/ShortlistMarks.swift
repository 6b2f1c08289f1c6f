import Domain

/// What a list shows of the shortlist: which animals are in it, and how they are rated.
struct ShortlistMarks: Hashable, Sendable {
    /// What is known of an animal that is in the shortlist.
    struct Mark: Hashable, Sendable {
        /// The id by which it is in the list: of an animal that several sources list, that of any of its records.
        var id: AnimalID
        var rating: Rating?
    }

    private var marks: [AnimalID: Mark] = [:]

    init(_ entries: [ShortlistEntry] = []) {
        for entry in entries { set(entry) }
    }

    /// The animal's mark; `nil` when it is not in the shortlist.
    subscript(animal: Animal) -> Mark? {
        marks.isEmpty ? nil : animal.knownIDs.lazy.compactMap { marks[$0] }.first
    }

    /// The entry is in the list, and as it stands now.
    mutating func set(_ entry: ShortlistEntry) {
        marks[entry.id] = Mark(id: entry.id, rating: entry.rating)
    }

    mutating func set(_ mark: Mark) { marks[mark.id] = mark }

    /// The entry is in the list no more.
    mutating func remove(_ id: AnimalID) { marks[id] = nil }
}
