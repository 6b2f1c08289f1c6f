import Boundaries
import Domain
import Foundation
import Testing

@Suite("Inputs that are damaged, wrong or hostile")
struct HostileInputTests {
    @Test(
        "An input that is something else says what it is",
        arguments: [
            ([0x1F, 0x8B, 0x08, 0x00], "this is compressed with gzip"),
            (Array("PK\u{3}\u{4}".utf8), "this is a ZIP archive"),
            (Array("<!DOCTYPE html><html>".utf8), "this is HTML or XML"), ([0xFF, 0xFE, 0x7B, 0x00], "this is UTF-16"),
            (Array("SQLite format 3\0".utf8), "this is an SQLite database"), ([], "the input is empty"),
            (Array(" \n\n".utf8), "the input is empty"), (Array("abc\0def".utf8), "this is no text"),
            (Array("not found".utf8), "there are no animals in this input: its columns are not found"),
            (
                Array("{\"breeds\": [{\"name\": \"Alpaca\"}]}".utf8),
                "there are no animals in this input: it holds the key breeds"
            ),
            (
                Array("{\"token_type\": \"Bearer\", \"expires_in\": 3600}".utf8),
                "there are no animals in this input: it holds the keys expires_in, token_type"
            ),
            (
                Array("{\"type\": \"https://e.example\", \"status\": 404, \"title\": \"Not Found\"}".utf8),
                "there are no animals in this input: it holds the keys status, title, type"
            ),
            (Array("{}".utf8), "there are no animals in this input: it holds an empty object"),
        ] as [([UInt8], String)]
    )
    func otherInputs(bytes: [UInt8], reason: String) async throws {
        for chunkSize in [1, 4096] {
            let portion = try await read(bytes, chunkSize: chunkSize)
            let fault = try portion.onlyFault()
            #expect(fault.reason.hasPrefix(reason))
            #expect(fault.endsInput)
            #expect(portion.animals.isEmpty)
        }
    }

    @Test("One wrong line among good ones ends nothing")
    func wrongLine() async throws {
        let portion = try await read(
            "{\"breeds\": []}\n{\"id\": 1, \"type\": \"Dog\"}\n{\"id\": 2, \"type\":}\n\"text\"\n{\"id\": 3, \"type\": \"Cat\"}\n"
        )
        #expect(portion.animals.map(\.id.sourceID) == ["1", "3"])
        #expect(portion.faults.map(\.line) == [1, 3, 4])
        #expect(portion.faults.allSatisfy { !$0.endsInput })
    }

    @Test("Cut off anywhere, every record before the cut is kept and the cut is told")
    func cutOff() async throws {
        let count = 60
        let records = (1...count).map {
            "{\"id\": \($0), \"type\": \"Dog\", \"name\": \"\(String(repeating: "x", count: 200))\"}"
        }
        let whole = Array("{\"animals\": [\(records.joined(separator: ",\n"))]}".utf8)
        for length in stride(from: 100, to: whole.count - 1, by: 97) {
            let portion = try await read(Array(whole[..<length]), chunkSize: 1000)
            let complete = String(decoding: whole[..<length], as: UTF8.self).components(separatedBy: "\"}").count - 1
            #expect(portion.animals.count == complete)
            #expect(portion.faults.count == 1)
            #expect(portion.faults.last?.endsInput == true)
        }
    }

    @Test("However the input is cut into chunks, the same is read", arguments: [1, 2, 3, 7, 64, 1 << 20])
    func chunks(size: Int) async throws {
        let json = "\u{FEFF}[\(PetfinderSamples.full),\r\n {\"id\": }, \(PetfinderSamples.of2019)]"
        let table = "\u{FEFF}id,type,name,tags\r\n1,Dog,\"Élie \"\"E\"\"\r\nx\",a;b\r\n2,Cat,小雪,\r\n"
        for input in [json, table] {
            let expected = try await read(input, chunkSize: 1 << 16)
            #expect(expected.animals.count == 2)
            #expect(try await read(input, chunkSize: size) == expected)
        }
    }

    @Test("Portions keep to their size, and lose and mix up nothing of any kind", arguments: [1, 2, 7, 40, 99, 10_000])
    func portions(size: Int) async throws {
        let lines = (0..<500).map { index in
            switch index % 4 {
            case 0: #"{"id": \#(index), "name": "O\#(index)", "hours": {}, "adoption": {}}"#
            case 1: #"{"id": \#(index), "type": "Cat", "name": }"#
            default: #"{"id": \#(index), "type": "Cat"}"#
            }
        }
        let portion = try await read(Array(lines.joined(separator: "\n").utf8), chunkSize: 2000, portion: size)
        #expect(portion.organizations.map(\.id.sourceID) == stride(from: 0, to: 500, by: 4).map { "\($0)" })
        #expect(portion.animals.map(\.id.sourceID) == (0..<500).filter { $0 % 4 > 1 }.map { "\($0)" })
        #expect(portion.faults.map(\.line) == stride(from: 2, through: 500, by: 4).map(\.self))
    }

