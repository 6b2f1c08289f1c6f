import Synchronization

/// Text output that is kept in memory, for embedding a command in another program and for tests.
public final class MemoryOutput: TextOutput {
    /// The size of the terminal it stands for; nil when it stands for none.
    public let terminalSize: TerminalSize?

    private let contents = Mutex<[UInt8]>([])

    /// Makes an empty output that passes for a terminal of the given size, or for none.
    public init(terminalSize: TerminalSize? = nil) {
        self.terminalSize = terminalSize
    }

    /// Whether it stands for a terminal.
    public var isTerminal: Bool { terminalSize != nil }

    /// Everything written so far.
    public var bytes: [UInt8] { contents.withLock { $0 } }

    /// Everything written so far, with a replacement character for what is not UTF-8.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Keeps the bytes.
    public func write(_ bytes: [UInt8]) throws(StreamError) {
        contents.withLock { $0.append(contentsOf: bytes) }
    }

    /// Keeps the text as UTF-8.
    public func write(_ text: String) throws(StreamError) {
        contents.withLock { $0.append(contentsOf: text.utf8) }
    }

    /// Does nothing: everything is there already.
    public func flush() throws(StreamError) {}
}
