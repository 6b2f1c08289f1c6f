import Glibc
import Platform

/// A session that is being made: the terminal is taken over, what it can do is not known yet.
struct SessionStart {
    let device: TerminalDevice
    let settings: TerminalDevice.Settings
    let probe: CapabilityProbe
    /// Whether there is anything to wait for.
    let hasAsked: Bool
    let hub: SessionEvents
    let pump: InputPump
    let signals: ProcessSignals?
    let fallbackSize: TerminalSize

    /// Takes the terminal over. If anything stands in the way, it is as it was.
    init(
        _ device: TerminalDevice,
        signals: ProcessSignals?,
        options: TerminalSessionOptions,
        environment: ProcessEnvironment,
        clock: any Clock<Duration>
    ) throws(TerminalSessionError) {
        try Self.waitForForeground(device)
        self.device = device
        self.signals = signals
        fallbackSize = TerminalSize(environment: environment) ?? .usual
        probe = CapabilityProbe()
        hub = SessionEvents(probe: probe)
        let modes = TerminalModes(mouse: options.mouse)
        let queries = CapabilityQueries(environment: environment).bytes
        hasAsked = !queries.isEmpty
        do {
            settings = try device.settings()
            try Self.enter(device, settings, modes, asking: queries, probe)
        } catch {
            throw .failed(error)
        }
        pump = InputPump(device, options: options, clock: clock, events: hub)
    }

    private static func enter(
        _ device: TerminalDevice,
        _ settings: TerminalDevice.Settings,
        _ modes: TerminalModes,
        asking queries: [UInt8],
        _ probe: CapabilityProbe
    ) throws(SystemErrorCode) {
        try device.arm(leave: modes.leave, settings: settings)
        do {
            try device.apply(TerminalDevice.raw(settings))
            if !queries.isEmpty { probe.start() }
            try device.write(modes.enter + queries)
        } catch {
            try? device.write(modes.leave)
            try? device.apply(settings)
            device.disarm()
            throw error
        }
    }

    /// A job in the background is stopped, as the system does when it uses the terminal, until it is in the foreground.
    /// Where it cannot be stopped nobody can bring it there either, and after two seconds that is an error.
    private static func waitForForeground(_ device: TerminalDevice) throws(TerminalSessionError) {
        for _ in 0..<20 {
            if device.isOurs { return }
            ProcessSignals.stopForTerminal()
            if !device.isOurs { usleep(100_000) }
        }
        if !device.isOurs { throw .inBackground }
    }
}
