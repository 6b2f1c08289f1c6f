import Synchronization

/// Text input from memory, for embedding a command in another program and for tests.
public final class MemoryInput: TextInput {
    /// Whether it stands for a terminal.
    public let isTerminal: Bool

    private let buffer: Mutex<InputBuffer>

    /// Makes an input that gives the text and then ends.
    public init(_ text: String = "", isTerminal: Bool = false) {
        buffer = Mutex(InputBuffer(Array(text.utf8)))
        self.isTerminal = isTerminal
    }

    /// The next bytes; none at the end.
    public func read(upTo count: Int) throws(StreamError) -> [UInt8] {
        try buffer.withLock { (buffer) throws(StreamError) in
            try buffer.take(upTo: count) { () throws(StreamError) in [] }
        }
    }

    /// The next line; nil at the end.
    public func readLine() throws(StreamError) -> String? {
        try buffer.withLock { (buffer) throws(StreamError) in
            try buffer.takeLine { () throws(StreamError) in [] }
        }
    }
}
