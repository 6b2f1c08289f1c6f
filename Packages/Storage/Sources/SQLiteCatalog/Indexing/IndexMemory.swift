import Synchronization

/// Remembers what was read of the index for as long as the catalogue's file does not change: whoever goes from question to
/// question asks for the same large sets again and again.
///
/// Where animals are takes four bytes an animal, since when eight. Sets take 16 MB at most; of those, the ones that were not asked for
/// longest are forgotten, half of them at once.
final class IndexMemory: Sendable {
    /// What sets are asked for by.
    enum Question: Hashable, Sendable {
        case exact(Posting)
        case anyOf(Posting.Field, [Int64])
        case beginning(Posting)
    }

    /// What is remembered of one state of the file.
    struct Reading: Sendable {
        fileprivate let memory: IndexMemory
        fileprivate let revision: Int64

        func places() -> AnimalPlaces? { memory.recall(revision) { $0.places } }

        func remember(_ places: AnimalPlaces) { memory.remember(revision) { $0.places = places } }

        func publications() -> AnimalPublications? { memory.recall(revision) { $0.publications } }

        func remember(_ publications: AnimalPublications) {
            memory.remember(revision) { $0.publications = publications }
        }

        func keys(_ question: Question) -> KeySet? { memory.recall(revision) { $0.sets.keys(question) } }

        func remember(_ keys: KeySet, as question: Question) {
            memory.remember(revision) { $0.sets.remember(keys, as: question) }
        }
    }

    private struct Kept {
        var revision: Int64 = -1
        var places: AnimalPlaces?
        var publications: AnimalPublications?
        var sets = RecentSets()
    }

    private let kept = Mutex(Kept())

    /// - Parameter revision: The number of the state that is read, which moves on with each change.
    func reading(_ revision: Int64) -> Reading { Reading(memory: self, revision: revision) }

    private func recall<Value>(_ revision: Int64, _ body: (inout Kept) -> Value?) -> Value? where Value: Sendable {
        kept.withLock { $0.revision == revision ? body(&$0) : nil }
    }

    /// What a reader of an earlier state would have remembered is forgotten at once.
    private func remember(_ revision: Int64, _ body: (inout Kept) -> Void) {
        kept.withLock { kept in
            if kept.revision < revision { kept = Kept(revision: revision) }
            if kept.revision == revision { body(&kept) }
        }
    }
}

/// Sets that were asked for lately, in two generations: when the younger is full, the older is forgotten.
private struct RecentSets {
    private var young: [IndexMemory.Question: KeySet] = [:]
    private var old: [IndexMemory.Question: KeySet] = [:]
    private var youngSize = 0

    mutating func keys(_ question: IndexMemory.Question) -> KeySet? {
        if let keys = young[question] { return keys }
        guard let keys = old.removeValue(forKey: question) else { return nil }
        remember(keys, as: question)
        return keys
    }

    mutating func remember(_ keys: KeySet, as question: IndexMemory.Question) {
        if youngSize + keys.size > Self.mostOfGeneration {
            (old, young, youngSize) = (young, [:], 0)
        }
        if young.updateValue(keys, forKey: question) == nil { youngSize += keys.size }
    }

    /// In bytes.
    private static let mostOfGeneration = 8 << 20
}
