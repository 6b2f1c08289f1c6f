import FoundationEssentials
import Testing

@testable import SQLiteCatalog

@Suite("A search for the newest")
struct NewestSearchTests {
    @Test("is a sort by moments, in which unknown ones come last", arguments: 0..<40)
    func newest(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        // Few moments make many ties, many make few; as many animals as are sorted more than once.
        let moments = (0..<3000).map { _ in
            Bool.random(using: &random)
                ? Double(Int.random(in: 1...(seed.isMultiple(of: 2) ? 9 : 9999), using: &random)) : nil
        }
        let search = NewestSearch(AnimalPublications(bits: moments.map { $0?.bitPattern ?? 0 }))
        let keys = KeySet((0..<3200 as Range<Int64>).filter { _ in Int.random(in: 0..<4, using: &random) > 0 })
        func moment(_ key: Int64) -> Double { (key < 3000 ? moments[Int(key)] : nil) ?? -.infinity }
        let count = [1, 20, 700, 5000][seed % 4]
        let found = search.newest(count, of: keys)
        #expect(found.allSatisfy { group in Set(group.map(moment)).count == 1 })
        let sorted = keys.map(moment).sorted(by: >)
        #expect(found.flatMap { $0.map(moment) } == Array(sorted.prefix(found.joined().count)))
        #expect(found.joined().count >= min(count, sorted.count))
        // No group is torn apart.
        let last = found.last.map { moment($0[0]) }
        #expect(found.last?.count == keys.filter { moment($0) == last }.count)
    }

    @Test("leaves out what was published at the moment or before, or nobody knows when")
    func after() {
        let search = NewestSearch(AnimalPublications(bits: [0, 5, 6, -0.0, -1].map { ($0 as Double).bitPattern }))
        func keys(after seconds: Double) -> [Int64] {
            Array(search.keys(of: KeySet(0...6), after: Date(timeIntervalSinceReferenceDate: seconds)))
        }
        #expect(keys(after: 5) == [2])
        #expect(keys(after: -0.5) == [1, 2, 3])
        #expect(keys(after: Date.distantPast.timeIntervalSinceReferenceDate - 1) == [1, 2, 3, 4])
    }
}
