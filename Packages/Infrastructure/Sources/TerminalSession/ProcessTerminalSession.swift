import Dispatch
public import Platform
import Synchronization
public import TerminalScreen

/// The terminal that this process runs on, taken over: keys come as events instead of lines, frames are shown on the
/// alternate screen.
///
/// However the process ends, the terminal is as it was before: by ``end()``, by letting the session go, by a plain
/// `exit`, and by a crash, whose report then stands below the restored screen. (Nothing helps against SIGKILL.)
public final class ProcessTerminalSession: TerminalSession {
    /// What happens, in order, for one consumer. Ends when the session does.
    public let events: AsyncStream<TerminalSessionEvent>
    /// What the terminal can do, by its own answers, the environment and the options.
    public let capabilities: TerminalCapabilities

    struct State {
        var phase = Phase.active
        var size: TerminalSize
        /// How the terminal was set before.
        var settings: TerminalDevice.Settings
        var signalTask: Task<Void, Never>?
    }

    enum Phase {
        case active, suspended, ended
    }

    let state: Mutex<State>
    let device: TerminalDevice
    let hub: SessionEvents
    let probe: CapabilityProbe
    let pump: InputPump
    let writer: FrameWriter
    let modes: TerminalModes
    let signals: ProcessSignals?
    let fallbackSize: TerminalSize
    /// What takes the terminal or gives it back happens here, one at a time: it can block, and even stop the process.
    let queue = DispatchQueue(label: "terminal.session")

    init(
        _ start: SessionStart,
        capabilities: TerminalCapabilities,
        modes: TerminalModes
    ) {
        self.capabilities = capabilities
        self.modes = modes
        events = start.hub.stream
        device = start.device
        hub = start.hub
        probe = start.probe
        pump = start.pump
        signals = start.signals
        fallbackSize = start.fallbackSize
        writer = FrameWriter(start.device, capabilities: capabilities, events: start.hub)
        state = Mutex(State(size: start.device.size ?? start.fallbackSize, settings: start.settings))
    }

    deinit { endNow() }

    /// How large the terminal is now: as it says, else `COLUMNS` and `LINES`, else 80 by 24.
    public var size: TerminalSize { state.withLock { $0.size } }

    /// Hands a frame over to be written, and returns at once. Of frames that come faster than the terminal takes them,
    /// those between are left out.
    public func show(_ frame: ScreenFrame) async {
        writer.show(frame)
    }

    /// Gives the terminal back, stops this process and its job until somebody continues it in the foreground, and takes
    /// the terminal again. ``TerminalSessionEvent/resumed`` follows, and ``TerminalSessionEvent/resized(_:)`` if it has
    /// another size by then.
    public func suspend() async {
        await onQueue { $0.suspendNow() }
    }

    /// Gives the terminal back as it was. Calling it again does nothing.
    public func end() async {
        await onQueue { $0.endNow() }
    }

    private func onQueue(_ body: @escaping @Sendable (ProcessTerminalSession) -> Void) async {
        await withCheckedContinuation { continuation in
            queue.async {
                body(self)
                continuation.resume()
            }
        }
    }
}
