import Testing

@testable import SQLiteCatalog

@Suite("What is remembered of the index")
struct IndexMemoryTests {
    private let memory = IndexMemory()

    private func question(_ number: Int64) -> RecentSets.Question { .exact(Posting(.breed, number)) }

    @Test("is of one state: neither what came before nor what comes after is mistaken for it")
    func states() {
        let (former, present) = (memory.reading(1), memory.reading(2))
        func kept(_ reading: IndexMemory.Reading) -> [Int64]? { reading.recall { $0.numbers[.values(.breed)] } }
        former.remember { $0.numbers[.values(.breed)] = [1] }
        #expect(kept(former) == [1])
        #expect(kept(present) == nil)
        present.remember { $0.numbers[.values(.breed)] = [2] }
        former.remember { $0.numbers[.values(.breed)] = [3] }
        #expect(kept(former) == nil)
        #expect(kept(present) == [2])
    }

    @Test("are 16 MB of sets at most, and those that are asked for")
    func bound() {
        var sets = RecentSets()
        // A megabit each.
        let set = KeySet((0...2048).lazy.map { $0 << 9 })
        for number in 0..<1000 as Range<Int64> {
            sets.remember(set, as: question(number))
            #expect(sets.keys(question(0)) != nil)
        }
        #expect(sets.keys(question(999)) != nil)
        let kept = (0..<1000 as Range<Int64>).filter { sets.keys(question($0)) != nil }
        #expect(kept.count * set.size <= 16 << 20)
        #expect(kept.count * set.size >= 7 << 20)
    }

    @Test("are fewer than a hundred thousand sets, however small")
    func smallSets() {
        var sets = RecentSets()
        for number in 0..<100_000 as Range<Int64> { sets.remember(KeySet([number]), as: question(number)) }
        #expect((0..<100_000 as Range<Int64>).count { sets.keys(question($0)) != nil } < 70_000)
    }
}
