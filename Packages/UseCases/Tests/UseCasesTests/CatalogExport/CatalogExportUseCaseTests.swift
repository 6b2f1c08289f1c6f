import Boundaries
import CatalogExport
import Domain
import Testing

@Suite("Export")
struct CatalogExportUseCaseTests {
    struct StubWriter: AnimalRecordWriter {
        let written = Recorder<String>()
        var closesAfter = Int.max

        func write(_ organizations: [Organization]) async throws(ExportError) {
            try record("organizations \(organizations.map(\.id.sourceID).joined(separator: " "))")
        }
        func write(_ animals: [Animal]) async throws(ExportError) { try record("animals \(animals.count)") }
        func finish() async throws(ExportError) { try record("end") }

        private func record(_ line: String) throws(ExportError) {
            guard written.entries.count < closesAfter else { throw .outputClosed }
            written.record(line)
        }
    }

    struct Watcher: CatalogExportView, CatalogExportTracker {
        let tracked = Recorder<Int>()

        func present(_ presentation: CatalogExportPresentation) async {}
        func exportFinished(animals: Int) async { tracked.record(animals) }
    }

    private let watcher = Watcher()

    private func export(_ count: Int, to writer: StubWriter, organizations: Bool = true) throws -> CatalogExportUseCase
    {
        let all = try (0..<count).map { try Samples.animal("s:\($0)") }.sorted { $0.id < $1.id }
        let source = try #require(SourceName("s"))
        let shelter = Organization(id: try #require(OrganizationID(source: source, sourceID: "o")), name: "O")
        let catalog = StubCatalog(
            onAnimals: { previous, limit throws(CatalogError) in
                Array(all.drop { animal in previous.map { animal.id <= $0 } ?? false }.prefix(limit))
            },
            onOrganizations: { previous, _ throws(CatalogError) in previous == nil ? [shelter] : [] }
        )
        return CatalogExportUseCase(
            request: CatalogExportUseCase.Request(filter: AnimalFilter(), includesOrganizations: organizations),
            catalog: catalog,
            writer: writer,
            view: watcher,
            tracker: watcher
        )
    }

    @Test("organisations come first, then every animal in portions, then the end")
    func order() async throws {
        let writer = StubWriter()
        let result = try await export(1200, to: writer).viewDidRequestExport().value
        #expect(writer.written.entries == ["organizations o", "animals 500", "animals 500", "animals 200", "end"])
        #expect(result.animals == 1200)
        #expect(watcher.tracked.entries == [1200])
    }

    @Test("organisations stay behind when they are not wanted")
    func animalsOnly() async throws {
        let writer = StubWriter()
        _ = try await export(1, to: writer, organizations: false).viewDidRequestExport().value
        #expect(writer.written.entries == ["animals 1", "end"])
    }

    @Test("a reader that goes away ends the export quietly told")
    func closed() async throws {
        let export = try export(1200, to: StubWriter(closesAfter: 2))
        await #expect(throws: ExportError.outputClosed) { try await export.viewDidRequestExport().value }
        #expect(watcher.tracked.entries.isEmpty)
    }
}
