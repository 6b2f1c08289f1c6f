import Domain
import Foundation
import SQLiteCatalog
import Testing

@Suite("One sync of a source at a time")
struct SyncExclusionTests {
    private let folder: TemporaryFolder
    private let path: String
    private let source: SourceName

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("catalogue.sqlite")
        source = try #require(SourceName("herd"))
    }

    @Test("two catalogues on one file keep each other out")
    func twoCatalogues() async throws {
        let (first, second) = (try SQLiteCatalog(path: path), try SQLiteCatalog(path: path))
        let outcome = try await first.exclusively(syncing: source) { await letsIn(second, source) }
        #expect(outcome == false)
        #expect(await letsIn(second, source))
    }

    @Test("another process is kept out, and let in afterwards")
    func otherProcess() async throws {
        let catalog = try SQLiteCatalog(path: path)
        let path = path
        _ = try await catalog.exclusively(syncing: source) {
            await #expect(processExitsWith: .exitCode(75)) { [path = path as String] in
                let source = try #require(SourceName("herd"))
                exit(await letsIn(try SQLiteCatalog(path: path), source) ? 0 : 75)
            }
        }
        await #expect(processExitsWith: .exitCode(0)) { [path = path as String] in
            let source = try #require(SourceName("herd"))
            exit(await letsIn(try SQLiteCatalog(path: path), source) ? 0 : 75)
        }
    }

    @Test("a process that is killed lets the next one in")
    func killed() async throws {
        let path = path
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            let source = try #require(SourceName("herd"))
            _ = try await SQLiteCatalog(path: path).exclusively(syncing: source) { _ = kill(getpid(), SIGKILL) }
        }
        #expect(await letsIn(try SQLiteCatalog(path: path), source))
    }
}

/// Whether the catalogue lets somebody sync the source.
private func letsIn(_ catalog: SQLiteCatalog, _ source: SourceName) async -> Bool {
    await (try? catalog.exclusively(syncing: source) { true }) ?? false
}
