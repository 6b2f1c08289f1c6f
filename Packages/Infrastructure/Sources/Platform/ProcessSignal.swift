import Glibc

/// A signal a program may want to answer rather than end from.
public enum ProcessSignal: Int32, CaseIterable, Sendable {
    /// SIGHUP: the terminal went away.
    case hangUp = 1
    /// SIGINT: somebody pressed Ctrl-C.
    case interrupt = 2
    /// SIGQUIT: somebody pressed Ctrl-\.
    case quit = 3
    /// SIGTERM: somebody asked the program to end.
    case terminate = 15
    /// SIGCONT: the program runs again after having been stopped.
    case resume = 18
    /// SIGTSTP: somebody pressed Ctrl-Z. Whoever watches it must stop the process itself, with ``ProcessSignals/stopProcess()``.
    case suspend = 20
    /// SIGWINCH: the terminal has a new size.
    case windowChange = 28

    /// What a shell reports for a program that this signal ended: 128 and the signal's number.
    public var exitCode: Int32 { 128 + rawValue }
}
