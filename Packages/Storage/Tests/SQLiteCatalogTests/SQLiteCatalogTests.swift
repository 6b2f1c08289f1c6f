import BoundaryContracts
import FoundationEssentials
import SQLiteCatalog
import Testing

@Suite("A catalogue in an SQLite file")
struct SQLiteCatalogTests {
    @Test("keeps its promise", arguments: CatalogPromise.allCases)
    func keepsItsPromise(_ promise: CatalogPromise) async throws {
        let folder = try TemporaryFolder()
        try await promise.check { try SQLiteCatalog(path: folder.path("catalogue.sqlite"), now: { .distantPast }) }
    }

    @Test("keeps its promise to whoever syncs", arguments: SyncCatalogPromise.allCases)
    func keepsItsPromise(_ promise: SyncCatalogPromise) async throws {
        let folder = try TemporaryFolder()
        try await promise.check { now in try SQLiteCatalog(path: folder.path("catalogue.sqlite"), now: now) }
    }
}
