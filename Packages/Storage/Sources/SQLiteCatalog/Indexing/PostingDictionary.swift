/// Values by postings, where texts are looked up by their bytes: no `String` is made of one that is there already, as nearly
/// every word of an animal is.
///
/// Slots are probed one after the other from where the hash points to (D. Knuth, "The Art of Computer Programming",
/// volume 3, section 6.4, algorithm L); at most half of them are taken.
struct PostingDictionary<Value: Sendable>: Sendable {
    private enum Key {
        case number(Int64)
        /// Where in `bytes` the text lies.
        case text(Range<Int>)
    }

    private struct Entry {
        let field: Posting.Field
        let key: Key
        var value: Value
    }

    /// What a posting has that was not there before.
    private let initial: Value
    private var entries: [Entry] = []
    /// The texts, one after the other.
    private var bytes: [UInt8] = []
    /// One more than the index of an entry; 0 for none. As many as a power of two.
    private var slots = [UInt32](repeating: 0, count: 128)
    /// Differs from run to run, as that of Swift's own hashes, so that nobody writes a feed of colliding words.
    private let seed = UInt64(truncatingIfNeeded: Hasher().finalize())

    init(initial: Value) {
        self.initial = initial
    }

    var isEmpty: Bool { entries.isEmpty }

    /// Everything that is there, in the order of the table of the index.
    func inOrder() -> [(posting: Posting, value: Value)] {
        entries.indices.map { (start: firstBytes(of: entries[$0]), index: $0) }
            .sorted { $0.start == $1.start ? precedes($0.index, $1.index) : $0.start < $1.start }
            .map { (posting(of: entries[$0.index]), entries[$0.index].value) }
    }

    mutating func update(_ posting: Posting, _ change: (inout Value) -> Void) {
        switch posting.value {
        case .number(let number): update(posting.field, number, change)
        case .text(let text): update(posting.field, text.utf8.span, change)
        }
    }

    mutating func update(_ field: Posting.Field, _ number: Int64, _ change: (inout Value) -> Void) {
        var slot = firstSlot(hash(field, number))
        while slots[slot] != 0 {
            let index = Int(slots[slot] - 1)
            if entries[index].field == field, case .number(number) = entries[index].key {
                return change(&entries[index].value)
            }
            slot = next(after: slot)
        }
        add(field, .number(number), at: slot, change)
    }

    /// - Parameter text: In UTF-8.
    mutating func update(_ field: Posting.Field, _ text: Span<UInt8>, _ change: (inout Value) -> Void) {
        var slot = firstSlot(hash(field, text))
        while slots[slot] != 0 {
            let index = Int(slots[slot] - 1)
            if entries[index].field == field, case .text(let range) = entries[index].key, isText(text, at: range) {
                return change(&entries[index].value)
            }
            slot = next(after: slot)
        }
        let start = bytes.count
        for index in text.indices { bytes.append(text[index]) }
        add(field, .text(start..<bytes.count), at: slot, change)
    }

    private mutating func add(_ field: Posting.Field, _ key: Key, at slot: Int, _ change: (inout Value) -> Void) {
        var value = initial
        change(&value)
        entries.append(Entry(field: field, key: key, value: value))
        slots[slot] = UInt32(entries.count)
        if entries.count * 2 > slots.count { grow() }
    }

    private func isText(_ text: Span<UInt8>, at range: Range<Int>) -> Bool {
        guard text.count == range.count else { return false }
        let present = bytes.span.extracting(range)
        for index in text.indices where text[index] != present[index] { return false }
        return true
    }

    // MARK: - Slots

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 2)
        for (index, entry) in entries.enumerated() {
            var slot = firstSlot(hash(of: entry))
            while slots[slot] != 0 { slot = next(after: slot) }
            slots[slot] = UInt32(index + 1)
        }
    }

    /// The highest bits of the hash, on which all others bear.
    private func firstSlot(_ hash: UInt64) -> Int {
        Int(truncatingIfNeeded: hash >> UInt64(64 - slots.count.trailingZeroBitCount))
    }

    private func next(after slot: Int) -> Int { (slot + 1) & (slots.count - 1) }

    private func hash(of entry: Entry) -> UInt64 {
        switch entry.key {
        case .number(let number): hash(entry.field, number)
        case .text(let range): hash(entry.field, bytes.span.extracting(range))
        }
    }

    private func hash(_ field: Posting.Field, _ number: Int64) -> UInt64 {
        mixed(hash(field) ^ UInt64(bitPattern: number))
    }

    /// FNV-1a (G. Fowler, L. Noll and P. Vo, 1991), which takes a fraction of SipHash for a word.
    private func hash(_ field: Posting.Field, _ text: Span<UInt8>) -> UInt64 {
        var hash = hash(field)
        for index in text.indices { hash = (hash ^ UInt64(text[index])) &* 0x100_0000_01B3 }
        return mixed(hash)
    }

    private func hash(_ field: Posting.Field) -> UInt64 { seed ^ UInt64(field.rawValue) << 48 }

    /// Carries the lower bits up (Fibonacci hashing: Knuth, section 6.4).
    private func mixed(_ hash: UInt64) -> UInt64 { hash &* 0x9E37_79B9_7F4A_7C15 }

    // MARK: - Order

    private func posting(of entry: Entry) -> Posting {
        switch entry.key {
        case .number(let number): Posting(entry.field, number)
        case .text(let range): Posting(entry.field, String(decoding: bytes[range], as: UTF8.self))
        }
    }

    /// The field and the first seven bytes of a text, which nearly always say which of two comes first.
    private func firstBytes(of entry: Entry) -> UInt64 {
        var first = UInt64(entry.field.rawValue)
        guard case .text(let range) = entry.key else { return first << 56 }
        for index in range.lowerBound..<range.lowerBound + 7 {
            first = first << 8 | (index < range.upperBound ? UInt64(bytes[index]) : 0)
        }
        return first
    }

    /// Of two of one field.
    private func precedes(_ left: Int, _ right: Int) -> Bool {
        switch (entries[left].key, entries[right].key) {
        case (.number(let left), .number(let right)): left < right
        case (.text(let left), .text(let right)): bytes[left].lexicographicallyPrecedes(bytes[right])
        case (.number, .text): true
        case (.text, .number): false
        }
    }
}
