import AnimalFormats
import Foundation
import Testing

@Suite("docs/formats.md")
struct DocumentationTests {
    @Test("It names every column, in the order in which they are written")
    func columns() async throws {
        let header = try await written(animals: []) { CSVRecordWriter(to: $0) }
        let columns = header.trimmingCharacters(in: .whitespacesAndNewlines).components(separatedBy: ",")
        let rows = try document().components(separatedBy: "\n| `").dropFirst().map { $0.prefix { $0 != "`" } }
        let documented = rows.drop { $0 != "id" }.dropFirst().drop { $0 != "id" }
        #expect(documented.map(String.init) == columns)
    }

    @Test("It names every key that PetSave's own JSON adds to Petfinder's")
    func keys() throws {
        let document = try document()
        for path in AnimalJSON.fieldPaths where path.contains("_") && !path.contains(".") {
            let isPetfinders = PetfinderSamples.full.contains("\"\(path)\"")
            #expect(isPetfinders || document.contains("`\(path)`"))
        }
    }

    private func document() throws -> String {
        var folder = URL(filePath: #filePath).deletingLastPathComponent()
        while folder.path != "/",
            !FileManager.default.fileExists(atPath: folder.appending(path: "docs/formats.md").path)
        {
            folder.deleteLastPathComponent()
        }
        return try String(contentsOf: folder.appending(path: "docs/formats.md"), encoding: .utf8)
    }
}
