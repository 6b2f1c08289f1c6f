/// Why signals cannot be watched.
public enum ProcessSignalsError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Another watcher in this process has it; a signal has one watcher.
    case alreadyWatched(ProcessSignal)
    /// The system refused.
    case failed(SystemErrorCode)

    /// A sentence that names the signal or the reason.
    public var description: String {
        switch self {
        case .alreadyWatched(let signal):
            "The signal \(signal) has a watcher already: share that one, or stop it first."
        case .failed(let code):
            "Cannot watch for signals: \(code)."
        }
    }
}
