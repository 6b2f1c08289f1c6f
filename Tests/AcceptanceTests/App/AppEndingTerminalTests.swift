import FoundationEssentials
import Glibc
import Testing

@Suite(
    "However the app ends, the terminal is as it was",
    .serialized,
    .timeLimit(.minutes(10)),
    .enabled(if: TmuxTerminal.isInstalled, "tmux is not installed: apt-get install tmux")
)
struct AppEndingTerminalTests {
    /// What ends the app, and what its shell hears of that.
    enum Cause: CaseIterable, Sendable {
        case quitting, controlC, interrupt, terminate, hangUp, trap

        var code: Int32 {
            switch self {
            case .quitting: 0
            case .controlC, .interrupt: 128 + SIGINT
            case .terminate: 128 + SIGTERM
            case .hangUp: 128 + SIGHUP
            case .trap: 128 + SIGTRAP
            }
        }

        var signal: Int32? {
            switch self {
            case .quitting, .controlC: nil
            case .interrupt: SIGINT
            case .terminate: SIGTERM
            case .hangUp: SIGHUP
            case .trap: SIGTRAP
            }
        }
    }

    @Test(
        "settings and screen equal those before, the code tells why, and no process is left",
        arguments: Cause.allCases
    )
    func restored(_ cause: Cause) async throws {
        try await onThread {
            let home = try Home.settled()
            // A shell that puts nothing right by itself.
            _ = try home.file(
                "run.sh",
                """
                stty -g > before
                petsave --offline 2> errors
                code=$?
                stty -g > after
                echo "ended $code"

                """
            )
            let tmux = try TmuxTerminal(in: home)
            try tmux.type("echo what stood there before; sh run.sh")
            let modes = try tmux.modes()
            try tmux.wait(for: "sh run.sh")
            try tmux.press("Enter")
            try tmux.wait(for: "1 of ")
            #expect(try tmux.modes() != modes)
            if let signal = cause.signal {
                _ = Glibc.kill(try home.appProcess(), signal)
            } else {
                try tmux.press(cause == .quitting ? "q" : "C-c")
            }
            let lines = try tmux.wait(for: "the end") { lines in
                lines.contains { $0.hasPrefix("ended ") } && lines.last == TmuxTerminal.prompt
            }
            #expect(lines.contains("ended \(cause.code)"), "\(lines)")
            let prompt = TmuxTerminal.prompt
            #expect(
                lines.prefix(2) == ["\(prompt) echo what stood there before; sh run.sh", "what stood there before"]
            )
            // A crash may be told of by the shell; nothing else is on the screen.
            if cause != .trap { #expect(lines.count == 4, "\(lines)") }
            #expect(try tmux.modes() == modes)
            #expect(try home.contents(of: "after") == home.contents(of: "before"))
            if cause != .trap { #expect(try home.contents(of: "errors").isEmpty) }
            #expect(!home.processes().values.contains("petsave"))
        }
    }

    @Test("a window that is closed ends the app, which keeps where it was")
    func closed() async throws {
        try await onThread {
            let home = try Home.settled()
            let app = try AppTerminal(in: home, arguments: ["--offline"])
            try app.wait(for: "1 of ")
            try app.type("jj")
            try app.wait(for: "3 of ")
            #expect(try app.hangUp() == .exit(128 + SIGHUP))
            let second = try AppTerminal(in: home, arguments: ["--offline"])
            try second.wait(for: "3 of ")
        }
    }

    @Test("Ctrl-Z gives the terminal back with what stood there, and fg brings the app back as it was, in the new size")
    func suspended() async throws {
        try await onThread {
            let home = try Home.settled(animals: 100)
            let tmux = try TmuxTerminal(in: home)
            let modes = try tmux.modes()
            try tmux.type("stty -g > before; petsave --offline")
            try tmux.press("Enter")
            try tmux.wait(for: "1 of 100")
            try tmux.type("jjj")
            let shown = try tmux.wait(for: "4 of 100, and the keys below") { lines in
                lines.count == 24 && lines.contains { $0.contains("4 of 100") }
            }
            try tmux.press("C-z")
            let lines = try tmux.wait(for: "the prompt") { $0.last == TmuxTerminal.prompt && $0.count > 1 }
            #expect(lines.contains { $0.contains("Stopped") }, "\(lines)")
            #expect(lines.first?.hasSuffix("petsave --offline") == true)
            #expect(try tmux.modes() == modes)
            try tmux.type("stty -g > stopped; echo still $((40 + 2)) here")
            try tmux.press("Enter")
            try tmux.wait(for: "still 42 here")
            #expect(try home.contents(of: "stopped") == home.contents(of: "before"))
            try tmux.type("fg")
            try tmux.press("Enter")
            try tmux.wait(for: "what was seen before") { $0 == shown }

            try tmux.press("C-z")
            try tmux.wait(for: "the prompt") { $0.last == TmuxTerminal.prompt && $0.count > 3 }
            try tmux.resize(columns: 120, rows: 30)
            try tmux.type("fg")
            try tmux.press("Enter")
            let wider = try tmux.wait(for: "the list in the new size") { lines in
                lines.count == 30 && lines.contains { $0.contains("4 of 100") }
            }
            #expect(wider.first?.contains("[Near you]") == true)
            try tmux.press("q")
            try tmux.wait(for: "the prompt") { $0.last == TmuxTerminal.prompt }
            try tmux.type("stty -g > after; echo done $((1 + 1))")
            try tmux.press("Enter")
            try tmux.wait(for: "done 2")
            #expect(try home.contents(of: "after") == home.contents(of: "before"))
            #expect(!home.processes().values.contains("petsave"))
        }
    }
}
