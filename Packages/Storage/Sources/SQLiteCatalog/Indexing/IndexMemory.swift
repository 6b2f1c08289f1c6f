import Synchronization

/// Remembers what was read of the index for as long as the catalogue's file does not change: whoever goes from question to
/// question asks for the same large sets again and again.
final class IndexMemory: Sendable {
    /// What is remembered.
    struct Contents {
        /// Four bytes an animal.
        var places: AnimalPlaces?
        /// Eight bytes an animal.
        var publications: AnimalPublications?
        /// The texts of terms by their ids.
        var terms: [Int64: String] = [:]
        var numbers: [NumbersQuestion: [Int64]] = [:]
        var sets = RecentSets()
    }

    /// What ids and numbers are asked for by.
    enum NumbersQuestion: Hashable, Sendable {
        /// The numbers that animals have in a field.
        case values(Posting.Field)
        /// The terms of these texts, of which some are known to the vocabulary.
        case terms([String], areKnown: [Bool])
    }

    /// The memory as those see it who read one state of the file.
    struct Reading: Sendable {
        fileprivate let memory: IndexMemory
        fileprivate let revision: Int64

        func recall<Value: Sendable>(_ body: (inout Contents) -> Value?) -> Value? {
            memory.kept.withLock { $0.revision == revision ? body(&$0.contents) : nil }
        }

        /// What a reader of an earlier state would have remembered is forgotten at once.
        func remember(_ body: (inout Contents) -> Void) {
            memory.kept.withLock { kept in
                if kept.revision < revision { kept = (revision, Contents()) }
                if kept.revision == revision { body(&kept.contents) }
            }
        }
    }

    private let kept = Mutex<(revision: Int64, contents: Contents)>((-1, Contents()))

    /// - Parameter revision: The number of the state that is read, which moves on with each change.
    func reading(_ revision: Int64) -> Reading { Reading(memory: self, revision: revision) }
}

/// Sets that were asked for lately, 16 MB of them at most, in two generations: when the younger is full, the older is
/// forgotten.
struct RecentSets {
    /// What sets are asked for by.
    enum Question: Hashable, Sendable {
        case exact(Posting)
        case anyOf(Posting.Field, [Int64])
        case beginning(Posting)

        /// In bytes, roughly: there may be many questions for small sets.
        var size: Int {
            if case .anyOf(_, let values) = self { 256 + values.count * 8 } else { 256 }
        }
    }

    private var young: [Question: KeySet] = [:]
    private var old: [Question: KeySet] = [:]
    private var youngSize = 0

    mutating func keys(_ question: Question) -> KeySet? {
        if let keys = young[question] { return keys }
        guard let keys = old.removeValue(forKey: question) else { return nil }
        remember(keys, as: question)
        return keys
    }

    mutating func remember(_ keys: KeySet, as question: Question) {
        let size = keys.size + question.size
        if youngSize + size > Self.mostOfGeneration {
            (old, young, youngSize) = (young, [:], 0)
        }
        if young.updateValue(keys, forKey: question) == nil { youngSize += size }
    }

    /// In bytes.
    private static let mostOfGeneration = 8 << 20
}
