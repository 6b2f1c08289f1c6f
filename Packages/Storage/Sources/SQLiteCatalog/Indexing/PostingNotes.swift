import Dispatch
import Domain
import Synchronization

/// A change of by what an animal, the one of a key, is found.
enum PostingChange: Sendable {
    case added([Posting], Int64)
    case removed([Posting], Int64)
    /// By everything that it has, which is looked for when the change is noted.
    case found(Animal, terms: [Int64?], isMerged: Bool, Int64)
}

/// Notes changes in their order, on another core than the one that writes the animals.
final class PostingNotes: Sendable {
    /// Keys as they are for those that have it from then on, their complement for those that no longer do.
    typealias Keys = [Posting: [Int64]]

    private let queue = DispatchQueue(label: "PetSave.catalogue.index")
    private let keys = Mutex<Keys>([:])

    func note(_ changes: [PostingChange]) {
        queue.async {
            self.keys.withLock { keys in
                for change in changes { Self.note(change, in: &keys) }
            }
        }
    }

    /// Everything that was noted, which is noted no more.
    func take() -> Keys {
        queue.sync {
            keys.withLock { keys in
                defer { keys = [:] }
                return keys
            }
        }
    }

    private static func note(_ change: PostingChange, in keys: inout Keys) {
        switch change {
        case .added(let postings, let key): note(key, of: postings, in: &keys)
        case .removed(let postings, let key): note(~key, of: postings, in: &keys)
        case .found(let animal, let terms, let isMerged, let key):
            note(key, of: animal.postings(terms: terms, isMerged: isMerged), in: &keys)
        }
    }

    /// What an animal has repeatedly is noted once.
    private static func note(_ change: Int64, of postings: [Posting], in keys: inout Keys) {
        for posting in postings {
            keys[posting, default: []].appendUnlessLast(change)
        }
    }
}

extension [Int64] {
    fileprivate mutating func appendUnlessLast(_ element: Int64) {
        if last != element { append(element) }
    }
}
