import Boundaries
import Domain
import Foundation
import GRDB
import Testing

@testable import SQLiteCatalog

@Suite("Taking many batches in")
struct IntakeTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("catalogue.sqlite")
    }

    private func kept() async throws -> [Animal] {
        try await SQLiteCatalog(path: path).animals(matching: .everything, after: nil, limit: 100_000)
    }

    @Test("a transaction takes in as many as all before it, and whole batches are seen meanwhile")
    func growth() async throws {
        let catalog = try SQLiteCatalog(path: path)
        let intake = try SQLiteIntake(path: path, patience: .seconds(600), longest: .seconds(3600))
        var seen: [Int] = []
        for number in 0..<130 {
            #expect(try await intake.take(Herd.batch(number)).added == Herd.batchSize)
            let count = try await catalog.sources().map(\.animals).reduce(0, +)
            if seen.last != count { seen.append(count) }
        }
        #expect(seen == [0, 1000, 2000])
        try await intake.finish()
        #expect(try await kept() == Herd.stored(batches: 0..<130))
        #expect(try await catalog.check().problems.isEmpty)
    }

    @Test("when a batch cannot be written, what was kept stays, and the intake goes on")
    func refusal() async throws {
        let catalog = try SQLiteCatalog(path: path)
        let intake = try await catalog.intake()
        for number in 0..<40 { _ = try await intake.take(Herd.batch(number)) }
        try await intake.finish()
        try await refuse("CREATE TRIGGER refuse BEFORE INSERT ON animal WHEN new.source_id = '41-20'")
        _ = try await intake.take(Herd.batch(40))
        await #expect(throws: CatalogError.failed(reason: "refused")) { _ = try await intake.take(Herd.batch(41)) }
        try await intake.finish()
        #expect(try await kept() == Herd.stored(batches: 0..<40))
        _ = try await intake.take(Herd.batch(42))
        try await intake.finish()
        let batches = try await catalog.animals(matching: .everything, after: nil, limit: 10_000).count / Herd.batchSize
        #expect(batches == 41)
        #expect(try await catalog.check().problems.isEmpty)
    }

    @Test("one that nobody finishes leaves nothing half done, and nothing locked")
    func leftAlone() async throws {
        let catalog = try SQLiteCatalog(path: path, patience: .milliseconds(50))
        var intake: (any CatalogIntake)? = try await catalog.intake()
        _ = try await intake?.take(Herd.batch(1))
        await #expect(throws: CatalogError.busy(location: path)) { try await catalog.write(Herd.batch(2)) }
        intake = nil
        #expect(try await catalog.write(Herd.batch(2)).added == Herd.batchSize)
        #expect(try await kept() == Herd.stored(batches: 2..<3))
    }

    @Test("a transaction ends after a while, so that others can write though the next batch is long in coming")
    func waiting() async throws {
        let catalog = try SQLiteCatalog(path: path, patience: .seconds(600))
        let intake = try SQLiteIntake(path: path, patience: .seconds(600), longest: .milliseconds(1))
        _ = try await intake.take(Herd.batch(0))
        try await catalog.write(Herd.batch(1))
        _ = try await intake.take(Herd.batch(2))
        try await intake.finish()
        #expect(try await kept() == Herd.stored(batches: 0..<3))
    }

    @Test("what goes wrong while nobody waits is told to the next who comes")
    func lateFailure() async throws {
        let catalog = try SQLiteCatalog(path: path)
        try await refuse("CREATE TRIGGER refuse BEFORE INSERT ON posting")
        let intake = try SQLiteIntake(path: path, patience: .seconds(600), longest: .milliseconds(1))
        _ = try await intake.take(Herd.batch(0))
        // Whoever can write knows that the transaction is over.
        var configuration = Configuration()
        configuration.busyMode = .timeout(600)
        try await DatabaseQueue(path: path, configuration: configuration).write { _ in }
        await #expect(throws: CatalogError.failed(reason: "refused")) { try await intake.finish() }
        #expect(try await catalog.sources().isEmpty)
        try await intake.finish()
    }

    @Test("what others write between two transactions is known in the next one")
    func others() async throws {
        let catalog = try SQLiteCatalog(path: path)
        let intake = try await catalog.intake()
        // Batches 1 and 8 are of one shelter.
        for number in [0, 1] { _ = try await intake.take(Herd.batch(number)) }
        try await intake.finish()
        #expect(try await catalog.remove(try #require(SourceName("herd"))) == 2 * Herd.batchSize)
        _ = try await intake.take(Herd.batch(1))
        try await intake.finish()
        #expect(try await kept() == Herd.stored(batches: 1..<2))
        var moved = try #require(try Herd.batch(8).organizations.first)
        moved.coordinate = Coordinate(latitude: 1, longitude: 2)
        try await catalog.write(CatalogBatch(organizations: [moved]))
        _ = try await intake.take(CatalogBatch(animals: Herd.batch(8).animals))
        try await intake.finish()
        let places = Set(try await kept().map(\.location?.coordinate))
        #expect(places == [moved.coordinate])
        #expect(try await catalog.check().problems.isEmpty)
    }

    @Test("the log does not outlast the intake")
    func log() async throws {
        let catalog = try SQLiteCatalog(path: path)
        let intake = try await catalog.intake()
        for number in 0..<60 { _ = try await intake.take(Herd.batch(number)) }
        try await intake.finish()
        let log = try FileManager.default.attributesOfItem(atPath: path + "-wal")[.size] as? Int
        #expect(log == 0)
        #expect(try await kept() == Herd.stored(batches: 0..<60))
    }

    @Test("a catalogue opened to read takes nothing in")
    func readOnly() async throws {
        _ = try SQLiteCatalog(path: path)
        let catalog = try SQLiteCatalog(path: path, openMode: .readOnly)
        await #expect(throws: CatalogError.cannotWrite(location: path, reason: "it was opened for reading only")) {
            _ = try await catalog.intake()
        }
    }

    private func refuse(_ trigger: String) async throws {
        try await DatabaseQueue(path: path).write { db in
            try db.execute(sql: "\(trigger) BEGIN SELECT raise(ABORT, 'refused'); END")
        }
    }
}
