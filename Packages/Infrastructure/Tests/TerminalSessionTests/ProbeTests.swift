import FoundationEssentials
import Glibc
import PseudoTerminals
import Testing

/// The program that these tests start, as it was built with them.
enum Probe {
    /// The tests' own program stands in the folder that it is built into.
    static let path: String = {
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        let folder = own.split(separator: "/").dropLast().joined(separator: "/")
        return "/\(folder)/terminal-session-probe"
    }()

    static let isBuilt = FileManager.default.isExecutableFile(atPath: path)

    /// No report of a crash: it takes seconds, and these tests do not read it.
    static let environment = [
        "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no",
    ]
}

@Suite(
    "However a process ends, its terminal is as before",
    .enabled(if: Probe.isBuilt, "terminal-session-probe was not built beside the tests"),
    .serialized,
    .timeLimit(.minutes(1))
)
struct ProcessEndTests {
    private static let leave = "\u{1B}[?25h\u{1B}[?1049l\u{1B}[23;2t"

    private func run(
        environment: [String: String] = Probe.environment,
        _ body: (PseudoTerminal, TerminalProgram) -> Void
    ) async throws -> (outcome: TerminalProgram.Outcome, written: String) {
        let pty = try PseudoTerminal(answers: [.init(to: "\u{1B}[c", "\u{1B}[?62c")])
        pty.startReading()
        let before = try pty.settings
        let program = try TerminalProgram(Probe.path, on: pty, environment: environment)
        #expect(await pty.output(through: "ready") != nil)
        #expect(try !pty.settings.isCooked)
        body(pty, program)
        let outcome = await program.outcome()
        #expect(await pty.output(through: Self.leave) != nil)
        #expect(try pty.settings == before)
        // Once, and nothing behind it but what the runtime says of a crash.
        let leaves = pty.transcript.ranges(of: Self.leave)
        #expect(leaves.count == 1)
        let rest = try #require(leaves.last).upperBound
        return (outcome, String(pty.transcript[rest...]))
    }

    @Test(
        "A crash ends with its own signal, the screen restored",
        arguments: [("t", SIGTRAP), ("a", SIGABRT), ("s", SIGSEGV)]
    )
    func crash(key: String, signal: Int32) async throws {
        let (outcome, written) = try await run { pty, _ in pty.type(key) }
        // The processor's trap instruction differs.
        let expected: [TerminalProgram.Outcome] =
            signal == SIGTRAP ? [.ended(signal: SIGTRAP), .ended(signal: SIGILL)] : [.ended(signal: signal)]
        #expect(expected.contains(outcome), "\(outcome)")
        #expect(!written.contains("\u{1B}[?1049h"))
        // What the runtime said of it is not lost with the alternate screen.
        if signal == SIGTRAP { #expect(written.contains("Fatal error: Index out of range")) }
    }

    @Test("The report of a crash stands below the restored screen")
    func report() async throws {
        let environment = Probe.environment.merging(["SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no"]) { $1 }
        let (outcome, written) = try await run(environment: environment) { pty, _ in pty.type("t") }
        #expect(outcome == .ended(signal: SIGTRAP) || outcome == .ended(signal: SIGILL))
        #expect(written.contains("trapNow"), "\(written.prefix(300))")
    }

    @Test("A plain exit, an end, and a session let go", arguments: [("e", 3), ("q", 0), ("d", 0)] as [(String, Int32)])
    func exit(key: String, code: Int32) async throws {
        let (outcome, written) = try await run { pty, _ in pty.type(key) }
        #expect(outcome == .exited(code))
        #expect(written.isEmpty)
    }

    @Test(
        "A signal that asks for the end",
        arguments: [(SIGTERM, 143), (SIGHUP, 129), (SIGINT, 130), (SIGQUIT, 131)] as [(Int32, Int32)]
    )
    func signal(number: Int32, code: Int32) async throws {
        let (outcome, _) = try await run { _, program in program.send(number) }
        #expect(outcome == .exited(code))
    }

    @Test("Ctrl-C as a key")
    func interruptKey() async throws {
        let (outcome, _) = try await run { pty, _ in pty.type("\u{3}") }
        #expect(outcome == .exited(130))
    }

    @Test("A terminal whose window is closed ends the process")
    func windowClosed() async throws {
        let pty = try PseudoTerminal(answers: [.init(to: "\u{1B}[c", "\u{1B}[?62c")])
        pty.startReading()
        let program = try TerminalProgram(Probe.path, on: pty, environment: Probe.environment)
        #expect(await pty.output(through: "ready") != nil)
        pty.hangUp()
        #expect(await program.outcome() == .exited(129))
    }

    @Test("A terminal that is resized tells its program")
    func resize() async throws {
        let pty = try PseudoTerminal(answers: [.init(to: "\u{1B}[c", "\u{1B}[?62c")])
        pty.startReading()
        let program = try TerminalProgram(Probe.path, on: pty, environment: Probe.environment)
        #expect(await pty.output(through: "ready") != nil)
        try pty.resize(columns: 40, rows: 12)
        #expect(await pty.output(through: "size <40x12>") != nil)
        pty.type("q")
        #expect(await program.outcome() == .exited(0))
    }

    @Test("Without a shell above, Ctrl-Z comes back at once: nobody could continue the process")
    func orphan() async throws {
        let pty = try PseudoTerminal(answers: [.init(to: "\u{1B}[c", "\u{1B}[?62c")])
        pty.startReading()
        let program = try TerminalProgram(Probe.path, on: pty, environment: Probe.environment)
        #expect(await pty.output(through: "ready") != nil)
        pty.type("\u{1A}")
        #expect(await pty.output(through: "resumed") != nil)
        pty.type("q")
        #expect(await program.outcome() == .exited(0))
        #expect(try pty.settings.isCooked)
    }
}
