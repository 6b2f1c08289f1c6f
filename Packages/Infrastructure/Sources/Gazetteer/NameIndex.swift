/// All names of all places, sorted by key; finding one reads a dozen spots of the data.
struct NameIndex: Sendable {
    /// A place under one of its names.
    struct Match: Equatable {
        let place: Int
        /// Whether it is a lesser name of the place, such as "Cologne" of Köln.
        let isAlternate: Bool
    }

    /// How many keys a block has at most; more can only be damage.
    static let blockSize = 16
    /// How many bytes a block has at most.
    static let blockLength = 2048

    let tables: GazetteerTables

    var blockCount: Int { tables.keyBlocks.count }

    // MARK: Exact

    /// The places with this key, weightiest first.
    func matches(of key: [UInt8]) -> Matches {
        let block = tables.partition(blockCount) { tables.compare(firstKey(of: $0), with: key) > 0 } - 1
        guard block >= 0 else { return .empty(tables) }
        // `equal` counts the bytes that the key before shares with the sought one, so that no key is put together.
        var offset = start(of: block)
        let end = end(of: block)
        var equal = 0
        for _ in 0..<Self.blockSize where offset < end {
            let shared = Int(tables.data.byte(at: offset))
            let length = Int(tables.data.byte(at: offset + 1))
            let postings = offset + 2 + length
            if shared < equal { break }
            if shared == equal {
                let suffix = GazetteerTables.Text(offset: offset + 2, count: length)
                while equal - shared < length, equal < key.count,
                    tables.data.byte(at: suffix.offset + equal - shared) == key[equal]
                {
                    equal += 1
                }
                if equal == key.count {
                    return equal - shared == length ? matches(at: postings, before: end) : .empty(tables)
                }
            }
            offset = matches(at: postings, before: end).next
        }
        return .empty(tables)
    }

    // MARK: Blocks

    /// The greatest weight of any match in a block.
    func greatestWeight(in block: Int) -> Int {
        tables.field(tables.keyBlocks, block, at: 4)
    }

    /// The first block that can hold a key that starts with the prefix.
    func firstBlock(withPrefix prefix: [UInt8]) -> Int {
        max(0, tables.partition(blockCount) { tables.compare(firstKey(of: $0), with: prefix) >= 0 } - 1)
    }

    /// Whether every key of this block comes after all keys that start with the prefix.
    func isPast(_ prefix: [UInt8], block: Int) -> Bool {
        let first = firstKey(of: block)
        let start = GazetteerTables.Text(offset: first.offset, count: min(first.count, prefix.count))
        return tables.compare(start, with: prefix) > 0
    }

    /// Calls the body with each key of a block, in order, the bytes it shares with the one before, and its places.
    func forEachKey(in block: Int, _ body: (_ key: [UInt8], _ shared: Int, _ matches: Matches) -> Void) {
        var key: [UInt8] = []
        var offset = start(of: block)
        let end = end(of: block)
        for _ in 0..<Self.blockSize where offset < end {
            let shared = min(Int(tables.data.byte(at: offset)), key.count)
            let length = Int(tables.data.byte(at: offset + 1))
            key.removeLast(key.count - shared)
            for position in 0..<length { key.append(tables.data.byte(at: offset + 2 + position)) }
            let matches = matches(at: offset + 2 + length, before: end)
            body(key, shared, matches)
            offset = matches.next
        }
    }

    private func start(of block: Int) -> Int {
        tables.keyData.offset + tables.field(tables.keyBlocks, block, at: 0)
    }

    private func end(of block: Int) -> Int {
        let next = block + 1 < blockCount ? start(of: block + 1) : tables.keyData.end
        return min(next, start(of: block) + Self.blockLength, tables.keyData.end)
    }

    private func firstKey(of block: Int) -> GazetteerTables.Text {
        let offset = start(of: block)
        return GazetteerTables.Text(offset: offset + 2, count: Int(tables.data.byte(at: offset + 1)))
    }

    private func matches(at offset: Int, before end: Int) -> Matches {
        var offset = offset
        let count = Matches.number(at: &offset, in: tables.data)
        return Matches(tables: tables, offset: offset, end: end, count: count)
    }
}

/// The places of one key, read from the data as they are asked for.
struct Matches: Sequence {
    let tables: GazetteerTables
    let offset: Int
    /// Where the block ends: no damaged count leads beyond.
    let end: Int
    let count: Int

    static func empty(_ tables: GazetteerTables) -> Matches {
        Matches(tables: tables, offset: 0, end: 0, count: 0)
    }

    /// Where the next key starts.
    var next: Int {
        var iterator = makeIterator()
        while iterator.next() != nil {}
        return iterator.offset
    }

    func makeIterator() -> Iterator {
        Iterator(tables: tables, end: end, offset: offset, remaining: count)
    }

    struct Iterator: IteratorProtocol {
        let tables: GazetteerTables
        let end: Int
        fileprivate(set) var offset: Int
        fileprivate var remaining: Int

        mutating func next() -> NameIndex.Match? {
            while remaining > 0, offset < end {
                remaining -= 1
                let number = Matches.number(at: &offset, in: tables.data)
                if number >> 1 < tables.places.count {
                    return NameIndex.Match(place: number >> 1, isAlternate: number & 1 == 1)
                }
            }
            return nil
        }
    }

    /// A LEB128 number of at most five bytes.
    fileprivate static func number(at offset: inout Int, in data: GazetteerData) -> Int {
        var number = 0
        for shift in stride(from: 0, to: 35, by: 7) {
            let byte = data.byte(at: offset)
            offset += 1
            number |= Int(byte & 0x7F) << shift
            if byte & 0x80 == 0 { break }
        }
        return number
    }
}
