import Glibc
import Platform
import PseudoTerminals
import TerminalSession
import Testing

@Suite("Taking a terminal over and giving it back", .serialized, .timeLimit(.minutes(1)))
struct TakingOverTests {
    @Test("While it is taken keys come raw; behind it everything is as before")
    func settings() async throws {
        let pty = try PseudoTerminal(answers: [plainAnswer])
        let before = try pty.settings
        let session = try await pty.begin()
        #expect(try !pty.settings.isCooked)
        await session.end()
        #expect(try pty.settings == before)
    }

    @Test("Everything that is switched on is switched off")
    func modes() async throws {
        let pty = try PseudoTerminal(answers: [
            PseudoTerminal.Answer(to: "\u{1B}[?u", "\u{1B}[?0u"),
            PseudoTerminal.Answer(to: "\u{1B}[?2027$p", "\u{1B}[?2027;2$y"),
            plainAnswer,
        ])
        let session = try await pty.begin()
        await session.end()
        let written = try #require(await pty.output(through: "\u{1B}[23;2t"))
        for mode in ["1049", "2004", "1004", "1002", "1006", "2027"] {
            let on = try #require(written.firstRange(of: "\u{1B}[?\(mode)h"), "\(mode) was not set")
            let off = try #require(written.firstRange(of: "\u{1B}[?\(mode)l"), "\(mode) was not reset")
            #expect(on.lowerBound < off.lowerBound)
        }
        for mode in ["25", "7"] {
            let off = try #require(written.firstRange(of: "\u{1B}[?\(mode)l"))
            let on = try #require(written.firstRange(of: "\u{1B}[?\(mode)h"))
            #expect(off.lowerBound < on.lowerBound)
        }
        #expect(written.hasPrefix("\u{1B}[22;2t"))
        // The keyboard protocol has a stack for each screen: it is left before the alternate one is.
        let push = try #require(written.firstRange(of: "\u{1B}[>5u"))
        let pop = try #require(written.firstRange(of: "\u{1B}[<u"))
        let alternate = try #require(written.firstRange(of: "\u{1B}[?1049l"))
        #expect(push.lowerBound < pop.lowerBound && pop.lowerBound < alternate.lowerBound)
    }

    @Test("What a terminal does not offer is not switched on, nor the mouse when nobody wants it")
    func notOffered() async throws {
        let pty = try PseudoTerminal(answers: [plainAnswer])
        var options = TerminalSessionOptions()
        options.mouse = false
        let session = try await pty.begin(options: options)
        await session.end()
        let written = try #require(await pty.output(through: "\u{1B}[23;2t"))
        for sequence in ["[>5u", "[<u", "[?2027h", "[?2027l", "[?1002h", "[?1006h"] {
            #expect(!written.contains("\u{1B}" + sequence))
        }
    }

    @Test("Ending twice, or letting the session go, ends it once")
    func endTwice() async throws {
        let pty = try PseudoTerminal(answers: [plainAnswer])
        let before = try pty.settings
        var session: ProcessTerminalSession? = try await pty.begin()
        let events = try #require(session).events
        await session?.end()
        await session?.end()
        session = nil
        for await event in events { Issue.record("There was \(event)") }
        #expect(try pty.settings == before)
        #expect(await pty.output(through: "\u{1B}[23;2t") != nil)
        #expect(pty.transcript.ranges(of: "\u{1B}[?1049l").count == 1)
    }

    @Test("A session that nobody ended ends when it is let go")
    func letGo() async throws {
        let pty = try PseudoTerminal(answers: [plainAnswer])
        let before = try pty.settings
        _ = try await pty.begin()
        #expect(await pty.output(through: "\u{1B}[?1049l") != nil)
        #expect(try pty.settings == before)
    }

    @Test("A frame is written in the characters and colours that the terminal has")
    func frame() async throws {
        let pty = try PseudoTerminal(answers: [plainAnswer])
        let session = try await pty.begin()
        await session.show("Hello")
        #expect(await pty.output(through: "Hello") != nil)
        await session.end()
    }

    @Test(
        "A terminal that cannot place text is refused, untouched",
        arguments: [[:], ["TERM": ""], ["TERM": "dumb"]] as [ProcessEnvironment]
    )
    func unsuitable(environment: ProcessEnvironment) async throws {
        let pty = try PseudoTerminal()
        let before = try pty.settings
        await #expect(throws: TerminalSessionError.unsuitable(term: environment["TERM"])) {
            try await pty.begin(environment: environment)
        }
        #expect(try pty.settings == before)
        #expect(pty.transcript.isEmpty)
    }

    @Test("Input or output that is no terminal is refused, and named")
    func noTerminal() async throws {
        let pty = try PseudoTerminal()
        let before = try pty.settings
        let null = unsafe open("/dev/null", O_RDWR)
        defer { close(null) }
        await #expect(throws: TerminalSessionError.notATerminal(stream: "standard input")) {
            try await ProcessTerminalSession.begin(input: null, output: pty.terminal, environment: usualEnvironment)
        }
        await #expect(throws: TerminalSessionError.notATerminal(stream: "standard output")) {
            try await ProcessTerminalSession.begin(input: pty.terminal, output: null, environment: [:])
        }
        #expect(try pty.settings == before)
    }

    @Test("Every refusal says what to do")
    func sentences() {
        let errors: [TerminalSessionError] = [
            .notATerminal(stream: "standard output"), .unsuitable(term: nil), .unsuitable(term: ""),
            .unsuitable(term: "dumb"), .inBackground,
        ]
        for error in errors {
            #expect(error.description.hasSuffix("."))
            #expect(error.isAboutSurroundings)
        }
        #expect(TerminalSessionError.unsuitable(term: "dumb").description.contains("“dumb”"))
        #expect(!TerminalSessionError.failed(SystemErrorCode(rawValue: EIO)).isAboutSurroundings)
    }
}
