import Domain

/// What there is to suggest of one kind, found by how its words begin.
///
/// How many animals a value gives and how most of them spell it does not depend on what else is asked for, so that
/// ``SuggestionTally/suggestions(for:)`` answers for a prefix those of its suggestions for none in which a word begins
/// as the prefix does. They need to be made once, and for a prefix only found.
struct SuggestionIndex: Sendable {
    /// Best first.
    private let suggestions: [Suggestion]
    /// The folded texts, each with a zero behind it, which no folded text holds.
    private let bytes: [UInt8]
    /// Where words begin in `bytes`, in the order of what follows up to the next zero.
    private let starts: [Int]
    /// Which suggestion each of `starts` is in.
    private let ranks: [Int32]

    /// - Parameter all: What is suggested for no prefix.
    init(_ all: [Suggestion]) {
        suggestions = Suggestion.ranked(all, limit: .max)
        var bytes: [UInt8] = []
        var words: [Word] = []
        for (rank, suggestion) in suggestions.enumerated() {
            var isStart = true
            for byte in SearchText.fold(suggestion.text).utf8 {
                if isStart { words.append(Word(start: bytes.count, rank: Int32(rank))) }
                isStart = byte == UInt8(ascii: " ")
                bytes.append(byte)
            }
            bytes.append(0)
        }
        for index in words.indices { words[index].readHead(in: bytes) }
        words.sort { $0.precedes($1, in: bytes) }
        self.bytes = bytes
        starts = words.map(\.start)
        ranks = words.map(\.rank)
    }

    /// The best of those in which a word begins as the prefix does, at most `limit`, best first.
    func best(_ limit: Int, for prefix: String) -> [Suggestion] {
        let prefix = Array(SearchText.fold(prefix).utf8)
        let first = firstStart { compare($0, with: prefix) >= 0 }
        let end = firstStart { compare($0, with: prefix) > 0 }
        var found = KeySet()
        for rank in ranks[first..<end] { found.insert(Int64(rank)) }
        return found.lazy.prefix(limit).map { suggestions[Int($0)] }
    }

    /// How what begins there, cut to its length, stands to the prefix: less than 0 for before, 0 for equal.
    private func compare(_ start: Int, with prefix: [UInt8]) -> Int {
        for (offset, byte) in prefix.enumerated() where bytes[start + offset] != byte {
            // At the latest the zero differs, so that nothing is read beyond it.
            return bytes[start + offset] < byte ? -1 : 1
        }
        return 0
    }

    /// The first of `starts` for which `isBeyond` holds, as it then does for all that follow.
    private func firstStart(where isBeyond: (Int) -> Bool) -> Int {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if isBeyond(starts[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    private struct Word {
        let start: Int
        let rank: Int32
        /// The first eight bytes, by which nearly all words are told apart.
        var head: UInt64 = 0

        init(start: Int, rank: Int32) {
            self.start = start
            self.rank = rank
        }

        mutating func readHead(in bytes: [UInt8]) {
            var length = 0
            while length < 8, bytes[start + length] != 0 {
                head = head << 8 | UInt64(bytes[start + length])
                length += 1
            }
            head <<= UInt64(8 * (8 - length))
        }

        func precedes(_ other: Word, in bytes: [UInt8]) -> Bool {
            guard head == other.head else { return head < other.head }
            var (left, right) = (start, other.start)
            while bytes[left] == bytes[right], bytes[left] != 0 {
                left += 1
                right += 1
            }
            return bytes[left] < bytes[right]
        }
    }
}
