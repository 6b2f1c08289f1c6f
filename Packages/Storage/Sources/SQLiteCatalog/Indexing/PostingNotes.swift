import Dispatch
import Domain
import Synchronization

/// A change of by what an animal, the one of a key, is found.
enum PostingChange: Sendable {
    case added([Posting], Int64)
    case removed([Posting], Int64)
    /// By everything that it has, which is looked for when the change is noted.
    case found(PreparedAnimal, AnimalRow.References, isMerged: Bool, Int64)
}

/// Notes changes in their order, on another core than the one that writes the animals.
final class PostingNotes: Sendable {
    typealias Notes = PostingDictionary<KeyChanges>

    private let queue = DispatchQueue(label: "PetSave.catalogue.index")
    private let notes = Mutex(Notes(initial: KeyChanges()))

    func note(_ changes: [PostingChange]) {
        queue.async {
            self.notes.withLock { notes in
                for change in changes { Self.note(change, in: &notes) }
            }
        }
    }

    /// Everything that was noted, which is noted no more.
    func take() -> Notes {
        queue.sync {
            notes.withLock { notes in
                defer { notes = Notes(initial: KeyChanges()) }
                return notes
            }
        }
    }

    private static func note(_ change: PostingChange, in notes: inout Notes) {
        switch change {
        case .added(let postings, let key): note(key, of: postings, in: &notes)
        case .removed(let postings, let key): note(~key, of: postings, in: &notes)
        case .found(let prepared, let references, let isMerged, let key):
            let (animal, sortName) = (prepared.animal, prepared.sortName)
            animal.updatePostings(references, sortName: sortName, isMerged: isMerged, in: &notes) { $0.append(key) }
        }
    }

    private static func note(_ change: Int64, of postings: [Posting], in notes: inout Notes) {
        for posting in postings { notes.update(posting) { $0.append(change) } }
    }
}
