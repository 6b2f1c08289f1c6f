import Foundation
import JSONStreaming
import Testing

@Suite("Recorded bodies", .enabled(if: Fixtures.areHere, Fixtures.hint))
struct FixtureImportTests {
    @Test(
        "every animal and organisation is taken in, and comes back from an empty home the same",
        arguments: withRecords
    )
    func nothingDropped(name: String) throws {
        let animals = try Set(Fixtures.records("animal", in: name).compactMap { $0["id"] as? Int })
        let organizations = try Set(Fixtures.records("organization", in: name).compactMap { $0["id"] as? String })
        let home = try Home()
        let run = try home.run("import", Fixtures.path(name), "--json")
        #expect(run.ended(with: 0), "\(run.error)")
        let result = try JSONParser.parse(run.output)
        #expect(result["added"]?.intValue == animals.count)
        #expect(result["organizations"]?.intValue == organizations.count)
        #expect(result["fault_count"] == 0)

        let export = try home.run("export")
        // The built-in sample answers as long as there is no animal; it is not what was imported.
        guard !animals.isEmpty else { return }
        let records = try export.lines.map { try JSONParser.parse($0) }
        #expect(Set(records.compactMap { $0["source_id"]?.stringValue }) == Set(animals.map(String.init)))
        #expect(Set(records.compactMap { $0["organization"]?["id"]?.stringValue }) == organizations)
        try expectSame(export, inAnEmptyHome: "\(name)")
    }

    @Test("the dogs with their organisations come back from an empty home the same, and change nothing at home")
    func dogs() throws {
        let home = try Home()
        let run = try home.run(
            "import",
            Fixtures.path("dogs-2023-2000.json"),
            "--organizations",
            Fixtures.path("organizations-of-dogs-2023.json"),
            "--json"
        )
        let result = try JSONParser.parse(run.output)
        #expect(result["added"] == 2000)
        #expect(result["organizations"] == 939)
        let export = try home.run("export")
        #expect(export.lines.count == 2939)
        try expectSame(export, inAnEmptyHome: "the dogs")
        let again = try JSONParser.parse(home.run(["import", "-", "--json"], input: Array(export.output.utf8)).output)
        #expect(again["unchanged"] == 2000)
        #expect(again["added"] == 0)
        #expect(again["changed"] == 0)
        #expect(again["organizations"] == 0)
    }

    @Test("what holds no animals is refused with a sentence that says what it holds", arguments: withoutRecords)
    func refused(name: String) throws {
        let home = try Home()
        let run = try home.run("import", Fixtures.path(name))
        #expect(run.ended(with: 65))
        #expect(run.output.isEmpty)
        #expect(run.error.hasPrefix(Fixtures.path(name) + ":1:1: "))
        let held = try #require(try Fixtures.object(name).keys.min())
        #expect(run.error.contains("there are no animals in this input: it holds"))
        #expect(run.error.contains(held))
        #expect(run.error.contains("1 could not be read"))
    }

    private func expectSame(_ export: Run, inAnEmptyHome what: Comment) throws {
        let other = try Home()
        let run = try other.run(["import", "-"], input: Array(export.output.utf8))
        #expect(run.ended(with: 0), "\(run.error)")
        #expect(try other.run("export").output == export.output, what)
    }

    private static let prefixes = ["animal", "organization"]

    private static let withRecords = Fixtures.names.filter { name in
        prefixes.contains { name.hasPrefix($0) }
    }

    private static let withoutRecords = Fixtures.names.filter { name in
        ["breeds", "type", "token", "error"].contains { name.hasPrefix($0) }
    }
}

@Suite("The sample as a file")
struct SampleExportTests {
    @Test("the sample that is exported and imported is the catalogue then, byte for byte")
    func roundTrip() throws {
        let first = try Home()
        let export = try first.run("export")
        #expect(export.ended(with: 0))
        #expect(export.lines.count > 300)
        let second = try Home()
        #expect(try second.run(["import", "-"], input: Array(export.output.utf8)).ended(with: 0))
        #expect(try second.run("export").output == export.output)
        let again = try second.run(["import", "-"], input: Array(export.output.utf8))
        #expect(again.error.contains(" 0 new, 0 changed, "))
        #expect(!again.error.contains("organisations"))
    }
}
