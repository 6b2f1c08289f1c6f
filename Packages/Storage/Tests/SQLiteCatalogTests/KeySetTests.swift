import FoundationEssentials
import Testing

@testable import SQLiteCatalog

@Suite("Sets of keys")
struct KeySetTests {
    @Test("union, intersection and difference are those of sets", arguments: 0..<50)
    func operations(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let (left, right) = (Self.keys(&random), Self.keys(&random))
        let (one, other) = (KeySet(left), KeySet(right))
        var union = one
        union.formUnion(other)
        #expect(Array(union) == left.union(right).sorted())
        #expect(Array(one.intersection(other)) == left.intersection(right).sorted())
        #expect(Array(one.subtracting(other)) == left.subtracting(right).sorted())
        #expect(one.count == left.count && one.isEmpty == left.isEmpty)
        for key in left.union(right) { #expect(one.contains(key) == left.contains(key)) }
        #expect(!one.contains(1_000_000))
    }

    @Test("are the same whether they are lists or bits, or become so", arguments: 0..<40)
    func lists(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var (set, kept) = (KeySet(), Set<Int64>())
        for _ in 0..<30 {
            // Sometimes more than a list holds, sometimes of keys that all lie beyond or before.
            let count = Int.random(in: 0..<3, using: &random) == 0 ? 3000 : Int.random(in: 0...200, using: &random)
            let start = Int64.random(in: 0..<4, using: &random) * 50_000
            let others = Set((0..<count).map { _ in start + Int64.random(in: 0..<50_000, using: &random) })
            switch Int.random(in: 0..<5, using: &random) {
            case 0:
                set.formUnion(KeySet(others))
                kept.formUnion(others)
            case 1 where count > 200:
                set.formIntersection(KeySet(others))
                kept.formIntersection(others)
            case 2:
                set.subtract(KeySet(others))
                kept.subtract(others)
            case 3:
                let number = Int(start / 50_000)
                let offsets = Set(others.map(KeyBlock.offset))
                let block = KeyBlock.few([]).applying(offsets.sorted().map { ($0, true) })
                set.formUnion(block, number: number)
                kept.formUnion(offsets.map { Int64(number * KeyBlock.size) + Int64($0) })
            default:
                for key in others.prefix(50) {
                    set.insert(key)
                    kept.insert(key)
                }
            }
            #expect(Array(set) == kept.sorted() && Array(set.asBits) == kept.sorted())
            let repeated = (Array(kept) + others).shuffled(using: &random)
            #expect(Array(KeySet(inAnyOrder: repeated)) == kept.union(others).sorted())
            #expect(Array(set.compacted) == kept.sorted() && Array(set.asBits.compacted) == kept.sorted())
            #expect(set.count == kept.count && set.isEmpty == kept.isEmpty)
            #expect(set.capacity > kept.max() ?? -1)
            for key in others { #expect(set.contains(key) == kept.contains(key)) }
            for number in 0..<4 {
                let inBlock = kept.intersection(others).count { KeyBlock.number(of: $0) == number }
                let offsets = others.filter { KeyBlock.number(of: $0) == number }.map(KeyBlock.offset).sorted()
                let block = KeyBlock.few([]).applying(offsets.map { ($0, true) })
                #expect(set.intersectionCount(block, number: number) == inBlock)
            }
        }
    }

    @Test("a set of one block is that block")
    func firstBlock() {
        for count in [0, 3, 5000] {
            var set = KeySet()
            let block = KeyBlock.few([]).applying((0..<count).map { (UInt16($0 * 3), true) })
            set.formUnion(block, number: 0)
            #expect(Array(KeySet(set)) == (0..<count).map { Int64($0 * 3) })
            let others = KeySet((0..<100).map { Int64($0 * 2) })
            #expect(others.intersectionCount(set.firstBlock, number: 0) == others.intersection(set).count)
        }
    }

    @Test("a block keeps what was put in and taken out, in the file and out of it", arguments: 0..<50)
    func blocks(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var (block, kept) = (KeyBlock.few([]), Set<UInt16>())
        // Few changes and many, so that blocks become bits and offsets again.
        for _ in 0..<8 {
            let isRemoving = Bool.random(using: &random)
            var changes: [(offset: UInt16, isIn: Bool)] = []
            for _ in 0..<Int.random(in: 1...6000, using: &random) {
                let offset = UInt16.random(in: 0...8191, using: &random)
                changes.append((offset, !isRemoving || Int.random(in: 0..<10, using: &random) == 0))
            }
            for change in changes {
                if change.isIn { kept.insert(change.offset) } else { kept.remove(change.offset) }
            }
            block = KeyBlock(encoded: block.applying(changes).encoded)
            var keys = KeySet()
            keys.formUnion(block, number: 3)
            #expect(Array(keys) == kept.sorted().map { Int64($0) + 3 * Int64(KeyBlock.size) })
            #expect(block.isEmpty == kept.isEmpty)
            // Some that end before the block does, and some that hold none of it.
            let others = Self.keys(&random)
            let both = kept.filter { others.contains(Int64($0) + 3 * Int64(KeyBlock.size)) }
            #expect(KeySet(others).intersectionCount(block, number: 3) == both.count)
        }
    }

    @Test("a block is written as its changes leave it, whether they only append or not", arguments: 0..<50)
    func writing(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var former = Data()
        for step in 0..<40 {
            let block = KeyBlock(encoded: former)
            let start = Int.random(in: 0...1, using: &random) * step * 200
            let isRemoving = step % 5 == 4
            let changes = (0..<Int.random(in: 1...200, using: &random)).map { number in
                (offset: UInt16(start + number), isIn: !isRemoving || Bool.random(using: &random))
            }
            let expected = block.applying(changes)
            let encoded = KeyBlock.encoded(former, applying: changes)
            #expect(encoded == (expected.isEmpty ? nil : expected.encoded))
            former = encoded ?? Data()
        }
        let removals = [7, 1].map { (offset: $0 as UInt16, isIn: false) }
        #expect(KeyBlock.encoded(KeyBlock.few([1, 7]).encoded, applying: removals) == nil)
    }

    @Test("a block takes offsets up to 4,095 keys, and 8,192 bytes from there on")
    func sizes() {
        for (count, bytes) in [(0, 0), (1, 2), (4095, 8190), (4096, 8192), (65_536, 8192)] {
            let block = KeyBlock.few([]).applying((0..<count).map { (UInt16($0), true) })
            #expect(block.encoded.count == bytes)
            #expect(KeyBlock(encoded: block.encoded) == block)
        }
    }

    private static func keys(_ random: inout SeededGenerator) -> Set<Int64> {
        let greatest = Int64.random(in: 1...300_000, using: &random)
        let count = Int.random(in: 0...500, using: &random)
        return Set((0..<count).map { _ in Int64.random(in: 0...greatest, using: &random) })
    }
}
