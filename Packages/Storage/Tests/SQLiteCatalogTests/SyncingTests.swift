import Boundaries
import Domain
import Foundation
import GRDB
import SQLiteCatalog
import Testing

@Suite("Syncing into a catalogue's file")
struct SyncingTests {
    private let folder: TemporaryFolder
    private let path: String
    private let source: SourceName
    private let start = Date(timeIntervalSinceReferenceDate: 710_000_000)

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("catalogue.sqlite")
        source = try #require(SourceName("herd"))
    }

    @Test("when a record of a page cannot be written, neither the page is kept nor the pass moved on")
    func pageIsAtomic() async throws {
        let catalog = try SQLiteCatalog(path: path)
        try await catalog.begin(SyncPass(source: source, startedAt: start, scope: "all"))
        _ = try await catalog.write(Herd.batch(1), of: source, seen: 25, movingTo: FeedCursor("2"))
        let before = try await catalog.syncRecords()
        try await execute(
            """
            CREATE TRIGGER refuse BEFORE INSERT ON animal WHEN new.sort_name = 'nr 20'
            BEGIN SELECT raise(ABORT, 'refused'); END
            """
        )
        await #expect(throws: CatalogError.failed(reason: "refused")) {
            try await catalog.write(Herd.batch(2), of: source, seen: 25, movingTo: FeedCursor("3"))
        }
        #expect(try await catalog.syncRecords() == before)
        #expect(try await animals(of: catalog) == Herd.stored(batches: 1..<2))
        try await execute("DROP TRIGGER refuse")
        _ = try await catalog.write(Herd.batch(2), of: source, seen: 25, movingTo: FeedCursor("3"))
        #expect(try await catalog.syncRecords().first?.openPass?.pages == 2)
    }

    @Test("when the end of a pass cannot be written, the pass stays open and nothing is unlisted")
    func endIsAtomic() async throws {
        let catalog = try SQLiteCatalog(path: path)
        try await catalog.write(Herd.batch(1))
        try await catalog.begin(SyncPass(source: source, startedAt: start, scope: "all"))
        let before = try await catalog.syncRecords()
        try await execute(
            """
            CREATE TRIGGER refuse BEFORE UPDATE ON animal WHEN new.sort_name = 'nr 20'
            BEGIN SELECT raise(ABORT, 'refused'); END
            """
        )
        await #expect(throws: CatalogError.failed(reason: "refused")) {
            try await catalog.finishPass(over: source, at: start, rule: .forced)
        }
        #expect(try await catalog.syncRecords() == before)
        #expect(try await animals(of: catalog) == Herd.stored(batches: 1..<2))
        try await execute("DROP TRIGGER refuse")
        let outcome = try await catalog.finishPass(over: source, at: start, rule: .forced)
        #expect(outcome == .finished(unlisted: Herd.batchSize))
    }

    @Test("a pass goes on, and ends, in another process than it began in")
    func resumed() async throws {
        do {
            let catalog = try SQLiteCatalog(path: path)
            for number in 0..<4 { try await catalog.write(Herd.batch(number)) }
            try await catalog.begin(SyncPass(source: source, startedAt: start, scope: "all"))
            _ = try await catalog.write(fetchedAgain(0), of: source, seen: 25, movingTo: FeedCursor("2"))
        }
        let catalog = try SQLiteCatalog(path: path)
        let pass = try #require(await catalog.syncRecords().first?.openPass)
        #expect(pass.cursor == FeedCursor("2") && pass.pages == 1 && pass.seen == 25)
        _ = try await catalog.write(fetchedAgain(2), of: source, seen: 25, movingTo: nil)
        let reader = try SQLiteCatalog(path: path, openMode: .readOnly)
        #expect(try await reader.syncRecords().first?.openPass?.seen == 50)
        // Half of the hundred that were listed when the other process began.
        let outcome = try await catalog.finishPass(over: source, at: start, rule: .guarded)
        #expect(outcome == .finished(unlisted: 50))
        let listed = try await animals(of: reader).filter(\.isListed).map { $0.id.sourceID.prefix(1) }
        #expect(Set(listed) == ["0", "2"] && listed.count == 50)
        #expect(try await reader.check().problems.isEmpty)
    }

    @Test("a catalogue opened to read tells how syncs stand, and begins none")
    func readOnly() async throws {
        try await SQLiteCatalog(path: path).begin(SyncPass(source: source, startedAt: start, scope: "all"))
        let catalog = try SQLiteCatalog(path: path, openMode: .readOnly)
        let refusal = CatalogError.cannotWrite(location: path, reason: "it was opened for reading only")
        let pass = try #require(await catalog.syncRecords().first?.openPass)
        await #expect(throws: refusal) { try await catalog.begin(pass) }
        await #expect(throws: refusal) { try await catalog.purge(expiredBefore: start) }
    }

    @Test("what is removed leaves no row, no word of the index and no place behind")
    func removal() async throws {
        let catalog = try SQLiteCatalog(path: path)
        for number in 0..<30 { try await catalog.write(Herd.batch(number)) }
        try await catalog.begin(SyncPass(source: source, startedAt: start, scope: "all"))
        #expect(try await catalog.remove(source) == 30 * Herd.batchSize)
        #expect(try await rowsLeft().isEmpty)
        #expect(try await catalog.check().problems.isEmpty)
    }

    @Test("a removal that breaks off can be done again, and the rest of the source counts as never synced")
    func brokenRemoval() async throws {
        let catalog = try SQLiteCatalog(path: path)
        for number in 0..<30 { try await catalog.write(Herd.batch(number)) }
        try await catalog.begin(SyncPass(source: source, startedAt: start, scope: "all"))
        try await execute(
            """
            CREATE TRIGGER refuse BEFORE DELETE ON details WHEN (SELECT count(*) FROM animal) < 300
            BEGIN SELECT raise(ABORT, 'refused'); END
            """
        )
        await #expect(throws: CatalogError.failed(reason: "refused")) { try await catalog.remove(source) }
        #expect(try await catalog.syncRecords().isEmpty)
        let left = try await catalog.sources().map(\.animals)
        #expect(try await left == [animals(of: catalog).count] && left[0] < 30 * Herd.batchSize)
        #expect(try await catalog.check().problems.isEmpty)
        try await execute("DROP TRIGGER refuse")
        #expect(try await catalog.remove(source) == left[0])
        #expect(try await rowsLeft().isEmpty)
    }

    private func execute(_ sql: String) async throws {
        try await DatabaseQueue(path: path).write { try $0.execute(sql: sql) }
    }

    private func animals(of catalog: SQLiteCatalog) async throws -> [Animal] {
        try await catalog.animals(matching: .everything, after: nil, limit: 1000)
    }

    /// The batch of that number as it is told during the pass.
    private func fetchedAgain(_ number: Int) throws -> CatalogBatch {
        var batch = try Herd.batch(number)
        for index in batch.animals.indices {
            let id = batch.animals[index].id
            batch.animals[index].provenance = [Provenance(id: id, fetchedAt: start)]
        }
        return batch
    }

    /// The tables that hold anything of any animal, organisation, place or sync.
    private func rowsLeft() async throws -> [String] {
        let tables = [
            "animal", "details", "provenance", "fetch", "organization", "organization_identity", "organization_photo",
            "source", "site", "site_index", "sync", "posting", "suggested_group",
            "animal_sites WHERE trim(hex(numbers), '0') <> ''",
        ]
        return try await DatabaseQueue(path: path).read { db in
            try tables.filter { try Int.fetchOne(db, sql: "SELECT count(*) FROM \($0)") != 0 }
        }
    }
}
