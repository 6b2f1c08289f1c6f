import Platform
import Synchronization
import TerminalInput
import TerminalScreen
import TerminalSession
import TerminalText

/// A terminal that somebody uses as a script says: the next thing happens once the app has painted what the script waits
/// for.
final class ScriptedSession: TerminalSession {
    /// Something that happens when a frame shows a text, or at once.
    struct Step: Sendable {
        let awaited: String?
        let event: TerminalSessionEvent

        static func when(_ text: String, _ event: TerminalSessionEvent) -> Step { Step(awaited: text, event: event) }
        static func when(_ text: String, key: Key) -> Step { when(text, .input(.key(KeyPress(key)))) }
    }

    private struct State {
        var steps: [Step]
        var frames: [ScreenFrame] = []
        var suspensions = 0
        var isEnded = false
    }

    let events: AsyncStream<TerminalSessionEvent>
    let capabilities: TerminalCapabilities
    let size: TerminalSize
    private let happening: AsyncStream<TerminalSessionEvent>.Continuation
    private let state: Mutex<State>

    init(
        _ steps: [Step],
        size: TerminalSize? = TerminalSize(columns: 80, rows: 24),
        capabilities: TerminalCapabilities = TerminalCapabilities(chrome: .unicode)
    ) {
        (events, happening) = AsyncStream.makeStream()
        guard let size else { preconditionFailure("A terminal has at least one cell.") }
        self.size = size
        self.capabilities = capabilities
        state = Mutex(State(steps: steps))
    }

    /// Everything that was painted.
    var frames: [ScreenFrame] { state.withLock { $0.frames } }
    var suspensions: Int { state.withLock { $0.suspensions } }
    var isEnded: Bool { state.withLock { $0.isEnded } }

    func show(_ frame: ScreenFrame) async {
        let text = frame.rows.map(\.plainText).joined(separator: "\n")
        let due = state.withLock { state in
            state.frames.append(frame)
            guard let step = state.steps.first, step.awaited.map(text.contains) ?? true else { return Step?.none }
            return state.steps.removeFirst()
        }
        if let due { happening.yield(due.event) }
    }

    func suspend() async { state.withLock { $0.suspensions += 1 } }

    func end() async {
        state.withLock { $0.isEnded = true }
        happening.finish()
    }
}
