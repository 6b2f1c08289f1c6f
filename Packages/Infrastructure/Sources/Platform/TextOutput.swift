/// Somewhere text goes: a terminal, a pipe, a file, or memory.
public protocol TextOutput: Sendable {
    /// Whether a person is watching, so that colour, progress and prompts make sense.
    var isTerminal: Bool { get }

    /// The size of the terminal now; nil when this is none or it does not tell.
    var terminalSize: TerminalSize? { get }

    /// Writes bytes that are UTF-8 text. They may stay in a buffer until ``flush()``.
    func write(_ bytes: [UInt8]) throws(StreamError)

    /// Writes text. It may stay in a buffer until ``flush()``.
    func write(_ text: String) throws(StreamError)

    /// Sends on what a buffer holds. To be called before the program ends, since only then are errors still told.
    func flush() throws(StreamError)
}

extension TextOutput {
    /// The size to lay text out for: the terminal's own answer, otherwise `COLUMNS` and `LINES` (24 when missing);
    /// nil when none of them tells.
    public func terminalSize(environment: ProcessEnvironment) -> TerminalSize? {
        terminalSize ?? TerminalSize(environment: environment)
    }
}
