import AppShell
import FoundationEssentials
import Platform
import Synchronization
import TerminalText
import Testing

@Suite("The command line")
struct CommandLineTests {
    @Test("the first use needs no files, and says that the animals are invented")
    func firstUse() async {
        let rig = Rig()
        #expect(await rig.run("near", "19104", "--type", "cat", "--within", "50km", "--limit", "3") == 0)
        #expect(rig.output.text.split(separator: "\n").count == 6)
        #expect(rig.error.text.contains("invented"))
        #expect(rig.error.text.contains("near Philadelphia, PA 19104, US, within 50 km"))
    }

    @Test(
        "what cannot be understood is a usage error with a sentence",
        arguments: [
            (["naer", "19104"], "Did you mean `petsave near`?"),
            (["near"], "petsave config set place"),
            (["near", "Springfield"], "Springfield, IL"),
            (["near", "Qwertyville"], "No place is called"),
            (["near", "19104", "--type", "dgo"], "Did you mean “dog”?"),
            (["near", "19104", "--within", "far"], "Write 50km or 30mi"),
            (["near", "19104", "--page", "0"], "pages count from 1"),
            (["near", "19104", "--limit", "99999999"], "hold 1 to"),
            (["near", "19104", "--sort", "cuteness"], "distance, newest, name, match, random"),
            (["near", "19104", "--json=nam"], "name"),
            (["near", "19104", "--format", "xml"], "ndjson"),
            (["near", "19104", "--good-with", "birds"], "children, dogs, cats"),
            (["near", "19104", "--nonsense"], "nonsense"),
            (["show", "sample:1"], "Several ids"),
            (["config", "set", "units", "ells"], "km or mi"),
            (["config", "get", "unit"], "units"),
            (["help", "nonsense"], "exit-codes"),
            ([], "Name a command"),
        ] as [([String], String)]
    )
    func usageErrors(arguments: [String], hint: String) async {
        let rig = Rig()
        let code = await rig.run(arguments)
        #expect(code == 64)
        #expect(rig.error.text.contains(hint), "\(rig.error.text)")
        #expect(rig.output.text.isEmpty)
    }

    @Test("nothing found is exit code 1, with advice on standard error")
    func noMatch() async {
        let rig = Rig()
        #expect(await rig.run("near", "-75,0", "--within", "100km") == 1)
        #expect(rig.output.text.isEmpty)
        #expect(rig.error.text.contains("larger --within"))
    }

    @Test("settings are kept, hold for the next command, and are given back")
    func settings() async {
        let rig = Rig()
        defer { rig.removeHome() }
        #expect(await rig.run("config", "set", "place", "19104") == 0)
        #expect(await rig.run("config", "set", "units", "mi") == 0)
        #expect(await rig.run("near", "--limit", "1") == 0)
        #expect(rig.output.text.contains(" mi"))
        #expect(await rig.run("config", "unset", "place") == 0)
        #expect(await rig.run("near", "--limit", "1") == 64)
    }

    @Test("the doctor looks at shortlist and alerts too")
    func personalFile() async throws {
        let rig = Rig()
        defer { rig.removeHome() }
        #expect(await rig.run("shortlist", "add", "sample:1006") == 0)
        #expect(await rig.run("doctor") == 0)
        #expect(rig.output.text.contains("personal.sqlite, shortlist: 1, alerts: 0"))
        try rig.write(personal: String(repeating: "no database ", count: 500))
        #expect(await rig.run("doctor") == 70)
        #expect(rig.output.text.contains("Bring the file back from a backup"))
        #expect(await rig.run("shortlist") == 70)
    }

    @Test("settings that somebody broke by hand stop a list, and can be found and mended by command")
    func brokenSettings() async throws {
        let rig = Rig()
        defer { rig.removeHome() }
        #expect(await rig.run("config", "set", "units", "mi") == 0)
        try rig.write(settings: "units = \"parsec\"\n")
        #expect(await rig.run("near", "19104") == 78)
        #expect(await rig.run("doctor") == 70)
        #expect(rig.output.text.contains("parsec"))
        #expect(await rig.run("config", "set", "units", "km") == 0)
        #expect(await rig.run("near", "19104") == 0)
    }

