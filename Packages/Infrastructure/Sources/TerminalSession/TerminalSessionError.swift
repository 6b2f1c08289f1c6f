public import Platform

/// Why a terminal cannot be taken over.
public enum TerminalSessionError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Input or output is a file, a pipe or nothing.
    case notATerminal(stream: String)
    /// `TERM` is unset, empty or "dumb": the terminal cannot place text.
    case unsuitable(term: String?)
    /// The program is a background job and nobody brings it to the front.
    case inBackground
    /// Signals cannot be watched.
    case signals(ProcessSignalsError)
    /// The system refused.
    case failed(SystemErrorCode)

    /// Whether it is a matter of where the program was started, so that another way to use it is the answer.
    public var isAboutSurroundings: Bool {
        switch self {
        case .notATerminal, .unsuitable, .inBackground: true
        case .signals, .failed: false
        }
    }

    /// A sentence that says what is in the way and what to do.
    public var description: String {
        switch self {
        case .notATerminal(let stream):
            "This needs a terminal, and \(stream) is none: start it without redirecting its input or output."
        case .unsuitable(let term?) where !term.isEmpty:
            "This needs a terminal that can place text, and TERM is “\(term)”: use another terminal, or set TERM to its name."
        case .unsuitable:
            "This needs a terminal that can place text, and TERM is not set: set it to the terminal's name, such as “xterm-256color”."
        case .inBackground:
            "This needs the terminal, and it was started in the background: start it without “&”."
        case .signals(let error): "\(error)"
        case .failed(let code): "The terminal cannot be used: \(code)."
        }
    }
}
