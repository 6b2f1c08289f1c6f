import Boundaries
import Domain
import Testing

@testable import AnimalFormats

@Suite("A mapping that lives with its feed")
struct ForeignMappingTests {
    /// A format that nobody has: `{"pets": [{"key": …, "kind": …}]}`.
    private func read(_ text: String) throws -> RecordPortion {
        let source = try #require(SourceName("foreign"))
        return JSONRecords.read(Array(text.utf8), lists: ["pets"]) { (wire) throws(RecordProblem) in
            guard let key = wire.identifier("key"), let id = AnimalID(source: source, sourceID: key) else {
                throw .noID
            }
            guard let species = wire.words("kind") else { throw .noType }
            return Animal(id: id, type: OpenValue(species: species), name: wire.words("name") ?? Animal.standInName)
        }
    }

    @Test(
        "reads its records from a list of the object, or from a bare list",
        arguments: ["{\"n\": 1, \"pets\": %}", "%"]
    )
    func lists(shape: String) throws {
        let list = #"[{"key": 1, "kind": "Guinea Pig", "name": "<b>Bo</b> &amp; Co"}, {"key": "2", "kind": "Axolotl"}]"#
        let portion = try read(shape.replacing("%", with: list))
        #expect(portion.faults.isEmpty)
        #expect(portion.animals.map(\.id.description) == ["foreign:1", "foreign:2"])
        #expect(portion.animals.map(\.type) == [.known(.smallFurry), .other("Axolotl")])
        #expect(portion.animals.map(\.name) == ["Bo & Co", "Unnamed"])
    }

    @Test("loses no record over a bad one, which is told with its place")
    func faults() throws {
        let portion = try read(
            "{\"pets\": [\n{\"kind\": \"Dog\"},\n7,\n{\"key\": tru},\n{\"key\": 1, \"kind\": \"Dog\"}]}"
        )
        #expect(portion.animals.count == 1)
        #expect(portion.faults.map(\.line) == [2, 3, 4])
        #expect(portion.faults.allSatisfy { !$0.endsInput })
    }

    @Test(
        "is not misled by other inputs",
        arguments: ["{\"error\": \"no\"}", "<html>", "null", "{\"pets\": [{\"key\": 1, \"kind\"", "Hello"]
    )
    func otherInputs(text: String) throws {
        let portion = try read(text)
        #expect(portion.animals.isEmpty && portion.faults.map(\.endsInput) == [true])
    }
}
