import Dispatch
import Glibc
public import Platform

/// A program that runs on a pseudo-terminal as if a person had started it there: in a session of its own, with the
/// terminal as its controlling one.
public struct TerminalProgram: Sendable {
    /// What became of it.
    public enum Outcome: Hashable, Sendable {
        case exited(Int32)
        case ended(signal: Int32)
        case stopped(signal: Int32)
    }

    /// Its process, and the group that it leads.
    public let process: Int32

    /// Starts a program by its path.
    public init(
        _ path: String,
        _ arguments: [String] = [],
        on terminal: PseudoTerminal,
        environment: [String: String]
    ) throws(SystemErrorCode) {
        var identifier = pid_t()
        let device = try terminal.path
        let result = Self.spawn(
            &identifier,
            path: path,
            arguments: [path] + arguments,
            environment: environment.map { "\($0)=\($1)" },
            device: device
        )
        guard result == 0 else { throw SystemErrorCode(rawValue: result) }
        process = identifier
    }

    /// Sends it a signal, by its number.
    public func send(_ signal: Int32) {
        kill(process, signal)
    }

    /// Waits until it ends or stops. If the task is cancelled, it is ended.
    public func outcome() async -> Outcome {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                DispatchQueue(label: "wait for \(process)").async {
                    var status: Int32 = 0
                    // The number is written during the call.
                    while unsafe waitpid(process, &status, WUNTRACED) < 0, errno == EINTR {}
                    continuation.resume(returning: Outcome(status: status))
                }
            }
        } onCancel: {
            send(SIGKILL)
        }
    }

    private static func spawn(
        _ process: inout pid_t,
        path: String,
        arguments: [String],
        environment: [String],
        device: String
    ) -> Int32 {
        var actions = unsafe posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        // Both are initialised before use and destroyed behind it; the strings live until then.
        unsafe posix_spawn_file_actions_init(&actions)
        unsafe posix_spawnattr_init(&attributes)
        defer {
            unsafe posix_spawn_file_actions_destroy(&actions)
            unsafe posix_spawnattr_destroy(&attributes)
        }
        // The leader of a new session gets the first terminal that it opens.
        for descriptor in Int32(0)...2 {
            unsafe posix_spawn_file_actions_addopen(&actions, descriptor, device, O_RDWR, 0)
        }
        var defaults = sigset_t()
        unsafe sigfillset(&defaults)
        unsafe posix_spawnattr_setsigdefault(&attributes, &defaults)
        var mask = sigset_t()
        unsafe sigemptyset(&mask)
        unsafe posix_spawnattr_setsigmask(&attributes, &mask)
        let flags = Int16(setSessionFlag | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK))
        unsafe posix_spawnattr_setflags(&attributes, flags)
        return unsafe withPointers(arguments) { arguments in
            unsafe withPointers(environment) { environment in
                unsafe posix_spawn(&process, path, &actions, &attributes, arguments, environment)
            }
        }
    }

    /// `POSIX_SPAWN_SETSID` of glibc, which its module does not show.
    private static let setSessionFlag: Int32 = 0x80

    private static func withPointers<Result>(
        _ strings: [String],
        _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        // Each is freed when the call is over.
        var pointers = unsafe strings.map { unsafe strdup($0) } + [nil]
        defer { unsafe pointers.forEach { unsafe free($0) } }
        return unsafe pointers.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { preconditionFailure("The list ends in a null pointer.") }
            return unsafe body(base)
        }
    }
}

extension TerminalProgram.Outcome {
    fileprivate init(status: Int32) {
        if status & 0xFF == 0x7F {
            self = .stopped(signal: status >> 8 & 0xFF)
        } else if status & 0x7F == 0 {
            self = .exited(status >> 8 & 0xFF)
        } else {
            self = .ended(signal: status & 0x7F)
        }
    }
}

extension PseudoTerminal {
    /// Where programs find it.
    public var path: String {
        get throws(SystemErrorCode) {
            var name = [CChar](repeating: 0, count: 128)
            // The buffer lives as long as the call, which writes no more than its length.
            let result = unsafe ttyname_r(terminal, &name, name.count)
            guard result == 0 else { throw SystemErrorCode(rawValue: result) }
            return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
    }
}
