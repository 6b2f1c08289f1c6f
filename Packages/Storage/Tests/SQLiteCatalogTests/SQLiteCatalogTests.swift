import BoundaryContracts
import SQLiteCatalog
import Testing

@Suite("A catalogue in an SQLite file")
struct SQLiteCatalogTests {
    @Test("keeps its promise", arguments: CatalogPromise.allCases)
    func keepsItsPromise(_ promise: CatalogPromise) async throws {
        let folder = try TemporaryFolder()
        try await promise.check { try SQLiteCatalog(path: folder.path("catalogue.sqlite")) }
    }
}
