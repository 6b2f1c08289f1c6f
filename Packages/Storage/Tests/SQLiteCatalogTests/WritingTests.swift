import Boundaries
import Domain
import Foundation
import GRDB
import SQLiteCatalog
import Testing

@Suite("Writing to a catalogue's file")
struct WritingTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("catalogue.sqlite")
    }

    @Test("when one record of a batch cannot be written, nothing of the batch is kept")
    func batchIsAtomic() async throws {
        let catalog = try SQLiteCatalog(path: path)
        try await catalog.write(Herd.batch(1))
        try await DatabaseQueue(path: path).write { db in
            try db.execute(
                sql: """
                    CREATE TRIGGER refuse BEFORE INSERT ON animal WHEN new.sort_name = 'nr 20'
                    BEGIN SELECT raise(ABORT, 'refused'); END
                    """
            )
        }
        await #expect(throws: CatalogError.failed(reason: "refused")) { try await catalog.write(Herd.batch(2)) }
        let animals = try await catalog.animals(matching: .everything, after: nil, limit: 100)
        #expect(try animals == Herd.stored(batches: 1..<2))
        #expect(try await catalog.organizations(after: nil, limit: 10).count == 1)
        #expect(try await catalog.check().problems.isEmpty)
    }

    @Test("two catalogues on one file see each other's batches")
    func twoCatalogues() async throws {
        let (first, second) = (try SQLiteCatalog(path: path), try SQLiteCatalog(path: path))
        let reader = try SQLiteCatalog(path: path, openMode: .readOnly)
        async let writing: Void = {
            for number in 0..<5 { try await first.write(Herd.batch(number)) }
        }()
        for number in 5..<10 { try await second.write(Herd.batch(number)) }
        try await writing
        let expected = try Herd.stored(batches: 0..<10)
        for catalog in [first, second, reader] {
            let animals = try await catalog.animals(matching: .everything, after: nil, limit: 1000)
            #expect(animals == expected)
        }
    }

    @Test("while another process writes, reading goes on and writing says that it is busy")
    func busy() async throws {
        let catalog = try SQLiteCatalog(path: path, patience: .milliseconds(20))
        try await catalog.write(Herd.batch(1))
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: path, configuration: configuration)
        try await other.writeWithoutTransaction { db in try db.execute(sql: "BEGIN IMMEDIATE") }
        await #expect(throws: CatalogError.busy(location: path)) { try await catalog.write(Herd.batch(2)) }
        #expect(try await catalog.sources().map(\.animals) == [Herd.batchSize])
        #expect(try await SQLiteCatalog(path: path, openMode: .readOnly).sources().map(\.animals) == [Herd.batchSize])
        try await other.writeWithoutTransaction { db in try db.execute(sql: "ROLLBACK") }
        #expect(try await catalog.write(Herd.batch(2)).added == Herd.batchSize)
    }

    @Test("a catalogue opened to read takes nothing in")
    func readOnly() async throws {
        _ = try SQLiteCatalog(path: path)
        let catalog = try SQLiteCatalog(path: path, openMode: .readOnly)
        let error = await #expect(throws: CatalogError.self) { try await catalog.write(Herd.batch(1)) }
        #expect(error == .cannotWrite(location: path, reason: "it was opened for reading only"))
    }

    @Test("when there is no room left, the batch is refused and what was there stays")
    func noRoomLeft() async throws {
        let path = path
        try await SQLiteCatalog(path: path).write(Herd.batch(0))
        await #expect(processExitsWith: .exitCode(74)) { [path = path as String] in
            let catalog = try SQLiteCatalog(path: path)
            limitFileSize(to: 1_000_000)
            do {
                for number in 1..<200 { try await catalog.write(Herd.batch(number)) }
            } catch CatalogError.cannotWrite(path, _) {
                exit(74)
            }
        }
        let catalog = try SQLiteCatalog(path: path)
        let animals = try await catalog.animals(matching: .everything, after: nil, limit: 10_000)
        #expect(animals.count >= Herd.batchSize && animals.count.isMultiple(of: Herd.batchSize))
        #expect(try await catalog.check().problems.isEmpty)
    }

    @Test("killed while it writes, it holds whole batches, and writing them again completes it", arguments: 1...6)
    func killed(moment: Int) async throws {
        let path = path
        let batches = 24
        // Somewhere in the log: the sizes are spread so that the moments differ, and are the same on every run.
        let size = moment * 7919 % 64 * 16_384
        await #expect(processExitsWith: .signal(SIGKILL)) {
            [path = path as String, batches = batches as Int, size = size as Int] in
            let catalog = try SQLiteCatalog(path: path)
            Thread.detachNewThread {
                while logSize(path) < size {}
                kill(getpid(), SIGKILL)
            }
            for number in 0..<batches { try await catalog.write(Herd.batch(number)) }
            kill(getpid(), SIGKILL)
        }
        let catalog = try SQLiteCatalog(path: path)
        #expect(try await catalog.check().problems.isEmpty)
        let kept = try await catalog.animals(matching: .everything, after: nil, limit: 10_000)
        let whole = kept.count / Herd.batchSize
        #expect(try kept == Herd.stored(batches: 0..<whole))
        for number in 0..<batches { try await catalog.write(Herd.batch(number)) }
        let animals = try await catalog.animals(matching: .everything, after: nil, limit: 10_000)
        #expect(try animals == Herd.stored(batches: 0..<batches))
        #expect(try await catalog.sources().map(\.animals) == [batches * Herd.batchSize])
    }

    @Test("a place that the last animal left is forgotten")
    func emptySites() async throws {
        let catalog = try SQLiteCatalog(path: path)
        var batch = try Herd.batch(1)
        try await catalog.write(batch)
        batch.organizations[0].coordinate = Coordinate(latitude: -1, longitude: 1)
        try await catalog.write(batch)
        batch.organizations[0].coordinate = Coordinate(latitude: -2, longitude: 2)
        try await catalog.write(CatalogBatch(organizations: batch.organizations))
        let counts = try await DatabaseQueue(path: path).read { db in
            try Int.fetchAll(db, sql: "SELECT count(*) FROM site UNION ALL SELECT count(*) FROM site_index")
        }
        #expect(counts == [1, 1])
    }
}

/// How many bytes the write-ahead log of the catalogue at `path` has.
private func logSize(_ path: String) -> Int {
    let size = try? FileManager.default.attributesOfItem(atPath: path + "-wal")[.size] as? Int
    return size ?? 0
}

/// Makes writing fail beyond that size, as on a full disk, for the rest of this process.
private func limitFileSize(to bytes: rlim_t) {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
    #expect(unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
}
