/// A set of keys of rows, as bits: as large as its greatest key, however few keys it holds.
///
/// Keys are given out from 1 on and hardly ever with gaps, so that a million of them take 125 kB, and two sets are
/// intersected in some ten microseconds.
struct KeySet: Sendable {
    /// 64 keys a word, the least in its lowest bit; what lies beyond the last word is not in the set.
    private(set) var words: [UInt64] = []

    init() {}

    init(_ keys: some Sequence<Int64>) {
        for key in keys { insert(key) }
    }

    /// How many keys up to the greatest there could be.
    var capacity: Int { words.count * 64 }

    /// In bytes.
    var size: Int { words.count * 8 }

    var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

    /// How many keys there are.
    var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    func contains(_ key: Int64) -> Bool {
        let word = Int(key >> 6)
        return words.indices.contains(word) && words[word] & (1 << UInt64(key & 63)) != 0
    }

    /// - Parameter key: From 0 on.
    mutating func insert(_ key: Int64) {
        grow(to: Int(key >> 6) + 1)
        words[Int(key >> 6)] |= 1 << UInt64(key & 63)
    }

    mutating func formUnion(_ other: KeySet) {
        guard !words.isEmpty else {
            // Nothing is copied.
            self = other
            return
        }
        grow(to: other.words.count)
        for index in other.words.indices { words[index] |= other.words[index] }
    }

    mutating func formIntersection(_ other: KeySet) {
        if words.count > other.words.count { words.removeLast(words.count - other.words.count) }
        for index in words.indices { words[index] &= other.words[index] }
    }

    mutating func subtract(_ other: KeySet) {
        for index in 0..<Swift.min(words.count, other.words.count) { words[index] &= ~other.words[index] }
    }

    func intersection(_ other: KeySet) -> KeySet {
        var result = self
        result.formIntersection(other)
        return result
    }

    func subtracting(_ other: KeySet) -> KeySet {
        var result = self
        result.subtract(other)
        return result
    }

    /// How many keys of a block are in the set, without making a set of them.
    func intersectionCount(_ block: KeyBlock, number: Int) -> Int {
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
            guard let last = offsets.last else { return }
            grow(to: start + Int(last) / 64 + 1)
            for offset in offsets { words[start + Int(offset) / 64] |= 1 << UInt64(offset % 64) }
        case .many(let bits):
            grow(to: start + bits.count)
            for index in bits.indices { words[start + index] |= bits[index] }
        }
    }

    private mutating func grow(to count: Int) {
        if words.count < count { words.append(contentsOf: repeatElement(0, count: count - words.count)) }
    }
}

/// In ascending order.
extension KeySet: Sequence {
    struct Iterator: IteratorProtocol {
        private let words: [UInt64]
        private var index = -1
        private var rest: UInt64 = 0

        fileprivate init(_ words: [UInt64]) {
            self.words = words
        }

        mutating func next() -> Int64? {
            while rest == 0 {
                index += 1
                guard index < words.count else { return nil }
                rest = words[index]
            }
            defer { rest &= rest - 1 }
            return Int64(index << 6 | rest.trailingZeroBitCount)
        }
    }

    func makeIterator() -> Iterator { Iterator(words) }

    var underestimatedCount: Int { 0 }
}
