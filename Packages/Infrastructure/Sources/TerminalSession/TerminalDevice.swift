import CPlatform
import Glibc
import Platform
import Synchronization

/// The terminal itself: its settings, its size, and its two ends.
///
/// It is opened anew, so that making it non-blocking changes nothing for the shell and others that share the inherited
/// descriptor. Where that is not allowed, the inherited one is used as it is, and a write can block for as long as the
/// terminal takes nothing.
final class TerminalDevice: Sendable {
    typealias Settings = cplatform_terminal_settings

    let input: Int32
    let output: Int32
    let guardNumber: Int32
    /// Whether what is written to standard error would show up on this terminal.
    private let hasErrors: Bool
    private let errors = Mutex(cplatform_kept_errors(text: -1, original: -1))

    /// Takes descriptors that somebody else opened and closes; both have to be terminals.
    init(input: Int32, output: Int32) throws(TerminalSessionError) {
        guard isatty(input) == 1 else { throw .notATerminal(stream: "standard input") }
        guard isatty(output) == 1 else { throw .notATerminal(stream: "standard output") }
        let ownInput = try Self.own(input)
        let ownOutput: Int32
        do {
            ownOutput = try Self.own(output)
        } catch {
            close(ownInput)
            throw error
        }
        let number = cplatform_guard_claim()
        guard number >= 0 else {
            let code = errno
            close(ownInput)
            close(ownOutput)
            throw .failed(SystemErrorCode(rawValue: code))
        }
        self.input = ownInput
        self.output = ownOutput
        guardNumber = number
        hasErrors = cplatform_terminal_has_errors(output) == 1
    }

    deinit {
        cplatform_guard_release(guardNumber)
        close(input)
        close(output)
    }

    private static func own(_ descriptor: Int32) throws(TerminalSessionError) -> Int32 {
        let reopened = cplatform_terminal_reopen(descriptor)
        if reopened >= 0 { return reopened }
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
        guard copy >= 0 else { throw .failed(SystemErrorCode(rawValue: errno)) }
        return copy
    }

    // MARK: - Settings

    /// Whether this process is in the foreground, so that it may use the terminal.
    var isOurs: Bool { cplatform_terminal_is_ours(input) == 1 }

    func settings() throws(SystemErrorCode) -> Settings {
        var settings = Settings()
        // The function fills the structure that it is given for the length of the call.
        guard unsafe cplatform_terminal_read_settings(input, &settings) == 0 else {
            throw SystemErrorCode(rawValue: errno)
        }
        return settings
    }

    func apply(_ settings: Settings) throws(SystemErrorCode) {
        // The structure is only read, during the call.
        let result = unsafe withUnsafePointer(to: settings) { pointer in
            unsafe cplatform_terminal_write_settings(input, pointer)
        }
        guard result == 0 else { throw SystemErrorCode(rawValue: errno) }
    }

    static func raw(_ settings: Settings) -> Settings {
        var settings = settings
        // The function changes the structure that it is given for the length of the call.
        unsafe cplatform_terminal_make_raw(&settings)
        return settings
    }

    /// Throws away what has arrived and was not read.
    func discardInput() {
        tcflush(input, TCIFLUSH)
    }

    // MARK: - Size

    var size: TerminalSize? { TerminalSize(descriptor: output) }

    /// The window's pixels, where the terminal tells.
    var pixels: (width: Int, height: Int)? {
        var width: Int32 = 0
        var height: Int32 = 0
        // Both are written during the call only.
        unsafe cplatform_terminal_pixels(output, &width, &height)
        return width > 0 && height > 0 ? (Int(width), Int(height)) : nil
    }

    // MARK: - Restoring after a crash

    /// Prepares what a crash or a plain `exit` restores. From here on standard error is kept back if it is this terminal.
    func arm(leave: [UInt8], settings: Settings) throws(SystemErrorCode) {
        let kept = errors.withLock { errors in
            if hasErrors, errors.text < 0 { errors = cplatform_keep_errors() }
            return errors
        }
        // Both are copied during the call.
        let result = unsafe withUnsafePointer(to: settings) { pointer in
            unsafe cplatform_guard_arm(guardNumber, output, leave, leave.count, pointer, kept)
        }
        guard result == 0 else { throw SystemErrorCode(rawValue: errno) }
    }

    /// Restores nothing more, and writes what standard error kept. Nothing, if a crash or an exit was first.
    func disarm() {
        guard cplatform_guard_disarm(guardNumber) == 0 else { return }
        errors.withLock { errors in
            cplatform_let_errors_go(errors)
            errors = cplatform_kept_errors(text: -1, original: -1)
        }
    }
}
