public import Platform
import TerminalInput
import TerminalScreen

extension ProcessTerminalSession {
    /// Takes the terminal over, asks it what it can do, and returns when it has answered: a moment later, or after
    /// ``TerminalSessionOptions/answerBound``. What is typed meanwhile is kept.
    ///
    /// - Parameters:
    ///   - input: where keys come from, a terminal that somebody else opened and closes.
    ///   - output: where frames go, the same terminal.
    ///   - clock: what a rest and the bound are measured by.
    ///   - arrivals: the signals to answer; `nil` watches this process's own, of which there can be one watcher.
    public static func begin(
        input: Int32 = 0,
        output: Int32 = 1,
        options: TerminalSessionOptions = TerminalSessionOptions(),
        environment: ProcessEnvironment,
        clock: any Clock<Duration> = ContinuousClock(),
        arrivals: AsyncStream<ProcessSignal>? = nil
    ) async throws(TerminalSessionError) -> ProcessTerminalSession {
        let term = environment["TERM"]
        guard let name = term, !name.isEmpty, name != "dumb" else {
            // Which of the two it is matters more to whoever redirected the output.
            _ = try TerminalDevice(input: input, output: output)
            throw .unsuitable(term: term)
        }
        let device = try TerminalDevice(input: input, output: output)
        let signals = try arrivals == nil ? watchSignals() : nil
        let start = try SessionStart(
            device,
            signals: signals,
            options: options,
            environment: environment,
            clock: clock
        )
        let answers =
            start.hasAsked
            ? await start.probe.answers(within: options.answerBound, clock: clock) : CapabilityAnswers()
        let capabilities = answers.capabilities(
            options: options,
            environment: environment,
            windowCellSize: device.cellSize
        )
        var modes = TerminalModes(mouse: options.mouse)
        modes.keyboard = answers.knowsKeyboard
        modes.graphemes = answers.graphemesCanBeSet
        let session = ProcessTerminalSession(start, capabilities: capabilities, modes: modes)
        session.negotiate()
        if let arrivals = arrivals ?? signals?.arrivals { session.follow(arrivals) }
        return session
    }

    private static func watchSignals() throws(TerminalSessionError) -> ProcessSignals {
        do {
            return try ProcessSignals(watching: Set(ProcessSignal.allCases))
        } catch {
            throw .signals(error)
        }
    }
}

extension TerminalDevice {
    /// A cell's pixels, by the window's.
    fileprivate var cellSize: TerminalCapabilities.CellSize? {
        guard let pixels, let size else { return nil }
        let cell = TerminalCapabilities.CellSize(width: pixels.width / size.columns, height: pixels.height / size.rows)
        return cell.width > 0 && cell.height > 0 ? cell : nil
    }
}
