import Platform
import Synchronization
import TerminalInput

/// Where everything that happens to a session comes together, in order.
final class SessionEvents: Sendable {
    let stream: AsyncStream<TerminalSessionEvent>
    private let continuation: AsyncStream<TerminalSessionEvent>.Continuation
    private let probe: CapabilityProbe
    private let hasHungUp = Atomic(false)

    init(probe: CapabilityProbe) {
        (stream, continuation) = AsyncStream.makeStream(of: TerminalSessionEvent.self)
        self.probe = probe
    }

    /// Sorts what was decoded: answers to the probe, the keys that a terminal makes signals of otherwise, the rest.
    func take(_ input: DecodedInput) {
        switch input {
        case .reply(let reply): probe.take(reply)
        case .event(.key(KeyPress(.character("c"), .control))): send(.endRequested(.interrupt))
        case .event(.key(KeyPress(.character("\\"), .control))): send(.endRequested(.quit))
        case .event(.key(KeyPress(.character("z"), .control))): send(.suspensionRequested)
        case .event(let event): send(.input(event))
        }
    }

    func send(_ event: TerminalSessionEvent) {
        continuation.yield(event)
    }

    /// Whether the terminal is gone.
    var isHungUp: Bool { hasHungUp.load(ordering: .relaxed) }

    /// The terminal is gone. Reading, writing and a signal each tell it; once is enough.
    func hangUp() {
        guard !hasHungUp.exchange(true, ordering: .relaxed) else { return }
        probe.giveUp()
        send(.endRequested(.hangUp))
    }

    func finish() {
        continuation.finish()
    }
}
