import Dispatch
import Platform
import Synchronization
import TerminalScreen

/// Writes frames to a terminal on a queue of its own: however slow the terminal is, nobody else waits for it. A frame
/// that was not begun when a newer one comes is never written.
final class FrameWriter: Sendable {
    private struct State {
        var next: ScreenFrame?
        var isWriting = false
        var isOpen = true
        /// The renderer does not know what is on the screen.
        var mustForget = false
    }

    private let state = Mutex(State())
    private let renderer: Mutex<FrameRenderer>
    private let queue = DispatchQueue(label: "terminal.output", qos: .userInteractive)
    private let device: TerminalDevice
    private let events: SessionEvents

    init(_ device: TerminalDevice, capabilities: TerminalCapabilities, events: SessionEvents) {
        renderer = Mutex(FrameRenderer(capabilities: capabilities))
        self.device = device
        self.events = events
    }

    /// Has a frame written as soon as the terminal has taken what was begun.
    func show(_ frame: ScreenFrame) {
        let mustStart = state.withLock { state in
            guard state.isOpen else { return false }
            state.next = frame
            defer { state.isWriting = true }
            return !state.isWriting
        }
        if mustStart { queue.async { self.writeAll() } }
    }

    /// The screen's content is unknown: the next frame is painted in full.
    func forget() {
        state.withLock { $0.mustForget = true }
    }

    /// Writes no more frames, and returns when nothing is being written: soon also where the terminal takes nothing.
    func close() {
        state.withLock { state in
            state.isOpen = false
            state.next = nil
        }
        queue.sync {}
    }

    /// Writes again, to a screen whose content is unknown.
    func open() {
        state.withLock { state in
            state.isOpen = true
            state.mustForget = true
        }
    }

    private func writeAll() {
        while let (frame, mustForget) = takeNext() {
            let bytes = renderer.withLock { renderer in
                if mustForget { renderer.forget() }
                return renderer.bytes(for: frame)
            }
            do {
                try device.write(bytes) { !self.state.withLock { $0.isOpen } }
            } catch {
                forget()
                if error.isEndOfTerminal { events.hangUp() }
            }
        }
    }

    private func takeNext() -> (ScreenFrame, mustForget: Bool)? {
        state.withLock { state in
            guard state.isOpen, let frame = state.next else {
                state.isWriting = false
                return nil
            }
            defer {
                state.next = nil
                state.mustForget = false
            }
            return (frame, state.mustForget)
        }
    }
}
