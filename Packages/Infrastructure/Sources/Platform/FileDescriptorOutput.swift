import Glibc
import Synchronization

/// Text output to a file descriptor, buffered, safe to use from several tasks.
///
/// After a failure every further call throws the same error, so that output never continues after a gap.
public final class FileDescriptorOutput: TextOutput {
    /// When the buffer is sent on.
    public enum Buffering: Sendable {
        /// With every write: for messages that must be seen at once.
        case none
        /// With every write that holds a line end: for a person who watches.
        case lines
        /// When 64 KiB have gathered: for pipes and files.
        case full
    }

    private struct State {
        var pending: [UInt8] = []
        var failure: StreamError?
    }

    private static let capacity = 64 * 1024

    private let descriptor: FileDescriptor
    private let name: String
    private let buffering: Buffering
    private let state = Mutex(State())

    /// Whether the descriptor is a terminal.
    public let isTerminal: Bool

    /// Writes to a descriptor that somebody else opened and closes.
    ///
    /// - Parameters:
    ///   - descriptor: such as 1 for standard output.
    ///   - name: what errors call it, such as "standard output".
    ///   - buffering: nil takes `lines` for a terminal and `full` for anything else.
    public init(descriptor: Int32, name: String, buffering: Buffering? = nil) {
        self.descriptor = FileDescriptor(borrowing: descriptor)
        self.name = name
        isTerminal = isatty(descriptor) == 1
        self.buffering = buffering ?? (isTerminal ? .lines : .full)
    }

    /// The size of the terminal now; nil when the descriptor is none or it does not tell.
    public var terminalSize: TerminalSize? {
        TerminalSize(descriptor: descriptor.number)
    }

    /// Writes bytes, by way of the buffer.
    public func write(_ bytes: [UInt8]) throws(StreamError) {
        try append(bytes)
    }

    /// Writes text as UTF-8, by way of the buffer.
    public func write(_ text: String) throws(StreamError) {
        try append(text.utf8)
    }

    /// Sends on what the buffer holds.
    public func flush() throws(StreamError) {
        try state.withLock { (state) throws(StreamError) in try send(&state) }
    }

    private func append(_ bytes: some Collection<UInt8>) throws(StreamError) {
        try state.withLock { (state) throws(StreamError) in
            if let failure = state.failure { throw failure }
            state.pending.append(contentsOf: bytes)
            let isDue =
                switch buffering {
                case .none: true
                case .lines: bytes.contains(UInt8(ascii: "\n")) || state.pending.count >= Self.capacity
                case .full: state.pending.count >= Self.capacity
                }
            if isDue { try send(&state) }
        }
    }

    private func send(_ state: inout State) throws(StreamError) {
        if let failure = state.failure { throw failure }
        do {
            try descriptor.writeAll(state.pending.span)
            state.pending.removeAll(keepingCapacity: true)
        } catch {
            let failure: StreamError =
                error.rawValue == EPIPE ? .closedByReader(stream: name) : .failed(stream: name, error)
            state = State(failure: failure)
            throw failure
        }
    }
}
