/// A set of keys of rows: a list as long as there are few of them, else bits, as many as its greatest key asks for.
///
/// Keys are given out from 1 on and hardly ever with gaps, so that a million of them take 125 kB as bits, and two such sets
/// are intersected in some ten microseconds; a rare word's few hundred take a tenth of that as a list.
struct KeySet: Sendable {
    /// The keys in ascending order, while there are no bits.
    private var few: [Int64] = []
    /// 64 keys a word, the least in its lowest bit; what lies beyond the last word is not in the set. Empty for few keys.
    private var words: [UInt64] = []

    /// More keys than these become bits.
    private static let mostOfList = 1024

    init() {}

    init(_ keys: some Sequence<Int64>) {
        for key in keys { insert(key) }
    }

    /// A set of few keys, which may come repeatedly.
    init(inAnyOrder keys: [Int64]) {
        for key in keys.sorted() where few.last != key { few.append(key) }
        if few.count > Self.mostOfList { spread() }
    }

    private var isList: Bool { words.isEmpty }

    /// How many keys up to the greatest there could be.
    var capacity: Int { isList ? few.last.map { Int($0) + 1 } ?? 0 : words.count * 64 }

    /// In bytes.
    var size: Int { (few.count + words.count) * 8 }

    var isEmpty: Bool { isList ? few.isEmpty : words.allSatisfy { $0 == 0 } }

    /// How many keys there are.
    var count: Int { isList ? few.count : words.reduce(0) { $0 + $1.nonzeroBitCount } }

    func contains(_ key: Int64) -> Bool {
        if isList {
            let index = few.firstIndex(from: key)
            return index < few.count && few[index] == key
        }
        let word = Int(key >> 6)
        return words.indices.contains(word) && words[word] & (1 << UInt64(key & 63)) != 0
    }

    /// - Parameter key: From 0 on.
    mutating func insert(_ key: Int64) {
        if isList {
            let index = few.firstIndex(from: key)
            guard index == few.count || few[index] != key else { return }
            few.insert(key, at: index)
            if few.count > Self.mostOfList { spread() }
        } else {
            set(key)
        }
    }

    mutating func formUnion(_ other: KeySet) {
        if isList, few.isEmpty {
            // Nothing is copied.
            self = other
        } else if other.isList {
            formUnion(other.few)
        } else {
            spread(to: other.words.count)
            for index in other.words.indices { words[index] |= other.words[index] }
        }
    }

    mutating func formIntersection(_ other: KeySet) {
        if isList {
            few.removeAll { !other.contains($0) }
        } else if other.isList {
            few = other.few.filter(contains)
            words = []
        } else {
            if words.count > other.words.count { words.removeLast(words.count - other.words.count) }
            for index in words.indices { words[index] &= other.words[index] }
        }
    }

    mutating func subtract(_ other: KeySet) {
        if isList {
            few.removeAll(where: other.contains)
        } else if other.isList {
            for key in other.few where Int(key >> 6) < words.count { words[Int(key >> 6)] &= ~(1 << UInt64(key & 63)) }
        } else {
            for index in 0..<Swift.min(words.count, other.words.count) { words[index] &= ~other.words[index] }
        }
    }

    func intersection(_ other: KeySet) -> KeySet {
        // A list is copied rather than bits.
        guard isList || !other.isList else { return other.intersection(self) }
        var result = self
        result.formIntersection(other)
        return result
    }

    func subtracting(_ other: KeySet) -> KeySet {
        var result = self
        result.subtract(other)
        return result
    }

    /// The same set as bits, however few keys it holds: what is asked for in passing is found at once there.
    var asBits: KeySet {
        var bits = self
        bits.spread()
        return bits
    }

    /// The same set as a list, if it is few keys.
    var compacted: KeySet {
        if isList { return self }
        var list = KeySet()
        for key in self {
            if list.few.count == Self.mostOfList { return self }
            list.few.append(key)
        }
        return list
    }

