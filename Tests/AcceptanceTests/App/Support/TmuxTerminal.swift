import FoundationEssentials
import Glibc

/// A terminal that many people use, with a shell in it: tmux, without a window of its own and without anybody's settings.
///
/// It waits on the calling thread, so it belongs into ``onThread(_:)``; whenever the pane shows something new, it looks
/// again.
final class TmuxTerminal {
    /// Where tmux is; `nil` if it is not installed.
    static let program = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/bin/tmux"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }
    static let isInstalled = program != nil
    static let prompt = "READY>"

    private let name = "petsave-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    private let environment: [String: String]
    /// Says that the pane has shown something.
    private let output: Descriptor
    /// Held, so that the other end never comes to an end.
    private let writer: Descriptor

    /// Starts bash on a terminal of that size, and waits for its prompt.
    init(in home: Home, columns: Int = 80, rows: Int = 24) throws {
        let folder = URL(filePath: try PetSaveProgram.path()).deletingLastPathComponent().path
        environment = home.environment.merging([
            "PS1": Self.prompt + " ", "PATH": "\(folder):/usr/local/bin:/usr/bin:/bin", "PETSAVE_NO_SPLASH": "1",
            "SHELL": "/bin/bash", "TMUX_TMPDIR": "/tmp", "SWIFT_BACKTRACE": "interactive=no",
        ]) { _, new in new }
        let pipe = home.path + "/shown.fifo"
        guard unsafe mkfifo(pipe, 0o600) == 0 else { throw SystemFailure("mkfifo") }
        output = Descriptor(unsafe open(pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC))
        writer = Descriptor(unsafe open(pipe, O_WRONLY | O_CLOEXEC))
        guard output.number >= 0, writer.number >= 0 else { throw SystemFailure("open") }
        try tell(
            ["start-server", ";", "set", "-g", "status", "off", ";", "new-session", "-d", "-c", home.path]
                + ["-x", String(columns), "-y", String(rows), "/bin/bash", "--noprofile", "--norc"]
        )
        try tell(["pipe-pane", "-O", "exec cat > '\(pipe)'"])
        try wait(for: Self.prompt)
    }

    deinit { close() }

    /// Takes the terminal away, as closing its window does.
    func close() {
        _ = try? tell(["kill-server"])
    }

    /// Types a text as it stands.
    func type(_ text: String) throws {
        try tell(["send-keys", "-l", text])
    }

    /// Presses keys by tmux's names: `Enter`, `C-c`, `Up`.
    func press(_ keys: String...) throws {
        try tell(["send-keys"] + keys)
    }

    func resize(columns: Int, rows: Int) throws {
        try tell(["resize-window", "-x", String(columns), "-y", String(rows)])
    }

    /// What stands on the screen, without the empty rows below.
    func lines() throws -> [String] {
        var lines = try tell(["capture-pane", "-p"]).split(separator: "\n", omittingEmptySubsequences: false)
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map(String.init)
    }

    /// What else belongs to a screen: whether it is the second one, whether the cursor is seen, and who gets the mouse.
    func modes() throws -> String {
        try tell(["display-message", "-p", "#{alternate_on} #{cursor_flag} #{mouse_any_flag} #{keypad_flag}"])
    }

    /// Waits until the screen is as it is wanted, and answers what stands there.
    @discardableResult
    func wait(for what: String, until isThere: ([String]) -> Bool) throws -> [String] {
        let deadline = Deadline()
        while true {
            let lines = try lines()
            if isThere(lines) { return lines }
            guard try output.hasBytes(before: deadline) else { throw ScreenNeverShowed(what: what, lines: lines) }
            while let bytes = try output.read(), !bytes.isEmpty {}
        }
    }

    /// Waits until a text stands on the screen.
    @discardableResult
    func wait(for text: String) throws -> [String] {
        try wait(for: text) { $0.contains { $0.contains(text) } }
    }

    /// Asks tmux for something, and answers what it says.
    @discardableResult
    private func tell(_ command: [String]) throws -> String {
        let child = try ChildProcess(
            Self.program ?? "tmux",
            arguments: ["-u", "-L", name, "-f", "/dev/null"] + command,
            environment: environment
        )
        let said = try child.converse([])
        guard try child.wait() == .exit(0) else {
            throw TmuxRefused(command: command, message: String(decoding: said.error, as: UTF8.self))
        }
        return String(decoding: said.output, as: UTF8.self)
    }
}

/// tmux did not do what it was asked for.
struct TmuxRefused: Error, CustomStringConvertible {
    let command: [String]
    let message: String

    var description: String { "tmux \(command.joined(separator: " ")): \(message)" }
}
