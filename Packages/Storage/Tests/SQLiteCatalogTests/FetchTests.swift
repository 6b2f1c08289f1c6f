import Boundaries
import Domain
import Foundation
import GRDB
import Testing

@testable import SQLiteCatalog

@Suite("When records were fetched")
struct FetchTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("catalogue.sqlite")
    }

    @Test("is what was told last of each, and kept once for all that were fetched together", arguments: 1...4)
    func fetches(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let catalog = try SQLiteCatalog(path: path) { Date(timeIntervalSinceReferenceDate: 0) }
        var told: [AnimalID: Provenance] = [:]
        for round in 0..<12 {
            let moment = Date(timeIntervalSinceReferenceDate: Double(round / 2) * 60)
            var batch = CatalogBatch()
            for _ in 0..<Int.random(in: 1...400, using: &random) {
                let id = try #require(AnimalID("herd:\(Int.random(in: 0..<700, using: &random))"))
                let expiry = Int.random(in: 0..<5, using: &random) == 0 ? moment + 1000 : nil
                let provenance = Provenance(id: id, fetchedAt: moment, expiresAt: expiry)
                var animal = Animal(id: id, type: .known(.dog), name: "Rex \(Int.random(in: 0..<2, using: &random))")
                animal.provenance = [provenance]
                batch.animals.append(animal)
                told[id] = provenance
            }
            _ = try await catalog.write(batch)
            if round % 4 == 3 {
                let bound = Date(timeIntervalSinceReferenceDate: Double(round * 30) + 960)
                _ = try await catalog.purge(expiredBefore: bound)
                told = told.filter { $1.expiresAt.map { $0 >= bound } ?? true }
            }
            let stored = try await catalog.animals(matching: .everything, after: nil, limit: 1000)
            #expect(Dictionary(uniqueKeysWithValues: stored.map { ($0.id, $0.provenance) }) == told.mapValues { [$0] })
            let lasting = told.values.filter { $0.expiresAt == nil }.map(\.fetchedAt.timeIntervalSinceReferenceDate)
            #expect(try await records() == Dictionary(lasting.map { ($0, 1) }, uniquingKeysWith: +))
            let freshest = try await catalog.sources().first?.fetchedAt
            #expect(freshest == told.values.map(\.fetchedAt).max(), "round \(round)")
        }
    }

    /// How many records there are of each fetch, by its moment.
    private func records() async throws -> [Double: Int] {
        try await DatabaseQueue(path: path).read { db in
            let rows = try Row.fetchAll(db, sql: "SELECT fetched_at, records FROM fetch")
            return Dictionary(uniqueKeysWithValues: rows.map { ($0[0] as Double, $0[1] as Int) })
        }
    }

    @Test("takes little room where many that follow one another were fetched together")
    func room() async throws {
        let catalog = try SQLiteCatalog(path: path)
        for number in 0..<30 {
            var batch = try Herd.batch(number)
            for index in batch.animals.indices { batch.animals[index].provenance[0].fetchedAt = .distantFuture }
            _ = try await catalog.write(batch)
        }
        let sizes = try await DatabaseQueue(path: path).read { db in
            try Int.fetchAll(db, sql: "SELECT length(numbers) FROM animal_fetches")
        }
        #expect(sizes.count == 30 * Herd.batchSize / FetchColumn.blockSize + 1)
        #expect(sizes.allSatisfy { $0 <= 9 })
    }

    @Test(
        "is unpacked as it was packed",
        arguments: [
            [], [0], [7], [1, 1, 1], [1, 2, 1], [0, 0, 128, 128, .max], Array(repeating: 300, count: 256),
            Array(0..<256),
        ] as [[UInt32]]
    )
    func runs(numbers: [UInt32]) {
        let data = NumberRuns.data(numbers)
        #expect(NumberRuns.numbers(data, atMost: 256) == numbers)
        #expect(
            (0..<257).map { NumberRuns.number(at: $0, in: data) } == numbers
                + repeatElement(nil, count: 257 - numbers.count)
        )
    }

    @Test(
        "is told to be damaged where it cannot be, and never ends the program",
        arguments: [
            "UPDATE animal_fetches SET block = 9000000000000000000", "UPDATE animal_fetches SET block = -1",
            "UPDATE fetch SET number = 1099511627776", "DELETE FROM fetch",
        ]
    )
    func impossible(damage: String) async throws {
        let catalog = try SQLiteCatalog(path: path)
        _ = try await catalog.write(Herd.batch(0))
        try await DatabaseQueue(path: path).write { try $0.execute(sql: damage) }
        let uses: [@Sendable () async throws -> Void] = [
            { _ = try await catalog.animals(matching: .everything, after: nil, limit: 1000) },
            { _ = try await catalog.read { try FetchColumn.records(fetchedSince: .distantPast, $0).count } },
            { _ = try await catalog.write(Herd.batch(1)) },
        ]
        var isTold = false
        for use in uses {
            do { try await use() } catch is CatalogError { isTold = true }
        }
        #expect(isTold)
    }

    @Test("is as much as can be read of bytes that are damaged")
    func damage() {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<2000 {
            let bytes = (0..<Int.random(in: 0..<20, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            let numbers = NumberRuns.numbers(Data(bytes), atMost: 256)
            #expect(numbers.count <= 256)
            #expect(numbers.indices.allSatisfy { NumberRuns.number(at: $0, in: Data(bytes)) == numbers[$0] })
        }
    }
}
