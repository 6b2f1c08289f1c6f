import Glibc
import Platform

/// How a terminal's line discipline is set, to be compared.
public struct TerminalSettings: Hashable, Sendable {
    /// The four words of flags: input, output, control and local.
    public let flags: [UInt32]
    /// The control characters.
    public let characters: [UInt8]

    /// Whether lines are edited and echoed, and Ctrl-C is a signal: the opposite of raw.
    public var isCooked: Bool {
        flags[3] & UInt32(ICANON | ECHO | ISIG) == UInt32(ICANON | ECHO | ISIG)
    }

    init(descriptor: Int32) throws(SystemErrorCode) {
        var native = termios()
        // The structure lives as long as the call.
        guard unsafe tcgetattr(descriptor, &native) == 0 else { throw SystemErrorCode(rawValue: errno) }
        flags = [native.c_iflag, native.c_oflag, native.c_cflag, native.c_lflag]
        // The tuple's bytes are copied while it is lent.
        characters = unsafe withUnsafeBytes(of: native.c_cc) { unsafe Array($0) }
    }
}

extension PseudoTerminal {
    /// How it is set now.
    public var settings: TerminalSettings {
        get throws(SystemErrorCode) { try TerminalSettings(descriptor: terminal) }
    }
}
