import AppShell
import FoundationEssentials
import Platform
import Testing

/// Runs command lines in a world of their own: memory for streams, a fresh folder, a clock that stands still.
struct Rig {
    let output: MemoryOutput
    let error: MemoryOutput
    private let world: World
    private let home: String

    init(terminalColumns: Int? = nil, variables: [String: String] = [:], input: String = "") {
        home = FileManager.default.temporaryDirectory.appending(path: "petsave-\(UUID().uuidString)").path
        output = MemoryOutput(terminalSize: terminalColumns.flatMap { TerminalSize(columns: $0, rows: 24) })
        error = MemoryOutput()
        let environment = ["PETSAVE_HOME": home, "LANG": "C.UTF-8", "TERM": "xterm"]
        world = World(
            streams: StandardStreams(input: MemoryInput(input), output: output, error: error),
            environment: ProcessEnvironment(environment.merging(variables) { _, new in new }),
            clock: FixedWallClock(Date(timeIntervalSince1970: 1_782_950_400)),
            makeSeed: { 1 }
        )
    }

    func run(_ arguments: String...) async -> Int32 {
        await run(arguments)
    }

    func run(_ arguments: [String]) async -> Int32 {
        await PetSaveApp.run(arguments: arguments, in: world)
    }

    func removeHome() {
        try? FileManager.default.removeItem(atPath: home)
    }
}

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
            (["near", "19104", "--sort", "cuteness"], "distance, newest, name, random"),
            (["near", "19104", "--json=nam"], "name"),
            (["near", "19104", "--format", "xml"], "ndjson"),
            (["near", "19104", "--good-with", "birds"], "children, dogs, cats"),
            (["near", "19104", "--nonsense"], "nonsense"),
            (["show", "sample:1"], "Several ids"),
            (["config", "set", "units", "ells"], "km or mi"),
            (["config", "get", "unit"], "units"),
            (["help", "nonsense"], "nonsense"),
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
        #expect(await rig.run("near", "-75,0", "--within", "100km") == 64)
        let other = Rig()
        #expect(await other.run("near", "--within", "100km", "--", "-75,0") == 1)
        #expect(other.output.text.isEmpty)
        #expect(other.error.text.contains("larger --within"))
    }
}
