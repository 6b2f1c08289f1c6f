import FoundationEssentials
import Platform
import Secrets
import Testing

@Suite("Reading a secret")
struct SecretReaderTests {
    private let folder: TemporaryFolder
    private let reader: SecretReader

    init() throws {
        folder = try TemporaryFolder()
        reader = SecretReader(environment: ["PATH": "/usr/bin:/bin", "KEY": "from-the-air", "FOLDER": folder.path])
    }

    // MARK: Of variables

    @Test("a variable's value is it, without the end of its line")
    func variable() throws {
        #expect(try reader.secret(inVariable: "KEY") == Secret("from-the-air"))
        #expect(try SecretReader(environment: ["K": " a b\r\n"]).secret(inVariable: "K") == Secret(" a b"))
    }

    @Test("a variable that is not set, or empty, is told by its name")
    func noVariable() {
        #expect(throws: SecretError.notInEnvironment(variable: "NONE")) { try reader.secret(inVariable: "NONE") }
        #expect(throws: SecretError.notInEnvironment(variable: "E")) {
            try SecretReader(environment: ["E": ""]).secret(inVariable: "E")
        }
    }

    @Test(
        "a variable of several lines or with control characters is refused",
        arguments: ["planted\nb", "planted\u{1B}[0m"]
    )
    func oddVariable(value: String) {
        expectRefusal { _ = try SecretReader(environment: ["K": value]).secret(inVariable: "K") }
    }

    // MARK: In files

    @Test(
        "the first line of a file is it",
        arguments: ["sesame", "sesame\n", "sesame\r\n", "sesame\nuser: me\n", "sesame\n\u{1B}\n"]
    )
    func file(text: String) throws {
        let path = try folder.file("key", Array(text.utf8))
        #expect(try reader.secret(inFile: path) == Secret("sesame"))
    }

    @Test("a file that others can read is refused, and says how to mend that", arguments: [0o640, 0o604, 0o644, 0o666])
    func exposed(mode: Int) throws {
        let path = try folder.file("key", Array("planted".utf8), mode: mode)
        let error = #expect(throws: SecretError.exposedFile(path: path)) { try reader.secret(inFile: path) }
        #expect(error?.description.contains("chmod 600") == true)
    }

    @Test("a link to a file that others can read is refused as well")
    func exposedLink() throws {
        let path = try folder.file("key", Array("planted".utf8), mode: 0o644)
        try FileManager.default.createSymbolicLink(atPath: folder("link"), withDestinationPath: path)
        #expect(throws: SecretError.exposedFile(path: folder("link"))) { try reader.secret(inFile: folder("link")) }
    }

    @Test(
        "a file that holds no secret is refused",
        arguments: [
            [], [0x0A], [0x0D, 0x0A], Array("\nplanted".utf8), Array("plan\0ted".utf8), Array("plan\tted".utf8),
            Array("plan\u{7F}ted".utf8), Array("plan\u{85}ted".utf8), [0x70, 0xFF, 0x71],
            [UInt8](repeating: UInt8(ascii: "p"), count: 64 * 1024 + 1),
        ]
    )
    func oddFile(bytes: [UInt8]) throws {
        let path = try folder.file("key", bytes)
        expectRefusal { _ = try reader.secret(inFile: path) }
    }

    @Test("a file of 64 KiB is still read")
    func largest() throws {
        let path = try folder.file("key", [UInt8](repeating: UInt8(ascii: "p"), count: 64 * 1024))
        #expect(try reader.secret(inFile: path).text.utf8.count == 64 * 1024)
    }

    @Test(
        "a folder, a device and nothing at all are refused, and none is waited for",
        arguments: ["", "/dev/null", "missing"]
    )
    func noFile(name: String) {
        let path = name.hasPrefix("/") ? name : folder(name)
        expectRefusal { _ = try reader.secret(inFile: path) }
    }

    @Test("a pipe that nobody writes to is refused rather than waited for")
    func pipe() async throws {
        #expect(try await reader.secret(printedBy: #"mkfifo -m 600 "$FOLDER/pipe" && echo made"#).text == "made")
        expectRefusal { _ = try reader.secret(inFile: folder("pipe")) }
    }

    // MARK: By commands

    @Test(
        "the first line that a command prints is it",
        arguments: [
            "echo sesame", "printf sesame", #"printf 'sesame\r\nuser: me\n'"#, "echo sesame; echo note >&2",
            "cat; echo sesame", "echo sesame | cat",
        ]
    )
    func command(line: String) async throws {
        #expect(try await reader.secret(printedBy: line) == Secret("sesame"))
    }

    @Test("what a command prints just before it ends is never lost")
    func quickCommands() async throws {
        for number in 0..<200 {
            #expect(try await reader.secret(printedBy: "echo \(number)") == Secret("\(number)"))
        }
    }

    @Test("a command gets the variables that were given")
    func commandVariables() async throws {
        #expect(try await reader.secret(printedBy: #"echo "$KEY-${HOME:-none}""#) == Secret("from-the-air-none"))
    }

    @Test(
        "a command that fails says how it ended, and never what it printed",
        arguments: [
            ("echo planted; exit 3", "status 3"), ("no-such-program-planted 2>/dev/null", "no such program"),
            ("echo planted; kill -9 $$", "signal 9"), ("true", "printed no secret"),
            (#"printf '\nplanted'"#, "printed no secret"), (#"printf 'plan\033ted'"#, "control characters"),
            ("yes planted | head -c 70000", "65536 bytes"),
        ]
    )
    func failure(line: String, words: String) async {
        let error = await #expect(throws: SecretError.self) { try await reader.secret(printedBy: line) }
        #expect(error?.description.contains(words) == true, "\(String(describing: error))")
        #expect(error?.description.contains("planted") == false)
        #expect(String(reflecting: error).contains("planted") == false)
    }

    @Test("a command whose children keep its output open is over when it ends itself")
    func children() async throws {
        let line = #"mkfifo "$FOLDER/gate"; cat "$FOLDER/gate" & echo sesame"#
        #expect(try await reader.secret(printedBy: line) == Secret("sesame"))
        #expect(try await reader.secret(printedBy: #": > "$FOLDER/gate"; echo let go"#) == Secret("let go"))
    }

    @Test("a command that takes longer than the patience is ended, and that is said")
    func patience() async throws {
        let gate = Gate(folder("begun"))
        let reader = SecretReader(
            environment: ["PATH": "/usr/bin:/bin", "FOLDER": folder.path],
            patience: .seconds(7),
            clock: gate
        )
        let line = #"mkfifo "$FOLDER/gate"; : >"$FOLDER/begun"; exec cat "$FOLDER/gate""#
        await #expect(throws: SecretError.command(reason: "did not end within 7 seconds")) {
            try await reader.secret(printedBy: line)
        }
    }

    @Test("calling it off ends the command")
    func cancellation() async throws {
        let line = #"mkfifo "$FOLDER/gate"; : >"$FOLDER/begun"; exec cat "$FOLDER/gate""#
        let running = Task { [reader] in
            await #expect(throws: SecretError.cancelled) { try await reader.secret(printedBy: line) }
        }
        while !FileManager.default.fileExists(atPath: folder("begun")) { await Task.yield() }
        running.cancel()
        _ = await running.value
    }

    /// Expects an error that shows nothing of what was found.
    private func expectRefusal(
        sourceLocation: SourceLocation = #_sourceLocation,
        _ body: () throws -> Void
    ) {
        let error = #expect(throws: SecretError.self, sourceLocation: sourceLocation) { try body() }
        #expect(error?.description.contains("plan") == false, sourceLocation: sourceLocation)
        #expect(error?.description.contains("ppp") == false, sourceLocation: sourceLocation)
    }
}

/// A clock whose time is up as soon as a file is there.
private struct Gate: Clock {
    let path: String

    init(_ path: String) { self.path = path }

    var now: ContinuousClock.Instant { ContinuousClock.now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        while !FileManager.default.fileExists(atPath: path) {
            try Task.checkCancellation()
            await Task.yield()
        }
    }
}
