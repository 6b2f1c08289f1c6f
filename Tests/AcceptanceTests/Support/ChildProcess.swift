import Glibc
import Synchronization

/// A program that was started, with its streams in the test's hands.
final class ChildProcess {
    /// How a program ended.
    enum Ending: Hashable, Sendable {
        case exit(Int32)
        case signal(Int32)
    }

    let id: pid_t
    /// What the program reads.
    let input: Descriptor
    /// What the program writes; a terminal shows its errors too.
    let output: Descriptor
    /// `nil` on a terminal.
    let error: Descriptor?
    private var ending: Ending?
    private static let starting = Mutex(())

    /// Starts a program, on a terminal or on pipes. The environment is exactly what is given.
    ///
    /// With `filledOutput` its output has no room for anything until the test reads from it; with `isTyped` what it
    /// reads is typed on the terminal rather than come out of a pipe.
    init(
        _ executable: String,
        arguments: [String],
        environment: [String: String],
        on terminal: Terminal? = nil,
        filledOutput: Bool = false,
        isTyped: Bool = false
    ) throws {
        // A test that writes to a program that is gone gets an error instead of its own end.
        _ = signal(SIGPIPE, SIG_IGN)
        // One at a time: a stream that another program inherits, before it is marked as private, would stay open in it.
        (id, input, output, error) = try Self.starting.withLock { _ in
            let input = try Descriptor.pipe()
            if let terminal {
                let pair = try terminal.open()
                if isTyped {
                    let streams = [pair.terminal, pair.terminal, pair.terminal]
                    let keyboard = try pair.controller.duplicate()
                    return (try Self.spawn(executable, arguments, environment, streams), keyboard, pair.controller, nil)
                }
                let streams = [input.reading, pair.terminal, pair.terminal]
                return (
                    try Self.spawn(executable, arguments, environment, streams), input.writing, pair.controller, nil
                )
            }
            let (output, error) = (try Descriptor.pipe(), try Descriptor.pipe())
            if filledOutput { try output.writing.fill() }
            let streams = [input.reading, output.writing, error.writing]
            return (
                try Self.spawn(executable, arguments, environment, streams), input.writing, output.reading,
                error.reading
            )
        }
    }

    deinit {
        guard ending == nil else { return }
        kill()
        _ = try? wait()
    }

    private static func spawn(
        _ executable: String,
        _ arguments: [String],
        _ environment: [String: String],
        _ streams: [Descriptor]
    ) throws -> pid_t {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        for (number, stream) in streams.enumerated() {
            unsafe posix_spawn_file_actions_adddup2(&actions, stream.number, Int32(number))
        }
        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        var defaults = sigset_t()
        unsafe sigemptyset(&defaults)
        unsafe sigaddset(&defaults, SIGPIPE)
        unsafe posix_spawnattr_setsigdefault(&attributes, &defaults)
        // The threads of a test hold signals back; a program that did would not hear that its terminal is gone.
        var mask = sigset_t()
        unsafe sigemptyset(&mask)
        unsafe posix_spawnattr_setsigmask(&attributes, &mask)
        unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

        var words = unsafe ([executable] + arguments).map { unsafe strdup($0) } + [nil]
        var variables =
            unsafe environment.sorted { $0.key < $1.key }.map { unsafe strdup("\($0.key)=\($0.value)") } + [nil]
        defer { unsafe (words + variables).forEach { unsafe free($0) } }
        var id = pid_t()
        let failure = unsafe posix_spawn(&id, executable, &actions, &attributes, &words, &variables)
        guard failure == 0 else { throw SystemFailure("posix_spawn \(executable)", code: failure) }
        return id
    }

    // MARK: Talking to it

    /// Writes everything, waiting for the program to read; `false` if it stopped reading.
    func feed(_ bytes: ArraySlice<UInt8>) throws -> Bool {
        var rest = bytes
        while !rest.isEmpty {
            guard let count = try input.write(rest) else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Feeds the program and takes what it writes until it has closed its streams.
    func converse(_ bytes: [UInt8]) throws -> (output: [UInt8], error: [UInt8]) {
        var rest = bytes[...]
        var collected: (output: [UInt8], error: [UInt8]) = ([], [])
        var isOutputOpen = true
        var isErrorOpen = error != nil
        try input.setNonBlocking()
        if rest.isEmpty { input.close() }
        while isOutputOpen || isErrorOpen {
            var waiting = [
                pollfd(fd: rest.isEmpty ? -1 : input.number, events: Int16(POLLOUT), revents: 0),
                pollfd(fd: isOutputOpen ? output.number : -1, events: Int16(POLLIN), revents: 0),
                pollfd(fd: isErrorOpen ? error?.number ?? -1 : -1, events: Int16(POLLIN), revents: 0),
            ]
            guard unsafe poll(&waiting, nfds_t(waiting.count), -1) >= 0 || errno == EINTR else {
                throw SystemFailure("poll")
            }
            if waiting[0].revents != 0 {
                rest = try input.write(rest).map { rest.dropFirst($0) } ?? []
                if rest.isEmpty { input.close() }
            }
            if waiting[1].revents != 0, let bytes = try output.read() {
                collected.output += bytes
                isOutputOpen = !bytes.isEmpty
            }
            if waiting[2].revents != 0, let bytes = try error?.read() {
                collected.error += bytes
                isErrorOpen = !bytes.isEmpty
            }
        }
        return collected
    }

    // MARK: Its end

    /// Ends it the way that no program can prepare for.
    func kill() {
        _ = Glibc.kill(id, SIGKILL)
    }

    /// Waits for its end.
    func wait() throws -> Ending {
        if let ending { return ending }
        var status: Int32 = 0
        while unsafe waitpid(id, &status, 0) != id {
            guard errno == EINTR else { throw SystemFailure("waitpid") }
        }
        let signal = status & 0x7F
        let ending: Ending = signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
        self.ending = ending
        return ending
    }
}
