import Dispatch
import Glibc
public import Platform
import Synchronization

/// A terminal without a screen, for tests: programs use one end, the test sits at the other.
///
/// It can answer queries as a real terminal does, and what is written to it can be waited for.
public final class PseudoTerminal: Sendable {
    /// What a terminal says when it is asked; nothing is asked for twice.
    public struct Answer: Sendable {
        let query: [UInt8]
        let reply: [UInt8]

        /// `reply` is typed as soon as `query` is seen.
        public init(to query: String, _ reply: String) {
            self.query = Array(query.utf8)
            self.reply = Array(reply.utf8)
        }
    }

    struct State {
        var transcript: [UInt8] = []
        /// How much of the transcript was taken by ``output(through:)``.
        var taken = 0
        var answers: [Answer]
        var waiter: (needle: [UInt8], continuation: CheckedContinuation<String?, Never>)?
        var isClosed = false
        var source: (any DispatchSourceRead)?
    }

    /// The end that programs use.
    public let terminal: Int32
    private let controller: Int32
    let state: Mutex<State>

    /// Makes a terminal of a size, which pixels may belong to. Nothing is read from it until ``startReading()``.
    public init(
        columns: Int = 80,
        rows: Int = 24,
        pixels: (width: Int, height: Int) = (0, 0),
        answers: [Answer] = []
    ) throws(SystemErrorCode) {
        var ends: (controller: Int32, terminal: Int32) = (-1, -1)
        var size = Self.windowSize(columns, rows, pixels)
        // Everything that is pointed at lives as long as the call.
        guard unsafe openpty(&ends.controller, &ends.terminal, nil, nil, &size) == 0 else {
            throw SystemErrorCode(rawValue: errno)
        }
        (controller, terminal) = ends
        for end in [controller, terminal] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(controller, F_SETFL, O_NONBLOCK)
        state = Mutex(State(answers: answers))
    }

    deinit {
        hangUp()
        close(terminal)
    }

    /// Gives it another size. A program hears of it by a signal if it is its controlling terminal.
    public func resize(columns: Int, rows: Int) throws(SystemErrorCode) {
        var size = Self.windowSize(columns, rows, (0, 0))
        // The structure lives as long as the call.
        guard unsafe ioctl(controller, UInt(TIOCSWINSZ), &size) == 0 else { throw SystemErrorCode(rawValue: errno) }
    }

    /// Types something.
    public func type(_ text: String) {
        type(Array(text.utf8))
    }

    /// Types bytes.
    public func type(_ bytes: [UInt8]) {
        // The buffer lives as long as the call.
        _ = unsafe bytes.withUnsafeBytes { raw in unsafe write(controller, raw.baseAddress, raw.count) }
    }

    /// Takes the terminal away, as closing its window does.
    public func hangUp() {
        let waiter = state.withLock { state in
            guard !state.isClosed else { return state.waiter }
            state.isClosed = true
            if let source = state.source { source.cancel() } else { close(controller) }
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.continuation.resume(returning: nil)
    }

    /// Begins to take what programs write; until then they write into a buffer of a few kilobytes, and wait when it is
    /// full.
    public func startReading() {
        state.withLock { state in
            guard state.source == nil, !state.isClosed else { return }
            let queue = DispatchQueue(label: "pseudo-terminal")
            let source = DispatchSource.makeReadSource(fileDescriptor: controller, queue: queue)
            source.setEventHandler { [weak self] in self?.receive() }
            source.setCancelHandler { [controller] in close(controller) }
            source.activate()
            state.source = source
        }
    }

    private func receive() {
        var bytes = [UInt8](repeating: 0, count: 16 * 1024)
        // The buffer lives as long as the call.
        let count = unsafe bytes.withUnsafeMutableBytes { raw in unsafe read(controller, raw.baseAddress, raw.count) }
        if count < 0, errno == EAGAIN || errno == EINTR { return }
        guard count > 0 else { return hangUp() }
        let (replies, satisfied) = state.withLock { state in
            state.transcript += bytes.prefix(count)
            return (state.takeReplies(), state.takeSatisfied())
        }
        for reply in replies { type(reply) }
        satisfied?.continuation.resume(returning: satisfied?.text)
    }

    private static func windowSize(_ columns: Int, _ rows: Int, _ pixels: (width: Int, height: Int)) -> winsize {
        winsize(
            ws_row: UInt16(clamping: rows),
            ws_col: UInt16(clamping: columns),
            ws_xpixel: UInt16(clamping: pixels.width),
            ws_ypixel: UInt16(clamping: pixels.height)
        )
    }
}
