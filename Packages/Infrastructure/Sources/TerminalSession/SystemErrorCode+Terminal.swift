import Glibc
import Platform

extension SystemErrorCode {
    /// Whether it tells that there is no terminal any more.
    var isEndOfTerminal: Bool { rawValue == EIO || rawValue == ENXIO || rawValue == EBADF }
}
