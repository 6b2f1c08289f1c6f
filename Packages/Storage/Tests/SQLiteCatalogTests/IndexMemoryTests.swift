import Boundaries
import Domain
import FoundationEssentials
import Testing

@testable import SQLiteCatalog

@Suite("What is remembered of the index")
struct IndexMemoryTests {
    private let memory = IndexMemory()

    private func question(_ number: Int64) -> IndexMemory.Question { .exact(Posting(.breed, number)) }

    @Test("is of one state: neither what came before nor what comes after is mistaken for it")
    func states() throws {
        let (former, present) = (memory.reading(1), memory.reading(2))
        former.remember(KeySet([1]), as: question(1))
        former.remember(try AnimalPlaces(sites: [], degrees: []))
        #expect(former.keys(question(1)).map(Array.init) == [1])
        #expect(present.keys(question(1)) == nil)
        #expect(present.places() == nil)
        present.remember(KeySet([2]), as: question(1))
        former.remember(KeySet([3]), as: question(1))
        #expect(former.keys(question(1)) == nil)
        #expect(former.places() == nil)
        #expect(present.keys(question(1)).map(Array.init) == [2])
    }

    @Test("takes 16 MB of sets at most, and keeps what is asked for")
    func bound() {
        let reading = memory.reading(1)
        // A megabit each.
        let set = KeySet([1 << 20])
        for number in 0..<1000 as Range<Int64> {
            reading.remember(set, as: question(number))
            #expect(reading.keys(question(0)) != nil)
        }
        #expect(reading.keys(question(999)) != nil)
        let kept = (0..<1000 as Range<Int64>).filter { reading.keys(question($0)) != nil }
        #expect(kept.count * set.size <= 16 << 20)
        #expect(kept.count * set.size >= 8 << 20)
    }
}
