import Platform
import PseudoTerminals
import TerminalInput
import TerminalScreen
import TerminalSession
import Testing

@Suite("What happens to a session", .serialized, .timeLimit(.minutes(1)))
struct SessionInputTests {
    @Test("A terminal that answers nothing is waited for no longer than the bound; what is typed meanwhile is kept")
    func unanswered() async throws {
        let clock = ManualClock()
        let pty = try PseudoTerminal()
        async let beginning = pty.begin(clock: clock)
        #expect(await pty.output(through: "\u{1B}[c") != nil)
        pty.type("ab")
        await clock.sleepers(1)
        clock.advance(by: .milliseconds(200))
        let session = try await beginning
        #expect(await session.next(2) == [typed("a"), typed("b")])
        // The answers come after all; nobody types them.
        pty.type("\u{1B}[?2026;2$y\u{1B}]11;rgb:ff/ff/ff\u{1B}\\\u{1B}[?62;4cx")
        #expect(await session.next(1) == [typed("x")])
        #expect(!session.capabilities.synchronizedOutput)
        await session.end()
    }

    @Test("Answers with typing between them: both arrive where they belong")
    func interleaved() async throws {
        let pty = try PseudoTerminal(answers: [
            .init(to: "\u{1B}[?2026$p", "a\u{1B}[?2026;1$yb"), .init(to: "\u{1B}[c", "\u{1B}[A\u{1B}[?62cc"),
        ])
        let session = try await pty.begin()
        #expect(session.capabilities.synchronizedOutput)
        #expect(await session.next(4) == [typed("a"), typed("b"), typed(.up), typed("c")])
        await session.end()
    }

    @Test("A lone Esc is told after a short rest, and not before")
    func loneEscape() async throws {
        let clock = ManualClock()
        let pty = try PseudoTerminal(answers: [plainAnswer])
        let session = try await pty.begin(clock: clock)
        let slept = clock.sleepCount
        pty.type("\u{1B}")
        await clock.sleepers(slept + 1)
        clock.advance(by: .milliseconds(24))
        pty.type("[A")
        #expect(await session.next(1) == [typed(.up)])
        pty.type("\u{1B}")
        await clock.sleepers(slept + 2)
        clock.advance(by: .milliseconds(25))
        #expect(await session.next(1) == [typed(.escape)])
        await session.end()
    }

    @Test("Esc of the kitty keyboard protocol needs no rest")
    func kittyEscape() async throws {
        let clock = ManualClock()
        let pty = try PseudoTerminal(answers: [.init(to: "\u{1B}[?u", "\u{1B}[?0u"), plainAnswer])
        let session = try await pty.begin(clock: clock)
        pty.type("\u{1B}[27u\u{1B}[99;5u")
        #expect(await session.next(2) == [typed(.escape), .endRequested(.interrupt)])
        await session.end()
    }

    @Test("A paste without an end is told after a long rest")
    func unfinishedPaste() async throws {
        let clock = ManualClock()
        let pty = try PseudoTerminal(answers: [plainAnswer])
        let session = try await pty.begin(clock: clock)
        let slept = clock.sleepCount
        pty.type("\u{1B}[200~half")
        await clock.sleepers(slept + 1)
        clock.advance(by: .seconds(1))
        #expect(await session.next(1) == [.input(.paste("half"))])
        await session.end()
    }

    @Test("Ctrl-C, Ctrl-\\ and Ctrl-Z ask for what their signals ask for")
    func controlKeys() async throws {
        let pty = try PseudoTerminal(answers: [plainAnswer])
        let session = try await pty.begin()
        pty.type("\u{3}\u{1C}\u{1A}")
        #expect(
            await session.next(3) == [.endRequested(.interrupt), .endRequested(.quit), .suspensionRequested]
        )
        await session.end()
    }

    @Test("Signals are told")
    func signals() async throws {
        let (arrivals, continuation) = AsyncStream.makeStream(of: ProcessSignal.self)
        let pty = try PseudoTerminal(answers: [plainAnswer])
        let session = try await pty.begin(arrivals: arrivals)
        for signal in [ProcessSignal.suspend, .terminate, .interrupt, .quit, .hangUp, .hangUp] {
            continuation.yield(signal)
        }
        continuation.yield(.terminate)
        #expect(
            await session.next(6) == [
                .suspensionRequested, .endRequested(.terminate), .endRequested(.interrupt), .endRequested(.quit),
                .endRequested(.hangUp), .endRequested(.terminate),
            ]
        )
        await session.end()
    }

    @Test("A new size is told once, and known by then")
    func resize() async throws {
        let (arrivals, continuation) = AsyncStream.makeStream(of: ProcessSignal.self)
        let pty = try PseudoTerminal(answers: [plainAnswer])
        let session = try await pty.begin(arrivals: arrivals)
        #expect(session.size == TerminalSize(columns: 80, rows: 24))
        try pty.resize(columns: 40, rows: 12)
        continuation.yield(.windowChange)
        continuation.yield(.windowChange)
        continuation.yield(.terminate)
        let size = try #require(TerminalSize(columns: 40, rows: 12))
        #expect(await session.next(2) == [.resized(size), .endRequested(.terminate)])
        #expect(session.size == size)
        await session.end()
    }

    @Test("Somebody who stopped the process without asking and continues it gets everything back")
    func continued() async throws {
        let (arrivals, continuation) = AsyncStream.makeStream(of: ProcessSignal.self)
        let pty = try PseudoTerminal(answers: [plainAnswer])
        let session = try await pty.begin(arrivals: arrivals)
        _ = await pty.output(through: "\u{1B}[c")
        continuation.yield(.resume)
        #expect(await session.next(1) == [.resumed])
        #expect(await pty.output(through: "\u{1B}[?1049h") != nil)
        #expect(try !pty.settings.isCooked)
        await session.end()
        #expect(try pty.settings.isCooked)
    }

    @Test("A terminal that goes away asks for the end, once, and ending does not hang")
    func hangUp() async throws {
        let pty = try PseudoTerminal(answers: [plainAnswer])
        let session = try await pty.begin()
        pty.hangUp()
        #expect(await session.next(1) == [.endRequested(.hangUp)])
        await session.show("nobody sees this")
        await session.end()
        for await event in session.events { Issue.record("There was \(event)") }
    }
}
