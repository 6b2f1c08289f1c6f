import AnimalFormats
import Boundaries
import Domain
import Foundation
import Testing

@Suite("What holds for the records of every feed")
struct FeedRecordTests {
    /// One page of each feed, whose animal is called as said.
    static let pages: [(page: String, name: String)] = [
        (RescueGroupsSamples.page, "Bettis"), ("[\(SocrataImportTests.montgomery)]", "*BUDDY"),
        ("[\(SocrataImportTests.king)]", "Misty"), ("{\"animals\": [\(ShelterluvImportTests.animal)]}", "Rosie"),
        ("[\(asm)]", "Paisley"),
    ]
    static let asm = """
        {"ID": 30, "SHELTERCODE": "D30", "ANIMALNAME": "Paisley", "SPECIESNAME": "Dog", "SEX": 0, "SIZE": 1, "FEE": 5000,
         "DATEOFBIRTH": "2026-01-01T00:00:00", "BONDEDANIMALID": 31, "PHOTOURLS": ["https://s.example/1"]}
        """

    @Test("What is imported is exported and imported equal", arguments: pages.map(\.page))
    func roundTrip(page: String) async throws {
        let first = try await read(page)
        #expect(first.faults.isEmpty)
        #expect(first.animals.count == 1)
        let text = try await written(organizations: first.organizations, animals: first.animals) {
            NDJSONRecordWriter(to: $0)
        }
        let second = try await read(text, source: SourceName("elsewhere"))
        #expect(second.faults.isEmpty)
        #expect(second.animals == first.animals)
        #expect(second.organizations == first.organizations)
    }

    @Test("All feeds in one input are told apart by their keys", arguments: [1, 64, 4096])
    func mixed(chunkSize: Int) async throws {
        let lines = Self.pages.map { $0.page.replacing("\n", with: " ") }
        let own = "{\"source\": \"mine\", \"source_id\": \"1\", \"type\": \"Dog\", \"name\": \"Own\"}"
        let petfinder = "{\"id\": 1, \"type\": \"Dog\", \"name\": \"Pet\"}"
        let input = (lines + [own, petfinder]).joined(separator: "\n")
        let portion = try await read(input, chunkSize: chunkSize)
        #expect(portion.faults.isEmpty)
        #expect(portion.animals.map(\.name) == Self.pages.map(\.name) + ["Own", "Pet"])
        #expect(
            portion.animals.map(\.id.source.text)
                == ["rescuegroups", "socrata", "socrata", "shelterluv", "asm", "mine", "petfinder"]
        )
    }

    @Test("Another name counts for every feed", arguments: pages.map(\.page))
    func namedSource(page: String) async throws {
        let portion = try await read(page, source: SourceName("mirror"))
        #expect(portion.animals.map(\.id.source.text) == ["mirror"])
        #expect(portion.organizations.allSatisfy { $0.id.source.text == "mirror" })
    }

    @Test("No name can command a terminal", arguments: pages)
    func hostileNames(page: String, name: String) async throws {
        let hostile = page.replacing("\"\(name)\"", with: "\"<b>\\u001b]0;owned\\u0007\\u202EMax</b>&#27;[2J\"")
        let animal = try await read(hostile).onlyAnimal()
        #expect(animal.name == "Max")
    }

    @Test("Values of the wrong type never cost a record", arguments: pages, 0..<20 as Range<UInt64>)
    func wrongTypes(page: (page: String, name: String), seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        let wrong: [Any] = [
            NSNull(), 7, -1.5, true, "text", "", [], [1, "a", NSNull()], [:], ["url": 3], 1e300, "1e999",
        ]
        let value = try JSONSerialization.jsonObject(with: Data(page.page.utf8))
        let spoiled = Self.spoiled(value, with: wrong, using: &generator)
        let text = String(decoding: try JSONSerialization.data(withJSONObject: spoiled), as: UTF8.self)
        let portion = try await read(text)
        #expect(portion.animals.count == 1)
        #expect(portion.faults.isEmpty)
    }

    /// What says who an animal is, and where the records are.
    private static let vital: Set<String> = [
        "animals", "data", "included", "ID", "Internal-ID", "id", "type", "Type", "SPECIESNAME", "ANIMALNAME",
        "SHELTERCODE", "animalid", "animal_id", "animaltype", "animal_type", "petname", "record_type", "species",
        "relationships", "attributes", "singular", "name",
    ]

    /// The value with about a third of all other members replaced, at any depth.
    private static func spoiled(_ value: Any, with wrong: [Any], using generator: inout SeededGenerator) -> Any {
        if let list = value as? [Any] {
            return list.map { spoiled($0, with: wrong, using: &generator) }
        }
        guard var object = value as? [String: Any] else { return value }
        for key in object.keys.sorted() {
            if !vital.contains(key), Int.random(in: 0..<3, using: &generator) == 0 {
                object[key] = wrong.randomElement(using: &generator)
            } else if let inner = object[key] {
                object[key] = spoiled(inner, with: wrong, using: &generator)
            }
        }
        return object
    }

    @Test("A large list is given out as it comes, not held", .timeLimit(.minutes(1)))
    func bounded() async throws {
        let row = Self.asm.replacing("\n", with: " ")
        let input = Array("[\(Array(repeating: row, count: 20_000).joined(separator: ","))]".utf8)
        let archive = FileArchive(importedAt: importTime, standardInput: BytesInput(input), chunkSize: 4096)
        let portion = try await archive.open(ImportInput(path: "-")).next(10)
        #expect(portion?.animals.count == 10)
        #expect((portion?.bytesRead ?? 0) <= 8192)
    }
}
