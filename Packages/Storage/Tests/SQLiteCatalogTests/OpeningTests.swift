import Boundaries
import Domain
import Foundation
import GRDB
import SQLiteCatalog
import Testing

@Suite("Opening a catalogue's file")
struct OpeningTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("catalogue.sqlite")
    }

    @Test("opened to write, it makes the file; opened again, it holds what was written", arguments: [true, false])
    func makesTheFile(readOnly: Bool) async throws {
        try await SQLiteCatalog(path: path).write(Herd.batch(1))
        let again = try SQLiteCatalog(path: path, openMode: readOnly ? .readOnly : .readWrite)
        let animals = try await again.animals(matching: .everything, after: nil, limit: 100)
        #expect(try animals == Herd.stored(batches: 1..<2))
    }

    @Test("opened to read, it says so when there is no file, and makes none")
    func missingFile() throws {
        let error = #expect(throws: CatalogError.self) { try SQLiteCatalog(path: path, openMode: .readOnly) }
        #expect(error == .cannotOpen(location: path, reason: "there is no such file"))
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test(
        "a folder, or a file in no folder, cannot be opened",
        arguments: [SQLiteCatalog.OpenMode.readOnly, .readWrite]
    )
    func notAFile(mode: SQLiteCatalog.OpenMode) throws {
        for path in [folder.path(""), folder.path("no/such/folder/catalogue.sqlite")] {
            let error = #expect(throws: CatalogError.self) { try SQLiteCatalog(path: path, openMode: mode) }
            guard case .cannotOpen(path, _)? = error else {
                Issue.record("\(String(describing: error)) must say that \(path) cannot be opened")
                continue
            }
        }
    }

    @Test("a file of an older PetSave is brought up to date", arguments: [SQLiteCatalog.OpenMode.readOnly, .readWrite])
    func olderFile(mode: SQLiteCatalog.OpenMode) async throws {
        try await DatabaseQueue(path: path).write { db in
            try db.execute(sql: "CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)")
        }
        let catalog = try SQLiteCatalog(path: path, openMode: mode)
        #expect(try await catalog.sources().isEmpty)
        #expect(try await catalog.check().schemaVersion == "10 names in the index")
    }

    @Test("an empty file becomes a catalogue", arguments: [SQLiteCatalog.OpenMode.readOnly, .readWrite])
    func emptyFile(mode: SQLiteCatalog.OpenMode) async throws {
        #expect(FileManager.default.createFile(atPath: path, contents: Data()))
        #expect(try await SQLiteCatalog(path: path, openMode: mode).check().problems.isEmpty)
    }

    @Test("a file of a newer PetSave is refused", arguments: [SQLiteCatalog.OpenMode.readOnly, .readWrite])
    func newerFile(mode: SQLiteCatalog.OpenMode) async throws {
        try await SQLiteCatalog(path: path).write(Herd.batch(1))
        try await DatabaseQueue(path: path).write { db in
            try db.execute(sql: "INSERT INTO grdb_migrations VALUES ('99 something new')")
        }
        #expect(throws: CatalogError.tooNew(location: path)) { try SQLiteCatalog(path: path, openMode: mode) }
    }

    @Test(
        "another program's database is refused and left as it is",
        arguments: [SQLiteCatalog.OpenMode.readOnly, .readWrite]
    )
    func foreignFile(mode: SQLiteCatalog.OpenMode) throws {
        try DatabaseQueue(path: path).write { try $0.execute(sql: "CREATE TABLE recipe (name TEXT)") }
        let before = try Data(contentsOf: URL(fileURLWithPath: path))
        let error = #expect(throws: CatalogError.self) { try SQLiteCatalog(path: path, openMode: mode) }
        #expect(error == .damaged(location: path, reason: "it is a database of another program"))
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    }

    @Test("what is no database is refused and left as it is", arguments: [SQLiteCatalog.OpenMode.readOnly, .readWrite])
    func garbage(mode: SQLiteCatalog.OpenMode) throws {
        let garbage = Data((0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
        try garbage.write(to: URL(fileURLWithPath: path))
        let error = #expect(throws: CatalogError.self) { try SQLiteCatalog(path: path, openMode: mode) }
        guard case .damaged(path, _)? = error else {
            Issue.record("\(String(describing: error)) must say that the file is damaged")
            return
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == garbage)
    }

    @Test(
        "a file that is cut off is told to be damaged, at the latest by the check",
        arguments: [50, 100, 5000, 40_000]
    )
    func truncated(length: Int) async throws {
        do {
            let catalog = try SQLiteCatalog(path: path)
            for number in 0..<10 { try await catalog.write(Herd.batch(number)) }
        }
        try await DatabaseQueue(path: path).writeWithoutTransaction { db in
            _ = try db.checkpoint(.truncate)
        }
        let whole = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(whole.count > length)
        try whole.prefix(length).write(to: URL(fileURLWithPath: path))
        do {
            let problems = try await SQLiteCatalog(path: path, openMode: .readOnly).check().problems
            #expect(!problems.isEmpty)
        } catch {
            guard case .damaged(path, _) = error else {
                Issue.record("\(error) must say that the file is damaged")
                return
            }
        }
    }

    @Test("a sound file has no problems, and is counted")
    func soundFile() async throws {
        let catalog = try SQLiteCatalog(path: path)
        for number in 0..<3 { try await catalog.write(Herd.batch(number)) }
        let check = try await catalog.check()
        #expect(check.problems.isEmpty)
        #expect(check.animals == 3 * Herd.batchSize)
        #expect(check.organizations == 3)
        #expect(check.bytes > 10_000)
    }

    @Test("what may not be read or written is told", .enabled(if: geteuid() != 0, "root may read and write everything"))
    func permissions() async throws {
        try await SQLiteCatalog(path: path).write(Herd.batch(1))
        let manager = FileManager.default
        try manager.setAttributes([.posixPermissions: 0o400], ofItemAtPath: path)
        try manager.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.path(""))
        defer { try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path("")) }
        let animals = try await SQLiteCatalog(path: path, openMode: .readOnly).sources().map(\.animals)
        #expect(animals == [Herd.batchSize], "a catalogue on media that cannot be written is read")
        let readOnly = #expect(throws: CatalogError.self) { try SQLiteCatalog(path: path) }
        guard case .cannotOpen(path, _)? = readOnly else {
            Issue.record("\(String(describing: readOnly)) must say that the file cannot be opened")
            return
        }
        try manager.setAttributes([.posixPermissions: 0o000], ofItemAtPath: path)
        let unreadable = #expect(throws: CatalogError.self) { try SQLiteCatalog(path: path, openMode: .readOnly) }
        guard case .cannotOpen(path, _)? = unreadable else {
            Issue.record("\(String(describing: unreadable)) must say that the file cannot be opened")
            return
        }
    }
}
