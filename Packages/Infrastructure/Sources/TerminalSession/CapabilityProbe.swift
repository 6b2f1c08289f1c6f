import Synchronization
import TerminalInput

/// Collects a terminal's answers until all are there, or for as long as it may take. What comes later is dropped.
final class CapabilityProbe: Sendable {
    fileprivate struct State {
        var answers = CapabilityAnswers()
        var isOver = false
        /// Whether the last answer is still on its way.
        var isOutstanding = false
        var waiter: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    /// Whether replies may still come that nobody waits for.
    var isOutstanding: Bool { state.withLock { $0.isOutstanding } }

    func take(_ reply: DeviceReply) {
        let waiter: CheckedContinuation<Void, Never>? = state.withLock { state in
            if case .deviceAttributes = reply { state.isOutstanding = false }
            guard !state.isOver else { return nil }
            state.answers.add(reply)
            return state.answers.isComplete ? state.end() : nil
        }
        waiter?.resume()
    }

    /// To be called before anything is asked.
    func start() {
        state.withLock { $0.isOutstanding = true }
    }

    /// The answers, as soon as they are complete or the time is up.
    func answers(within bound: Duration, clock: any Clock<Duration>) async -> CapabilityAnswers {
        let timer = Task(priority: .userInitiated) {
            try? await clock.sleep(for: bound)
            giveUp()
        }
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                if !state.isOver { state.waiter = continuation }
                return state.isOver
            }
            if isOver { continuation.resume() }
        }
        timer.cancel()
        return state.withLock { $0.answers }
    }

    /// Waits no longer: the time is up, or the terminal is gone.
    func giveUp() {
        let waiter = state.withLock { $0.end() }
        waiter?.resume()
    }
}

extension CapabilityProbe.State {
    fileprivate mutating func end() -> CheckedContinuation<Void, Never>? {
        isOver = true
        defer { waiter = nil }
        return waiter
    }
}
