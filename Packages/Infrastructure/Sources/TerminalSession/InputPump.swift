import Dispatch
import Synchronization
import TerminalInput

/// Reads a terminal on a queue of its own, so that nothing else a program does delays a key, and decodes what comes.
final class InputPump: Sendable {
    private struct State {
        var decoder = InputDecoder()
        /// Grows with every read; what waited for a rest sees by it that there was none.
        var generation = 0
        var isReading = true
        var hasEnded = false
        let source: any DispatchSourceRead
    }

    private let state: Mutex<State>
    private let queue: DispatchQueue
    private let clock: any Clock<Duration>
    private let options: TerminalSessionOptions
    private let events: SessionEvents

    /// Starts to read.
    init(
        _ device: TerminalDevice,
        options: TerminalSessionOptions,
        clock: any Clock<Duration>,
        events: SessionEvents
    ) {
        queue = DispatchQueue(label: "terminal.input", qos: .userInteractive)
        self.clock = clock
        self.options = options
        self.events = events
        state = Mutex(State(source: DispatchSource.makeReadSource(fileDescriptor: device.input, queue: queue)))
        state.withLock { state in
            state.source.setEventHandler { [weak self] in self?.receive(from: device) }
            // The descriptor may be closed only when nobody watches it: the handler holds the device until then.
            state.source.setCancelHandler { withExtendedLifetime(device) {} }
            state.source.activate()
        }
    }

    deinit { stop() }

    private func receive(from device: TerminalDevice) {
        let isReading = state.withLock { $0.isReading && !$0.hasEnded }
        guard isReading, let bytes = device.read() else { return }
        guard !bytes.isEmpty else {
            stop()
            return events.hangUp()
        }
        state.withLock { state in
            state.generation += 1
            // Within the lock, so that what a rest completes comes before or after, as it happened.
            for input in state.decoder.decode(bytes) { events.take(input) }
            scheduleFlush(of: state)
        }
    }

    private func scheduleFlush(of state: borrowing State) {
        guard let unfinished = state.decoder.unfinished else { return }
        let rest = unfinished == .key ? options.escapeRest : options.sequenceRest
        let generation = state.generation
        Task(priority: .userInitiated) { [weak self, clock] in
            try? await clock.sleep(for: rest)
            self?.flush(ifStill: generation)
        }
    }

    private func flush(ifStill generation: Int) {
        state.withLock { state in
            guard state.generation == generation else { return }
            for input in state.decoder.flush() { events.take(input) }
        }
    }

    /// Leaves the terminal's input to others; what arrives meanwhile is theirs.
    func pause() {
        state.withLock { state in
            guard state.isReading, !state.hasEnded else { return }
            state.isReading = false
            state.source.suspend()
        }
        // What is being read now is read to its end.
        queue.sync {}
    }

    /// Reads again.
    func resume() {
        state.withLock { state in
            guard !state.isReading, !state.hasEnded else { return }
            state.isReading = true
            state.decoder = InputDecoder()
            state.source.resume()
        }
    }

    /// Reads no more.
    func stop() {
        state.withLock { state in
            guard !state.hasEnded else { return }
            state.hasEnded = true
            state.generation += 1
            state.source.cancel()
            // A source that is suspended may not be released.
            if !state.isReading { state.source.resume() }
        }
    }
}