    // MARK: - Blocks

    /// How many keys of a block are in the set, without making a set of them.
    func intersectionCount(_ block: KeyBlock, number: Int) -> Int {
        if isList {
            let first = few.firstIndex(from: Int64(number * KeyBlock.size))
            let end = few.firstIndex(from: Int64((number + 1) * KeyBlock.size))
            return few[first..<end].count { block.contains(KeyBlock.offset(of: $0)) }
        }
        let start = number * KeyBlock.wordCount
        var count = 0
        switch block {
        case .few(let offsets):
            for offset in offsets {
                let index = start + Int(offset >> 6)
                guard index < words.count else { break }
                // Shifts by the offset's place in its word.
                count += Int(truncatingIfNeeded: words[index] &>> UInt64(offset) & 1)
            }
        case .many(let bits):
            for index in 0..<Swift.min(bits.count, Swift.max(0, words.count - start)) {
                count += (bits[index] & words[start + index]).nonzeroBitCount
            }
        }
        return count
    }

    /// Takes in the keys of a block.
    mutating func formUnion(_ block: KeyBlock, number: Int) {
        let start = number * KeyBlock.wordCount
        switch block {
        case .few(let offsets):
            formUnion(offsets.map { Int64(number * KeyBlock.size) + Int64($0) })
        case .many(let bits):
            spread(to: start + bits.count)
            for index in bits.indices { words[start + index] |= bits[index] }
        }
    }

    /// A set of keys that all lie in the first block, as that block.
    var firstBlock: KeyBlock { isList ? .few(few.map(KeyBlock.offset)) : .many(words) }

    // MARK: - List and bits

    /// Takes in keys in ascending order.
    private mutating func formUnion(_ keys: [Int64]) {
        guard let first = keys.first, let last = keys.last else { return }
        guard isList, few.count + keys.count <= Self.mostOfList else {
            spread(to: Int(last >> 6) + 1)
            for key in keys { set(key) }
            return
        }
        if few.last ?? -1 < first {
            few += keys
        } else if last < few[0] {
            few = keys + few
        } else {
            for key in keys { insert(key) }
        }
    }

    private mutating func set(_ key: Int64) {
        grow(to: Int(key >> 6) + 1)
        words[Int(key >> 6)] |= 1 << UInt64(key & 63)
    }

    /// Makes bits of a list, at least so many words of them.
    private mutating func spread(to count: Int = 1) {
        grow(to: Swift.max(count, few.last.map { Int($0 >> 6) + 1 } ?? 0))
        for key in few { words[Int(key >> 6)] |= 1 << UInt64(key & 63) }
        few = []
    }

    private mutating func grow(to count: Int) {
        if words.count < count { words.append(contentsOf: repeatElement(0, count: count - words.count)) }
    }
}

extension [Int64] {
    /// Where the first of the elements stands, which ascend, that is no less than this.
    fileprivate func firstIndex(from key: Int64) -> Int {
        // Keys mostly come in ascending order.
        if last.map({ $0 < key }) ?? true { return count }
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < key { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// In ascending order.
extension KeySet: Sequence {
    struct Iterator: IteratorProtocol {
        private var few: [Int64].Iterator
        private let words: [UInt64]
        private var index = -1
        private var rest: UInt64 = 0

        fileprivate init(few: [Int64], words: [UInt64]) {
            self.few = few.makeIterator()
            self.words = words
        }

        mutating func next() -> Int64? {
            if words.isEmpty { return few.next() }
            while rest == 0 {
                index += 1
                guard index < words.count else { return nil }
                rest = words[index]
            }
            defer { rest &= rest - 1 }
            return Int64(index << 6 | rest.trailingZeroBitCount)
        }
    }

    func makeIterator() -> Iterator { Iterator(few: few, words: words) }

    var underestimatedCount: Int { 0 }
}
