import Boundaries
import Domain
import Foundation
import GRDB
import Testing

@testable import SQLiteCatalog

@Suite("Reading a catalogue")
struct ReadingTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("catalogue.sqlite")
        _ = try SQLiteCatalog(path: path)
    }

    private struct Failure: Error {}

    @Test(
        "that fails lets the next one see what was written since",
        arguments: [SQLiteCatalog.OpenMode.readOnly, .readWrite]
    )
    func failing(mode: SQLiteCatalog.OpenMode) async throws {
        let catalog = try SQLiteCatalog(path: path, openMode: mode)
        for number in 0..<6 {
            await #expect(throws: CatalogError.self) {
                try await catalog.read { db in
                    _ = try Int.fetchOne(db, sql: "SELECT count(*) FROM animal")
                    throw Failure()
                }
            }
            _ = try await SQLiteCatalog(path: path).write(Herd.batch(number))
            let count = try await catalog.animals(matching: .everything, after: nil, limit: 1000).count
            #expect(count == (number + 1) * Herd.batchSize)
        }
    }

    @Test("sees one state from its first look to its last, whatever is written meanwhile")
    func oneState() async throws {
        let catalog = try SQLiteCatalog(path: path)
        let path = path
        let counts = try await catalog.read { db in
            let count = { try Int.fetchOne(db, sql: "SELECT count(*) FROM animal") }
            let before = try count()
            try DatabaseQueue(path: path).write { try $0.execute(sql: "INSERT INTO source (name) VALUES ('other')") }
            let sources = try Int.fetchOne(db, sql: "SELECT count(*) FROM source")
            return [before, try count(), sources]
        }
        #expect(counts == [0, 0, 0])
        #expect(try await catalog.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM source") } == 1)
    }

    @Test("that nobody waits for any more ends, and others go on")
    func cancelled() async throws {
        let catalog = try SQLiteCatalog(path: path)
        _ = try await catalog.write(Herd.batch(0))
        let (begun, begin) = AsyncStream<Void>.makeStream()
        let reading = Task {
            try await catalog.read { db in
                begin.yield()
                // Never ends by itself.
                let endless = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n"
                return try Int.fetchOne(db, sql: endless)
            }
        }
        for await _ in begun { break }
        reading.cancel()
        await #expect(throws: CatalogError.self) { try await reading.value }
        let count = try await catalog.animals(matching: .everything, after: nil, limit: 1000).count
        #expect(count == Herd.batchSize)
    }
}
