import CPlatform
import Dispatch
import Glibc
import Synchronization

/// Tells of signals as they arrive, so that the program can cancel its work, restore what it changed and end with
/// ``ProcessSignal/exitCode``.
///
/// The handler, which may do next to nothing, writes a byte to a pipe; a dispatch source reads it. While watched, a
/// signal no longer does what it does by default. A signal that the parent process had ignored (`nohup`, a shell's
/// background job) stays ignored and never arrives here.
public final class ProcessSignals: Sendable {
    /// The signals in order of arrival, for one consumer. Ends after ``stop()``.
    public let arrivals: AsyncStream<ProcessSignal>

    private struct State {
        var watched: [ProcessSignal] = []
        let source: any DispatchSourceRead
    }

    private let state: Mutex<State>

    /// Starts to watch. One watcher a signal and process: a second one is refused.
    public init(watching signals: Set<ProcessSignal>) throws(ProcessSignalsError) {
        var ends: (read: Int32, write: Int32) = (-1, -1)
        guard unsafe cplatform_open_pipe(&ends.read, &ends.write) == 0 else {
            throw .failed(SystemErrorCode(rawValue: errno))
        }
        let (readEnd, writeEnd) = ends
        let (arrivals, continuation) = AsyncStream.makeStream(of: ProcessSignal.self)

        let source = DispatchSource.makeReadSource(fileDescriptor: readEnd, queue: .global(qos: .userInteractive))
        source.setEventHandler { Self.drain(readEnd, into: continuation) }
        source.setCancelHandler {
            Self.drain(readEnd, into: continuation)
            continuation.finish()
            close(readEnd)
            close(writeEnd)
        }
        source.activate()

        self.arrivals = arrivals
        state = Mutex(State(source: source))
        for signal in signals.sorted(by: { $0.rawValue < $1.rawValue }) {
            switch cplatform_watch_signal(signal.rawValue, writeEnd) {
            case CPLATFORM_WATCHED: state.withLock { $0.watched.append(signal) }
            case CPLATFORM_LEFT_IGNORED: continue
            case CPLATFORM_ALREADY_WATCHED:
                stop()
                throw .alreadyWatched(signal)
            default:
                let code = errno
                stop()
                throw .failed(SystemErrorCode(rawValue: code))
            }
        }
    }

    deinit { stop() }

    /// Puts back the handlers that were there before and ends ``arrivals`` once what arrived is delivered.
    public func stop() {
        state.withLock { state in
            for signal in state.watched { cplatform_unwatch_signal(signal.rawValue) }
            state.watched = []
            state.source.cancel()
        }
    }

    /// Lets writing to a pipe whose reader has gone fail with ``StreamError/closedByReader(stream:)`` instead of ending
    /// the process. Child processes inherit this unless they are started with default signals.
    public static func ignoreBrokenPipe() {
        // It can fail only for a signal number that does not exist.
        _ = cplatform_ignore_broken_pipe()
    }

    /// Stops this process and the rest of its job as Ctrl-Z does by default; returns when somebody continues it, or at
    /// once where nobody could (a process without a shell above it). No watcher hears of either.
    public static func stopProcess() {
        cplatform_stop_job()
    }

    /// Stops this process as the system stops a job in the background that uses its terminal, so that a shell says so;
    /// returns when somebody continues it, or at once where nobody could.
    public static func stopForTerminal() {
        cplatform_stop_in_background()
    }

    private static func drain(_ readEnd: Int32, into continuation: AsyncStream<ProcessSignal>.Continuation) {
        var bytes = [UInt8](repeating: 0, count: 64)
        while true {
            let count = unsafe bytes.withUnsafeMutableBytes { raw in unsafe read(readEnd, raw.baseAddress, raw.count) }
            guard count > 0 else { return }
            for byte in bytes.prefix(count) {
                if let signal = ProcessSignal(rawValue: Int32(byte)) { continuation.yield(signal) }
            }
        }
    }
}
