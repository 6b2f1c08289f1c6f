import FoundationEssentials
import Glibc
import ShellCommand
import Testing

@Suite("Shell commands")
struct ShellCommandTests {
    /// A folder of the test's own, gone when the test is.
    final class Folder: Sendable {
        let path: String

        init() throws {
            let url = FileManager.default.temporaryDirectory.appending(path: "shell-tests-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            path = url.path
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: "\(path)/\(name)"))) }

        func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }
    }

    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    private func command(_ line: String) -> ShellCommand {
        ShellCommand(line, environment: ["PATH": "/usr/bin:/bin", "FOLDER": folder.path])
    }

    @Test("a command gets every byte of its input, however many", arguments: [0, 1, 65_536, 3_000_000])
    func input(count: Int) async throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        #expect(try await command(#"cat > "$FOLDER/out""#).run(input: bytes) == .exit(0))
        #expect(try folder.bytes("out") == bytes)
    }

    @Test("how it ended is told: its status, or the signal that ended it")
    func endings() async throws {
        #expect(try await command("exit 7").run(input: []) == .exit(7))
        #expect(try await command("no-such-program-here 2>/dev/null").run(input: []) == .exit(127))
        #expect(try await command("kill -9 $$").run(input: []) == .signal(9))
    }

    @Test(
        "a command that does not read its input harms nobody",
        arguments: ["exit 0", "exec <&-; exit 0", "head -c 1 >/dev/null"]
    )
    func unreadInput(line: String) async throws {
        let bytes = [UInt8](repeating: 0, count: 2_000_000)
        #expect(try await command(line).run(input: bytes) == .exit(0))
    }

    @Test("it is a whole line of the shell's, with the variables that were given and no others")
    func shell() async throws {
        let line = #"{ cat | tr a-z A-Z; echo "-${HOME:-none}"; } > "$FOLDER/out" && true"#
        #expect(try await command(line).run(input: Array("rex".utf8)) == .exit(0))
        #expect(try String(decoding: folder.bytes("out"), as: UTF8.self) == "REX-none\n")
    }

    @Test("the command itself does not ignore a closed pipe")
    func pipeSignal() async throws {
        #expect(
            try await command(#"(yes; echo $? >"$FOLDER/status") | head -n 1 >/dev/null"#).run(input: []) == .exit(0)
        )
        // 141 is 128 and SIGPIPE; an ignored signal would make `yes` complain and answer 1.
        #expect(try String(decoding: folder.bytes("status"), as: UTF8.self) == "141\n")
    }

    @Test("calling it off ends the command")
    func cancellation() async throws {
        let command = command(#"mkfifo "$FOLDER/gate"; : >"$FOLDER/begun"; exec cat "$FOLDER/gate""#)
        let running = Task { () -> ShellCommandError? in
            do {
                _ = try await command.run(input: [])
                return nil
            } catch {
                return error as? ShellCommandError
            }
        }
        while !folder.exists("begun") { await Task.yield() }
        running.cancel()
        // Without an end of the command, which waits for a writer that never comes, this would never return.
        _ = await running.value
    }

    @Test("what it prints comes back, byte for byte, with how it ended", arguments: [0, 1, 65_536, 1_000_000])
    func output(count: Int) async throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        #expect(try await command(#"cat > "$FOLDER/bytes""#).run(input: bytes) == .exit(0))
        let output = try await command(#"cat "$FOLDER/bytes"; exit 7"#).output(limit: 1_000_000)
        #expect(output.ending == .exit(7))
        #expect(output.bytes == bytes)
    }

    @Test("a command that prints without end is ended")
    func endlessOutput() async {
        await #expect {
            try await command("yes").output(limit: 1000)
        } throws: { error in
            "\(error)".contains("1000 bytes")
        }
    }

    @Test("a command whose output is wanted has nothing to read")
    func noInput() async throws {
        let output = try await command("cat; echo end").output(limit: 100)
        #expect(String(decoding: output.bytes, as: UTF8.self) == "end\n")
    }

    @Test("calling off a command whose output is wanted ends it and what it started")
    func outputCancellation() async throws {
        let command = command(#"mkfifo "$FOLDER/gate"; : >"$FOLDER/begun"; cat "$FOLDER/gate" | cat"#)
        let running = Task {
            await #expect(throws: ShellCommandError.cancelled) { try await command.output(limit: 100) }
        }
        while !folder.exists("begun") { await Task.yield() }
        // Opening succeeds while somebody reads there. This end stays open, lest `cat` should take its end for that of
        // what it reads.
        let writer = await whenOpened { $0 >= 0 }
        defer { close(writer) }
        running.cancel()
        _ = await running.value
        await whenOpened { $0 < 0 }
    }

    /// Opens the gate for writing until that goes as it should, and answers the descriptor.
    @discardableResult
    private func whenOpened(_ isAsItShould: (Int32) -> Bool) async -> Int32 {
        while true {
            let descriptor = unsafe open("\(folder.path)/gate", O_WRONLY | O_NONBLOCK)
            if isAsItShould(descriptor) { return descriptor }
            if descriptor >= 0 { close(descriptor) }
            await Task.yield()
        }
    }
}
