import FoundationEssentials
import Testing

@testable import AppShell

@Suite("The catalogue's file")
struct CatalogFileTests {
    @Test("is only read by whoever has not written to it, too")
    func onlyRead() throws {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let path = folder.path + "/catalog.sqlite"
        _ = try CatalogFile(path: path, now: { Date.now }, prepare: {}).writing()
        let file = CatalogFile(path: path, now: { Date.now }, prepare: {})
        #expect(file.onlyRead == nil)
        _ = try file.reading()
        #expect(file.onlyRead != nil)
        _ = try file.writing()
        #expect(file.onlyRead == nil)
    }
}
