import Glibc
import TerminalEmulator

/// The app on a terminal of its own, whose screen a test looks at and on which it types.
///
/// Everything waits on the calling thread, so it belongs into ``onThread(_:)``.
final class AppTerminal {
    /// What a person would see now.
    private(set) var screen: TerminalEmulator
    /// Everything that was written, as it came.
    var shown: String { String(decoding: bytes, as: UTF8.self) }
    private var bytes: [UInt8] = []
    private let child: ChildProcess
    /// Held, so that the app's folder is there as long as the app is.
    private let home: Home
    /// Called with every screen that was shown for a moment.
    var watch: (TerminalEmulator) -> Void = { _ in }

    /// Starts the app as the leader of a session, as a terminal window does.
    init(
        in home: Home,
        columns: Int = 80,
        rows: Int = 24,
        arguments: [String] = [],
        variables: [String: String] = [:]
    ) throws {
        self.home = home
        screen = TerminalEmulator(columns: columns, rows: rows)
        child = try ChildProcess(
            "/usr/bin/setsid",
            arguments: ["--ctty", try PetSaveProgram.path()] + arguments,
            environment: home.environment.merging(["PETSAVE_NO_SPLASH": "1"]) { _, new in new }
                .merging(variables) { _, new in new }.filter { !$0.value.isEmpty },
            on: Terminal(columns: UInt16(columns), rows: UInt16(rows)),
            isTyped: true
        )
        try child.output.setNonBlocking()
    }

    /// The mode in which a terminal holds back what it shows.
    private static let synchronizedOutput = 2026

    /// Types keys, as a terminal sends them.
    func type(_ keys: String) throws {
        _ = try child.feed(Array(keys.utf8)[...])
    }

    /// Gives the window another size, of which the app hears by a signal.
    func resize(columns: Int, rows: Int) throws {
        screen.resize(columns: columns, rows: rows)
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        guard unsafe ioctl(child.output.number, UInt(TIOCSWINSZ), &size) == 0 else { throw SystemFailure("ioctl") }
    }

    /// Waits until the screen is as it is wanted. As long as a frame is being written, a terminal shows the one before.
    func wait(for what: String, until isThere: (TerminalEmulator) -> Bool) throws {
        let deadline = Deadline()
        while screen.modes.contains(Self.synchronizedOutput) || !isThere(screen) {
            guard try child.output.hasBytes(before: deadline), try take() else {
                throw ScreenNeverShowed(what: what, lines: screen.lines)
            }
        }
    }

    /// Waits until a text stands on the screen.
    func wait(for text: String) throws {
        try wait(for: text) { $0.lines.contains { $0.contains(text) } }
    }

    /// Ends the app the way that no program can prepare for.
    func kill() throws {
        child.kill()
        _ = try child.wait()
    }

    /// Sends the app a signal.
    func send(_ signal: Int32) {
        _ = Glibc.kill(child.id, signal)
    }

    /// Takes the terminal away, as closing its window does, and answers how the app ends.
    func hangUp() throws -> ChildProcess.Ending {
        child.input.close()
        child.output.close()
        return try child.wait()
    }

    /// Takes everything that the app still shows, and answers how it ends.
    func ending() throws -> ChildProcess.Ending {
        let deadline = Deadline()
        while try child.output.hasBytes(before: deadline) {
            guard try take() else { return try child.wait() }
        }
        throw ScreenNeverShowed(what: "the end of the app", lines: screen.lines)
    }

    /// Takes what is there; `false` at the end.
    private func take() throws -> Bool {
        guard let next = try child.output.read() else { return true }
        guard !next.isEmpty else { return false }
        bytes += next
        let answers = screen.feed(next)
        watch(screen)
        _ = try child.feed(answers[...])
        return true
    }
}