    @Test("A description of five megabytes is a description")
    func longDescription() async throws {
        let text = String(repeating: "<p>wag &amp; ", count: 400_000)
        let animal = try await read("{\"id\": 1, \"type\": \"Dog\", \"description\": \"\(text)\"}", chunkSize: 65_536)
            .onlyAnimal()
        #expect(animal.description?.utf8.count == 400_000 * 6 - 1)
    }

    @Test("Nesting beyond all measure costs one record", .timeLimit(.minutes(1)))
    func nesting() async throws {
        let deep = String(repeating: "[", count: 50_000) + String(repeating: "]", count: 50_000)
        let portion = try await read(
            "[{\"id\": 1, \"type\": \"Dog\"}, {\"id\": 2, \"tags\": \(deep)}, {\"id\": 3, \"type\": \"Dog\"}]"
        )
        #expect(portion.animals.map(\.id.sourceID) == ["1", "3"])
        #expect(try portion.onlyFault().reason.contains("nested deeper"))
    }

    @Test("Of a key that comes twice, the last one counts")
    func duplicateKeys() async throws {
        let animal = try await read("{\"id\": 1, \"id\": 2, \"type\": \"Dog\", \"type\": \"Cat\"}").onlyAnimal()
        #expect(animal.id.sourceID == "2")
        #expect(animal.type == .known(.cat))
    }

    @Test("PetSave's own records are cleaned of terminal commands as well")
    func ownRecords() async throws {
        let animal = try await read(
            "{\"source\": \"mine\", \"source_id\": \"1\\u001b[2J\", \"type\": \"Dog\", \"name\": \"\\u001b]0;x\\u0007Rex &amp; Max\", \"url\": \"https://a.example/\\u202e\"}"
        ).onlyAnimal()
        #expect(animal.id.sourceID == "1")
        #expect(animal.name == "Rex &amp; Max")
        #expect(animal.url == "https://a.example/")
    }

    @Test("Values of the wrong type never cost a record, here or beside it", arguments: 0..<40 as Range<UInt64>)
    func wrongTypes(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        let wrong: [Any] = [
            NSNull(), 7, -1.5, true, "text", "", [], [1, "a", NSNull()], [:], ["primary": 3], [["small": 1]], 1e300,
        ]
        for sample in [PetfinderSamples.full, PetfinderSamples.of2019] {
            var record = try #require(try JSONSerialization.jsonObject(with: Data(sample.utf8)) as? [String: Any])
            Self.spoil(&record, with: wrong, using: &generator)
            record["id"] = 2
            record["type"] = "Dog"
            let spoiled = String(decoding: try JSONSerialization.data(withJSONObject: record), as: UTF8.self)
            let portion = try await read("[{\"id\": 1, \"type\": \"Dog\"},\(spoiled),{\"id\": 3, \"type\": \"Dog\"}]")
            #expect(portion.animals.map(\.id.sourceID) == ["1", "2", "3"])
            #expect(portion.faults.isEmpty)
        }
    }

    /// Replaces about a third of all values, at any depth.
    private static func spoil(_ record: inout [String: Any], with wrong: [Any], using generator: inout SeededGenerator)
    {
        for key in record.keys.sorted() {
            if Int.random(in: 0..<3, using: &generator) == 0 {
                record[key] = wrong.randomElement(using: &generator)
            } else if var inner = record[key] as? [String: Any] {
                spoil(&inner, with: wrong, using: &generator)
                record[key] = inner
            }
        }
    }

    @Test(
        "Random damage never ends the program, and never loses a record on an untouched line",
        arguments: 0..<60 as Range<UInt64>
    )
    func randomDamage(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        var lines = (0..<30).map {
            Array("{\"id\": \($0), \"type\": \"Dog\", \"name\": \"Rex & \\\"co\\\" [\($0)]\"}".utf8)
        }
        let damaged = Set((0..<3).map { _ in Int.random(in: 1..<29, using: &generator) })
        for line in damaged {
            // A line break would make another line of it.
            let byte = UInt8.random(in: 0x20...0xFF, using: &generator)
            let index = Int.random(in: 1..<lines[line].count, using: &generator)
            lines[line][index] = byte
        }
        let portion = try await read(Array(lines.joined(separator: [0x0A])), chunkSize: 50)
        let read = Set(portion.animals.map(\.id.sourceID))
        for line in 0..<30 where !damaged.contains(line) {
            #expect(read.contains(String(line)))
        }
    }

    @Test("A file that is not there, or is a folder, is an error of its own")
    func missingFile() async throws {
        await #expect(throws: ImportError.notFound(path: "/nowhere/at.json")) {
            try await read(path: "/nowhere/at.json")
        }
        let folder = FileManager.default.temporaryDirectory.path
        await #expect(throws: ImportError.isFolder(path: folder)) { try await read(path: folder) }
    }
}
