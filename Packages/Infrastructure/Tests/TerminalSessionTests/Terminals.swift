import Platform
import PseudoTerminals
import TerminalInput
import TerminalScreen
import TerminalSession
import TerminalText

/// What a capable terminal in an UTF-8 locale is started with.
let usualEnvironment: ProcessEnvironment = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]

/// An answer to the question that every terminal answers, so that a session begins at once.
let plainAnswer = PseudoTerminal.Answer(to: "\u{1B}[c", "\u{1B}[?62c")

extension PseudoTerminal {
    /// Takes it over, with its answers and without this process's signals.
    func begin(
        options: TerminalSessionOptions = TerminalSessionOptions(),
        environment: ProcessEnvironment = usualEnvironment,
        clock: any Clock<Duration> = ContinuousClock(),
        arrivals: AsyncStream<ProcessSignal> = AsyncStream { _ in }
    ) async throws(TerminalSessionError) -> ProcessTerminalSession {
        startReading()
        return try await ProcessTerminalSession.begin(
            input: terminal,
            output: terminal,
            options: options,
            environment: environment,
            clock: clock,
            arrivals: arrivals
        )
    }
}

extension ProcessTerminalSession {
    /// The next events.
    func next(_ count: Int) async -> [TerminalSessionEvent] {
        var told: [TerminalSessionEvent] = []
        guard count > 0 else { return told }
        for await event in events {
            told.append(event)
            if told.count == count { break }
        }
        return told
    }

    func show(_ text: String) async {
        await show(ScreenFrame(size: size, rows: [StyledText(text)]))
    }
}

func typed(_ key: Key, _ modifiers: KeyModifiers = []) -> TerminalSessionEvent {
    .input(.key(KeyPress(key, modifiers)))
}

func typed(_ character: Character) -> TerminalSessionEvent {
    typed(.character(character))
}
