import Glibc
import Synchronization

/// Text input from a file descriptor. One reader at a time: another waits until the first has its bytes.
public final class FileDescriptorInput: TextInput {
    private let descriptor: FileDescriptor
    private let name: String
    private let buffer = Mutex(InputBuffer())

    /// Whether the descriptor is a terminal.
    public let isTerminal: Bool

    /// Reads a descriptor that somebody else opened and closes.
    ///
    /// - Parameter name: what errors call it, such as "standard input".
    public init(descriptor: Int32, name: String) {
        self.descriptor = FileDescriptor(borrowing: descriptor)
        self.name = name
        isTerminal = isatty(descriptor) == 1
    }

    /// The next bytes; none at the end.
    public func read(upTo count: Int) throws(StreamError) -> [UInt8] {
        try buffer.withLock { (buffer) throws(StreamError) in
            try buffer.take(upTo: count) { () throws(StreamError) in try readOnce(upTo: count) }
        }
    }

    /// The next line; nil at the end.
    public func readLine() throws(StreamError) -> String? {
        try buffer.withLock { (buffer) throws(StreamError) in
            try buffer.takeLine { () throws(StreamError) in try readOnce(upTo: 4096) }
        }
    }

    private func readOnce(upTo count: Int) throws(StreamError) -> [UInt8] {
        var chunk = [UInt8](repeating: 0, count: count)
        do {
            var span = chunk.mutableSpan
            let count = try descriptor.read(into: &span)
            chunk.removeLast(chunk.count - count)
            return chunk
        } catch {
            throw .failed(stream: name, error)
        }
    }
}
