import Boundaries
import Domain
import FoundationEssentials
import Testing

@Suite("A batch of records")
struct CatalogBatchTests {
    private func fingerprint(_ number: Int) throws -> RecordFingerprint {
        try #require(RecordFingerprint(bits: UInt64(number)))
    }

    private func repeated(_ number: Int, at position: Int) throws -> RepeatedRecord {
        let animal = try Samples.animal("r:\(number)")
        return RepeatedRecord(try fingerprint(number), fetchedAt: .distantPast, position: position) {
            number == 99 ? nil : animal
        }
    }

    private func fingerprints(of batch: CatalogBatch) -> [UInt64?] {
        batch.animals.indices.map { batch.fingerprint(at: $0)?.bits }
    }

    @Test("animals that were changed, added or taken out have no fingerprints of others")
    func changes() throws {
        let animals = try (1...3).map { try Samples.animal("a:\($0)") }
        let portion = RecordPortion(animals: animals, fingerprints: try (1...3).map { try fingerprint($0) })
        var batch = CatalogBatch(portion)
        #expect(fingerprints(of: batch) == [1, 2, 3])
        batch.organizations = []
        #expect(fingerprints(of: batch) == [1, 2, 3])
        batch.animals.removeFirst()
        #expect(fingerprints(of: batch) == [nil, nil])
        batch = CatalogBatch()
        batch.animals = animals + animals
        #expect(batch.withoutRepeats.animals == animals)
    }

    @Test("repeated records are read each in its place, and the others keep theirs")
    func reading() throws {
        let animals = try (1...3).map { try Samples.animal("a:\($0)") }
        let batch = CatalogBatch(
            RecordPortion(
                animals: animals,
                fingerprints: [try fingerprint(11), nil, try fingerprint(13)],
                repeated: try [(1, 0), (2, 0), (3, 1), (4, 1), (99, 2), (5, 3), (6, 3)].map { try repeated($0, at: $1) }
            )
        )
        let read = batch.reading { $0.fingerprint.bits % 2 == 1 }
        #expect(read.animals.map(\.id.sourceID) == ["1", "1", "3", "2", "3", "5"])
        #expect(read.animals.map(\.id.source.text) == ["r", "a", "r", "a", "a", "r"])
        #expect(fingerprints(of: read) == [1, 11, 3, nil, 13, 5])
        #expect(read.repeated.map(\.fingerprint.bits) == [2, 4, 6])
        #expect(read.repeated.map(\.position) == [1, 3, 6])
        let all = read.reading { _ in true }
        #expect(all.animals.map(\.id.sourceID) == ["1", "2", "1", "3", "4", "2", "3", "5", "6"])
        #expect(all.repeated.isEmpty)
        #expect(batch.reading { _ in false } == batch)
    }

    @Test("of what is told twice, the last stays, with its own fingerprint")
    func repeats() throws {
        var first = try Samples.animal("a:1")
        first.name = "Earlier"
        let batch = CatalogBatch(
            RecordPortion(
                animals: [first, try Samples.animal("a:2"), try Samples.animal("a:1")],
                fingerprints: [try fingerprint(1), nil, try fingerprint(3)]
            )
        ).withoutRepeats
        #expect(batch.animals.map(\.id.sourceID) == ["2", "1"])
        #expect(batch.animals.last?.name != "Earlier")
        #expect(fingerprints(of: batch) == [nil, 3])
    }
}
