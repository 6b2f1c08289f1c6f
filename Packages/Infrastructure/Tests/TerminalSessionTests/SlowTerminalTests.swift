import Platform
import PseudoTerminals
import Synchronization
import TerminalScreen
import TerminalSession
import TerminalText
import Testing

@Suite("A terminal that is slow", .serialized, .timeLimit(.minutes(1)))
struct SlowTerminalTests {
    private func begin(_ pty: PseudoTerminal) async throws -> ProcessTerminalSession {
        try await ProcessTerminalSession.begin(
            input: pty.terminal,
            output: pty.terminal,
            environment: ["TERM": "linux", "LANG": "C.UTF-8"],
            arrivals: AsyncStream { _ in }
        )
    }

    private func frame(_ number: Int, size: TerminalSize) -> ScreenFrame {
        let row = String(repeating: "\(number % 10)", count: size.columns - 12)
        var rows = (0..<(size.rows - 1)).map { _ in StyledText(row) }
        rows.append(StyledText("<frame \(number)>"))
        return ScreenFrame(size: size, rows: rows)
    }

    @Test("Frames that it does not take delay neither the program nor its keys, and are left out but for the last")
    func skipped() async throws {
        let pty = try PseudoTerminal(columns: 200, rows: 60)
        let session = try await begin(pty)
        for number in 1...500 { await session.show(frame(number, size: session.size)) }
        pty.type("k")
        #expect(await session.next(1) == [typed("k")])

        pty.startReading()
        #expect(await pty.output(through: "<frame 500>") != nil)
        let painted = pty.transcript.ranges(of: "<frame ").count
        // The one that was begun, to its end, and the last, with hardly any between.
        #expect((2..<10).contains(painted))
        await session.end()
        #expect(await pty.output(through: "\u{1B}[?1049l") != nil)
    }

    @Test("Ending comes to its end although nothing is taken, and restores the settings")
    func stuck() async throws {
        let pty = try PseudoTerminal(columns: 200, rows: 60)
        let before = try pty.settings
        let session = try await begin(pty)
        for number in 1...3 { await session.show(frame(number, size: session.size)) }
        await session.end()
        #expect(try pty.settings == before)
    }
}
