import FoundationEssentials
import Platform
import TerminalInput
import TerminalScreen
import TerminalSession
import TerminalText
import Testing

@Suite("The interactive app")
struct InteractiveAppTests {
    @Test("opens on the first tab and ends when the person quits", .timeLimit(.minutes(1)))
    func quits() async throws {
        let session = ScriptedSession([.when("[Near you]", key: .character("q"))])
        let rig = Rig(terminalColumns: 80, session: session)
        defer { rig.removeHome() }
        try rig.write(settings: "place = \"19104\"\n")
        #expect(await rig.run() == 0)
        #expect(session.isEnded)
        #expect(rig.output.text.isEmpty)
        #expect(rig.error.text.isEmpty)
    }

    @Test("shows its name while it gets ready", .timeLimit(.minutes(1)))
    func splash() async throws {
        let session = ScriptedSession([.when("[Near you]", key: .character("q"))])
        let rig = Rig(terminalColumns: 80, session: session)
        defer { rig.removeHome() }
        try rig.write(settings: "place = \"19104\"\n")
        _ = await rig.run("app")
        #expect(session.frames.first?.rows.contains { $0.plainText.contains("finds the pet that is waiting") } == true)
    }

    @Test(
        "a signal ends it with the code that a shell reports",
        .timeLimit(.minutes(1)),
        arguments: [(ProcessSignal.interrupt, Int32(130)), (.terminate, 143), (.hangUp, 129)]
    )
    func signals(_ signal: ProcessSignal, _ code: Int32) async throws {
        let session = ScriptedSession([.when("[Near you]", .endRequested(signal))])
        let rig = Rig(terminalColumns: 80, session: session)
        defer { rig.removeHome() }
        try rig.write(settings: "place = \"19104\"\n")
        #expect(await rig.run() == code)
        #expect(session.isEnded)
    }

    @Test("Ctrl-Z suspends it, and it goes on after", .timeLimit(.minutes(1)))
    func suspends() async throws {
        let session = ScriptedSession([
            .when("[Near you]", .suspensionRequested), .when("[Near you]", key: .character("q")),
        ])
        let rig = Rig(terminalColumns: 80, session: session)
        defer { rig.removeHome() }
        try rig.write(settings: "place = \"19104\"\n")
        #expect(await rig.run() == 0)
        #expect(session.suspensions == 1)
    }

    @Test("begins where the person left it", .timeLimit(.minutes(1)))
    func restores() async throws {
        let session = ScriptedSession([
            .when("[Near you]", key: .tab), .when("[Search]", key: .tab), .when("[Shortlist]", key: .character("q")),
        ])
        let rig = Rig(terminalColumns: 80, variables: ["PETSAVE_NO_SPLASH": "1"], session: session)
        defer { rig.removeHome() }
        try rig.write(settings: "place = \"19104\"\n")
        _ = await rig.run()
        let again = ScriptedSession([.when("[", key: .character("q"))])
        _ = await rig.later(session: again).run()
        #expect(again.frames.contains { $0.rows[0].plainText.contains("[Shortlist]") })
        #expect(!again.frames.contains { $0.rows[0].plainText.contains("[Near you]") })
    }

    @Test("a crash is told of at the next start, once", .timeLimit(.minutes(1)))
    func crashReport() async throws {
        let session = ScriptedSession([.when("petsave doctor --crash-reports", key: .character("q"))])
        let rig = Rig(terminalColumns: 80, variables: ["PETSAVE_NO_SPLASH": "1"], session: session)
        defer { rig.removeHome() }
        try rig.write(settings: "place = \"19104\"\n")
        try FileManager.default.createDirectory(atPath: rig.path("state/reports"), withIntermediateDirectories: true)
        let report = rig.path("state/reports/crash-20261121T080000Z-4711.txt")
        #expect(FileManager.default.createFile(atPath: report, contents: Data()))
        #expect(await rig.run() == 0)
        let again = ScriptedSession([.when("km", key: .character("q"))])
        _ = await rig.later(session: again).run()
        #expect(!again.frames.contains { $0.rows.contains { $0.plainText.contains("crash-reports") } })
    }

    @Test("a catalogue that cannot be used is told, with the exit code of commands", .timeLimit(.minutes(1)))
    func damagedCatalogue() async throws {
        let session = ScriptedSession([])
        let rig = Rig(terminalColumns: 80, session: session)
        defer { rig.removeHome() }
        try rig.write(settings: "place = \"19104\"\n")
        try rig.write(catalog: String(repeating: "no database ", count: 100))
        #expect(await rig.run() == 70)
        #expect(session.isEnded)
        #expect(rig.error.text.contains("catalog.sqlite"))
    }

    @Test("off a terminal it is refused, with what to use instead")
    func offTerminal() async throws {
        let rig = Rig()
        defer { rig.removeHome() }
        try rig.write(settings: "place = \"19104\"\n")
        #expect(await rig.run() == 64)
        #expect(rig.error.text.contains("petsave near 19104"))
        #expect(rig.output.text.isEmpty)
    }

    @Test("where nothing can be painted it is refused", arguments: ["dumb", ""])
    func dumbTerminal(_ name: String) async throws {
        let session = ScriptedSession([])
        let rig = Rig(terminalColumns: 80, variables: ["TERM": name], session: session)
        defer { rig.removeHome() }
        try rig.write(settings: "place = \"19104\"\n")
        #expect(await rig.run() == 64)
        #expect(session.frames.isEmpty)
        #expect(rig.output.text.isEmpty)
    }
}
