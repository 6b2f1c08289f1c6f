import Dispatch
import Glibc
import Platform
import Synchronization
import TerminalScreen

extension ProcessTerminalSession {
    /// Answers signals until there are no more.
    func follow(_ arrivals: AsyncStream<ProcessSignal>) {
        let task = Task(priority: .userInitiated) { [weak self] in
            for await signal in arrivals { self?.answer(signal) }
        }
        state.withLock { $0.signalTask = task }
    }

    /// Switches on what the terminal has said that it knows.
    func negotiate() {
        guard !modes.additions.isEmpty else { return }
        try? device.arm(leave: modes.leave, settings: state.withLock { $0.settings })
        try? device.write(modes.additions)
    }

    private func answer(_ signal: ProcessSignal) {
        switch signal {
        case .windowChange: checkSize()
        case .suspend: hub.send(.suspensionRequested)
        case .resume: queue.async { [weak self] in self?.takeAgain() }
        case .hangUp: hub.hangUp()
        case .interrupt, .quit, .terminate: hub.send(.endRequested(signal))
        }
    }

    private func checkSize() {
        let now = device.size ?? fallbackSize
        let isNew = state.withLock { state in
            defer { state.size = now }
            return state.size != now
        }
        if isNew { hub.send(.resized(now)) }
    }

    func suspendNow() {
        guard state.withLock({ $0.phase == .active }) else { return }
        state.withLock { $0.phase = .suspended }
        giveBack()
        ProcessSignals.stopProcess()
        waitForForeground()
        // The shell, or the person with `stty`, may have set it otherwise meanwhile: that is what it goes back to.
        if let settings = try? device.settings() { state.withLock { $0.settings = settings } }
        take(modes.enter)
        state.withLock { $0.phase = .active }
        hub.send(.resumed)
        checkSize()
    }

    /// Somebody stopped the process without asking and continued it: what the terminal is like now is not known.
    private func takeAgain() {
        guard state.withLock({ $0.phase == .active }) else { return }
        pump.pause()
        writer.close()
        waitForForeground()
        take(modes.enterAgain)
        hub.send(.resumed)
        checkSize()
    }

    func endNow() {
        let phase = state.withLock { state in
            defer { state.phase = .ended }
            return state.phase
        }
        guard phase != .ended else { return }
        if phase == .active { giveBack() }
        pump.stop()
        // SIGHUP can come behind the news of it, and must not end the process while it tidies up.
        if !hub.isHungUp { signals?.stop() }
        state.withLock { $0.signalTask?.cancel() }
        hub.finish()
    }

    /// A job in the background may not touch the terminal: it stops, as the system stops others, until it is in front.
    private func waitForForeground() {
        while !device.isOurs {
            ProcessSignals.stopForTerminal()
            // Where nobody could continue it, it was not stopped; then it waits.
            if !device.isOurs { usleep(100_000) }
        }
    }

    private func take(_ enter: [UInt8]) {
        let settings = state.withLock { $0.settings }
        // A terminal that fails here is gone, which reading it tells.
        try? device.arm(leave: modes.leave, settings: settings)
        try? device.apply(TerminalDevice.raw(settings))
        try? device.write(enter)
        writer.open()
        pump.resume()
    }

    private func giveBack() {
        pump.pause()
        writer.close()
        if device.isOurs {
            try? device.write(modes.leave)
            // Answers that nobody waits for any more would be typed into the shell.
            if probe.isOutstanding { device.discardInput() }
            try? device.apply(state.withLock { $0.settings })
        }
        device.disarm()
    }
}
