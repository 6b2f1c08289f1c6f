import Boundaries
import BoundaryContracts
import Domain
import Foundation
import SQLitePersonalStore
import Testing

@Suite("A shortlist in an SQLite file")
struct SQLiteShortlistTests {
    @Test("keeps its promise", arguments: ShortlistPromise.allCases)
    func keepsItsPromise(_ promise: ShortlistPromise) async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("data/personal.sqlite")
        try await promise.check { SQLiteShortlist(database: PersonalDatabase(path: path)) }
    }

    @Test("nothing is made on the disk before something is kept")
    func readingMakesNothing() async throws {
        let folder = try TemporaryFolder()
        let shortlist = SQLiteShortlist(database: PersonalDatabase(path: folder.path("data/personal.sqlite")))
        let id = try #require(AnimalID("a:1"))
        #expect(try await shortlist.entries().isEmpty)
        #expect(try await shortlist.entry(id) == nil)
        #expect(try await shortlist.remove([id]).isEmpty)
        #expect(try await shortlist.rate(id, Rating(1)) == nil)
        #expect(try await shortlist.note(id, "note") == nil)
        #expect(try await shortlist.restoreLastRemoved() == nil)
        #expect(try await shortlist.add([], at: .now).isEmpty)
        #expect(!FileManager.default.fileExists(atPath: folder.path("data")))
    }

    @Test("those that make the file at once all find it whole")
    func makingAtOnce() async throws {
        let folder = try TemporaryFolder()
        for round in 0..<20 {
            let path = folder.path("\(round)/personal.sqlite")
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<4 {
                    group.addTask {
                        let id = try #require(AnimalID("a:\(number)"))
                        let snapshot = AnimalSnapshot(id: id, name: "Rex", type: .known(.dog), takenAt: .now)
                        try await SQLiteShortlist(database: PersonalDatabase(path: path)).add([snapshot], at: .now)
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await SQLiteShortlist(database: PersonalDatabase(path: path)).entries().count == 4)
        }
    }

    @Test("a file that is no database is told as damaged, and left as it is")
    func damaged() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("personal.sqlite")
        let words = Data("this is no database, however long one looks at it".utf8)
        try words.write(to: URL(fileURLWithPath: path))
        let shortlist = SQLiteShortlist(database: PersonalDatabase(path: path))
        await #expect {
            _ = try await shortlist.entries()
        } throws: { error in
            if case PersonalStoreError.damaged(location: path, reason: _) = error { true } else { false }
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == words)
    }

    @Test("a folder that cannot be made is told with its reason")
    func noFolder() async throws {
        let folder = try TemporaryFolder()
        try Data().write(to: URL(fileURLWithPath: folder.path("data")))
        let path = folder.path("data/personal.sqlite")
        let shortlist = SQLiteShortlist(database: PersonalDatabase(path: path))
        let snapshot = AnimalSnapshot(
            id: try #require(AnimalID("a:1")),
            name: "Rex",
            type: .known(.dog),
            takenAt: .now
        )
        await #expect {
            try await shortlist.add([snapshot], at: .now)
        } throws: { error in
            if case PersonalStoreError.cannotOpen(location: path, reason: _) = error { true } else { false }
        }
    }
}
