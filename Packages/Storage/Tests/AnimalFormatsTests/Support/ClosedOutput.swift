import Platform

/// An output whose reader has gone.
struct ClosedOutput: TextOutput {
    let isTerminal = false
    let terminalSize: TerminalSize? = nil

    func write(_ bytes: [UInt8]) throws(StreamError) { throw .closedByReader(stream: "output") }
    func write(_ text: String) throws(StreamError) { throw .closedByReader(stream: "output") }
    func flush() throws(StreamError) { throw .closedByReader(stream: "output") }
}
