import Glibc
import PseudoTerminals
import Testing

@Suite(
    "Job control in a shell",
    .enabled(if: Probe.isBuilt, "terminal-session-probe was not built beside the tests"),
    .serialized,
    .timeLimit(.minutes(1))
)
struct JobControlTests {
    private static let prompt = "prompt> "

    /// A shell that reads lines as the terminal gives them, so that the settings are the ones it gives to its jobs.
    private func startShell() async throws -> (PseudoTerminal, TerminalProgram) {
        let pty = try PseudoTerminal(answers: [.init(to: "\u{1B}[c", "\u{1B}[?62c")])
        pty.startReading()
        let environment = Probe.environment.merging(["PS1": Self.prompt, "HISTFILE": ""]) { $1 }
        let shell = try TerminalProgram(
            "/bin/bash",
            ["--norc", "--noprofile", "--noediting", "-i"],
            on: pty,
            environment: environment
        )
        #expect(await pty.output(through: Self.prompt) != nil)
        return (pty, shell)
    }

    private func leave(_ pty: PseudoTerminal, _ shell: TerminalProgram) async {
        pty.type("exit 7\n")
        #expect(await shell.outcome() == .exited(7))
    }

    @Test("Ctrl-Z gives the terminal back to the shell; fg takes it again, with a size that changed")
    func stopAndContinue() async throws {
        let (pty, shell) = try await startShell()
        let before = try pty.settings
        pty.type("\(Probe.path)\n")
        #expect(await pty.output(through: "ready") != nil)

        for round in 1...2 {
            pty.type("\u{1A}")
            #expect(await pty.output(through: "\u{1B}[?1049l") != nil)
            #expect(await pty.output(through: "Stopped") != nil)
            #expect(await pty.output(through: Self.prompt) != nil)
            #expect(try pty.settings == before)
            try pty.resize(columns: 60 + round, rows: 20)
            pty.type("fg\n")
            #expect(await pty.output(through: "\u{1B}[?1049h") != nil)
            #expect(await pty.output(through: "size <\(60 + round)x20>") != nil)
            #expect(try !pty.settings.isCooked)
        }

        pty.type("x")
        #expect(await pty.output(through: "typed <x>") != nil)
        pty.type("q")
        #expect(await pty.output(through: Self.prompt) != nil)
        #expect(try pty.settings == before)
        await leave(pty, shell)
    }

    @Test("Continued in the background it stops again, and leaves the terminal alone")
    func background() async throws {
        let (pty, shell) = try await startShell()
        let before = try pty.settings
        pty.type("\(Probe.path)\n")
        #expect(await pty.output(through: "ready") != nil)
        pty.type("\u{1A}")
        #expect(await pty.output(through: "Stopped") != nil)
        #expect(await pty.output(through: Self.prompt) != nil)
        pty.type("bg; while [ -z \"$(jobs -s)\" ]; do :; done; jobs; echo sto''pped\n")
        #expect(await pty.output(through: "stopped") != nil)
        #expect(try pty.settings == before)
        pty.type("fg\n")
        #expect(await pty.output(through: "resumed") != nil)
        pty.type("q")
        #expect(await pty.output(through: Self.prompt) != nil)
        #expect(try pty.settings == before)
        await leave(pty, shell)
    }

    @Test("Started in the background it waits for the foreground")
    func startedInBackground() async throws {
        let (pty, shell) = try await startShell()
        let before = try pty.settings
        pty.type("\(Probe.path) & while [ -z \"$(jobs -s)\" ]; do :; done; echo sto''pped\n")
        #expect(await pty.output(through: "stopped") != nil)
        #expect(try pty.settings == before)
        pty.type("fg\n")
        #expect(await pty.output(through: "ready") != nil)
        pty.type("q")
        #expect(await pty.output(through: Self.prompt) != nil)
        #expect(try pty.settings == before)
        await leave(pty, shell)
    }
}
