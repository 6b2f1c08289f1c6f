import Platform
import Testing

@testable import AppShell

@Suite("A command line that names its command")
struct NamedCommandTests {
    @Test(
        "is read as the whole program reads it",
        arguments: [
            ["near"], ["near", "19104"],
            ["near", "Philadelphia,", "PA", "--type", "cat", "--within", "50km", "--json"],
            ["near", "--json", "--fields", "id,name", "--limit", "3"], ["near", " -33.9,18.4"],
            ["near", "--", "--type"],
            ["near", "near"], ["near", "help"], ["search", "young", "cats", " -puppy", "near", "19104"],
            ["show", "sample:1006", "--explain"], ["suggest", "bre"], ["map", "19104"], ["stats"],
            ["shortlist", "add", "sample:1006"], ["shortlist", "list"],
            ["alert", "add", "Cats", "young", "cats"], ["alert", "list"],
            ["source", "add", "socrata", "montgomery-county"], ["sync"], ["import", "a.json", "--source", "mine"],
            ["export", "--format", "csv"], ["config", "set", "units", "mi"], ["config", "path"],
            ["analytics", "status"],
            ["doctor"], ["manual", "--output", "man"], ["topic", "places"], ["setup", "--place", "19104"],
        ]
    )
    func readAlike(arguments: [String]) async throws {
        let named = try #require(await NamedCommand.read(arguments))
        let whole = try await PetSaveApp.readByAll(arguments, in: Rig().world)
        #expect(type(of: named) == type(of: whole))
        #expect(String(reflecting: named) == String(reflecting: whole))
    }

    @Test(
        "is left to the whole program when more is to be told than the command knows",
        arguments: [
            ["near", "--help"], ["near", "-h"], ["near", "--version"],
            ["near", "--generate-completion-script", "bash"],
            ["near", "--experimental-dump-help"], ["near", "--nonsense"], ["near", "--limit", "many"], ["shortlist"],
            ["shortlist", "--json"], ["shortlist", "help"], ["alert"], ["help", "near"], ["nonsense"], ["--help"], [],
            ["---completion", "near", "--", "--type", "1", "0"], ["show"],
        ]
    )
    func leftAlone(arguments: [String]) async {
        #expect(await NamedCommand.read(arguments) == nil)
    }

    @Test("tells the version whether or not the argument parser is asked")
    func version() async {
        let (program, command) = (Rig(), Rig())
        #expect(await program.run("--version") == 0)
        #expect(await command.run("near", "--version") == 0)
        #expect(program.output.text == command.output.text)
    }
}
