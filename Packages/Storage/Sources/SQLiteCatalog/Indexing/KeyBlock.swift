import FoundationEssentials

/// The keys of a set that lie in one range of 65,536, as the catalogue's file holds them.
///
/// In the file a block is either the offsets of its keys, two bytes each, in ascending order; or, from
/// ``KeyBlock/fewest`` on, a bit for each of them: 8,192 bytes, which no list of offsets is long. All numbers are
/// little-endian. This is the layout of Roaring bitmaps (D. Lemire et al., "Roaring Bitmaps", 2018) without their runs.
enum KeyBlock: Hashable, Sendable {
    case few([UInt16])
    case many([UInt64])

    static let size = 65_536
    static let wordCount = size / 64
    /// From so many keys on, bits take less than offsets.
    static let fewest = 4096

    static func number(of key: Int64) -> Int { Int(key) / size }

    static func offset(of key: Int64) -> UInt16 { UInt16(truncatingIfNeeded: key) }

    init(encoded: Data) {
        if encoded.count == Self.wordCount * 8 {
            self = .many(LittleEndian.numbers(encoded))
        } else {
            self = .few(LittleEndian.numbers(encoded))
        }
    }

    var encoded: Data {
        switch self {
        case .few(let offsets): LittleEndian.data(offsets)
        case .many(let bits): LittleEndian.data(bits)
        }
    }

    /// In bytes, as the file holds it.
    var size: Int {
        switch self {
        case .few(let offsets): offsets.count * 2
        case .many(let bits): bits.count * 8
        }
    }

    var isEmpty: Bool {
        if case .few(let offsets) = self { offsets.isEmpty } else { false }
    }

    func contains(_ offset: UInt16) -> Bool {
        switch self {
        case .many(let bits): return bits[Int(offset / 64)] & 1 << UInt64(offset % 64) != 0
        case .few(let offsets):
            var (low, high) = (0, offsets.count)
            while low < high {
                let middle = (low + high) / 2
                if offsets[middle] < offset { low = middle + 1 } else { high = middle }
            }
            return low < offsets.count && offsets[low] == offset
        }
    }

    /// Hands out the keys, as they are of the block of that number.
    func forEachKey(inBlock number: Int, _ body: (Int64) throws -> Void) rethrows {
        let start = Int64(number * Self.size)
        switch self {
        case .few(let offsets):
            for offset in offsets { try body(start + Int64(offset)) }
        case .many(let bits):
            for (index, word) in bits.enumerated() {
                var rest = word
                while rest != 0 {
                    try body(start + Int64(index * 64 + rest.trailingZeroBitCount))
                    rest &= rest - 1
                }
            }
        }
    }

    /// Applies changes in their order: for each key's offset, whether it is in the block from then on.
    func applying(_ changes: some Collection<(offset: UInt16, isIn: Bool)>) -> KeyBlock {
        var bits = bits
        for change in changes {
            let bit: UInt64 = 1 << UInt64(change.offset % 64)
            if change.isIn {
                bits[Int(change.offset / 64)] |= bit
            } else {
                bits[Int(change.offset / 64)] &= ~bit
            }
        }
        return Self.of(bits)
    }

    /// What the file holds once `changes` were applied to what it held; `nil` for nothing.
    static func encoded(_ former: Data, applying changes: some Collection<(offset: UInt16, isIn: Bool)>) -> Data? {
        if let encoded = encoded(former, appending: changes) { return encoded }
        let block = KeyBlock(encoded: former).applying(changes)
        return block.isEmpty ? nil : block.encoded
    }

    /// What the file holds once `changes` were applied, where they only append to a list of offsets: new keys mostly come
    /// in ascending order after the present ones. `nil` where there is more to do.
    private static func encoded(
        _ former: Data,
        appending changes: some Collection<(offset: UInt16, isIn: Bool)>
    ) -> Data? {
        guard former.count / 2 + changes.count < fewest else { return nil }
        var offsets: [UInt16] = []
        offsets.reserveCapacity(changes.count)
        var last = former.count < 2 ? -1 : Int(former[former.endIndex - 1]) << 8 | Int(former[former.endIndex - 2])
        for change in changes {
            guard change.isIn, last < Int(change.offset) else { return nil }
            offsets.append(change.offset)
            last = Int(change.offset)
        }
        return former.isEmpty ? LittleEndian.data(offsets) : former + LittleEndian.data(offsets)
    }

    private var bits: [UInt64] {
        switch self {
        case .many(let bits): return bits
        case .few(let offsets):
            var bits = [UInt64](repeating: 0, count: Self.wordCount)
            for offset in offsets { bits[Int(offset / 64)] |= 1 << UInt64(offset % 64) }
            return bits
        }
    }

    private static func of(_ bits: [UInt64]) -> KeyBlock {
        let count = bits.reduce(0) { $0 + $1.nonzeroBitCount }
        guard count < fewest else { return .many(bits) }
        var offsets: [UInt16] = []
        offsets.reserveCapacity(count)
        KeyBlock.many(bits).forEachKey(inBlock: 0) { offsets.append(offset(of: $0)) }
        return .few(offsets)
    }
}