    @Test(
        "a damaged catalogue is exit code 70 with a sentence, whatever asks it",
        arguments: [["near", "19104"], ["show", "x:1"], ["stats"], ["export"]]
    )
    func damagedCatalog(arguments: [String]) async throws {
        let rig = Rig()
        defer { rig.removeHome() }
        try rig.write(catalog: "this is no database, however long one looks at it")
        #expect(await rig.run(arguments) == 70)
        #expect(rig.error.text.hasPrefix("petsave: The catalogue at "), "\(rig.error.text)")
        #expect(rig.output.text.isEmpty)
    }

    @Test("NDJSON is a record a line, on a terminal too")
    func recordLines() async {
        let rig = Rig(terminalColumns: 80)
        #expect(await rig.run("near", "19104", "--format", "ndjson", "--limit", "3") == 0)
        #expect(rig.output.text.split(separator: "\n").count == 3)
    }

    @Test("counts as a table have a column each, whatever the labels hold")
    func statisticsTable() async {
        let rig = Rig()
        #expect(await rig.run("stats", "--format", "csv") == 0)
        #expect(rig.output.text.contains(#"type,"Scales, Fins & Other","#))
    }

    @Test("analytics records nothing until it is switched on, and nothing where the environment forbids it")
    func analytics() async {
        let rig = Rig()
        defer { rig.removeHome() }
        _ = await rig.run("near", "19104")
        #expect(rig.journal == nil)
        _ = await rig.run("config", "set", "analytics.enabled", "true")
        _ = await rig.run("near", "19104", "--limit", "2")
        #expect(rig.journal?.contains("nearby_page_shown") == true)
        #expect(rig.journal?.contains("19104") == false)
        let quiet = Rig(variables: ["DO_NOT_TRACK": "1"])
        defer { quiet.removeHome() }
        _ = await quiet.run("config", "set", "analytics.enabled", "true")
        _ = await quiet.run("near", "19104")
        #expect(quiet.journal == nil)
    }

    @Test(
        "help goes to standard output, and is about what was asked",
        arguments: [
            (["--help"], "SUBCOMMANDS"), (["help", "near"], "Where you are"),
            (["near", "--help"], "Where you are"), (["config", "--help"], "unset"), (["help"], "exit-codes"),
            (["help", "exit-codes"], "nothing matches"), (["--version"], "0.1.0"),
        ] as [([String], String)]
    )
    func help(arguments: [String], expected: String) async {
        let rig = Rig()
        #expect(await rig.run(arguments) == 0)
        #expect(rig.output.text.contains(expected), "\(rig.output.text)")
        #expect(rig.error.text.isEmpty)
    }

    @Test("colour is for terminals, unless asked for or forbidden")
    func color() async {
        let arguments = ["near", "19104", "--limit", "1"]
        func escapes(_ rig: Rig, _ more: String...) async -> Bool {
            _ = await rig.run(arguments + more)
            return rig.output.text.contains("\u{1b}")
        }
        #expect(await escapes(Rig(terminalColumns: 80)))
        #expect(await !escapes(Rig()))
        #expect(await !escapes(Rig(terminalColumns: 80, variables: ["NO_COLOR": "1"])))
        #expect(await !escapes(Rig(terminalColumns: 80, variables: ["TERM": "dumb"])))
        #expect(await !escapes(Rig(terminalColumns: 80), "--plain"))
        #expect(await escapes(Rig(), "--color", "always"))
        #expect(await !escapes(Rig(terminalColumns: 80), "--color", "never"))
    }

    @Test("a colour that is none of the terminal's is a coat's")
    func coatColor() async {
        let rig = Rig()
        #expect(await rig.run("near", "19104", "--color", "black", "--color", "never", "--json", "--limit", "50") == 0)
        #expect(rig.output.text.contains(#""color":["black"]"#))
        #expect(await Rig().run("doctor", "--color", "black") == 64)
    }

    @Test("no line is wider than the terminal", arguments: [40, 60, 80, 132], ["list", "table", "cards"])
    func width(columns: Int, format: String) async {
        let rig = Rig(terminalColumns: columns, variables: ["NO_COLOR": "1"])
        #expect(await rig.run("near", "Tokyo", "--format", format, "--limit", "30") == 0)
        for line in rig.output.text.split(separator: "\n") {
            #expect(line.displayWidth <= columns, "\(line)")
        }
    }
}
