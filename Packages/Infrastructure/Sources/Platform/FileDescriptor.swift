import Glibc

/// A file descriptor with the loops around `read` and `write` that every use needs.
struct FileDescriptor: ~Copyable, Sendable {
    let number: Int32
    private let closesOnDeinit: Bool

    /// Takes over an open descriptor and closes it in the end.
    init(owning number: Int32) {
        self.number = number
        closesOnDeinit = true
    }

    /// Uses a descriptor that somebody else closes.
    init(borrowing number: Int32) {
        self.number = number
        closesOnDeinit = false
    }

    /// Opens a path; the descriptor is not inherited by child processes.
    init(opening path: String, _ flags: Int32, permissions: FilePermissions = .ownerOnly) throws(SystemErrorCode) {
        while true {
            let number = unsafe open(path, flags | O_CLOEXEC, permissions.rawValue)
            if number >= 0 {
                self.init(owning: number)
                return
            }
            let code = errno
            if code != EINTR { throw SystemErrorCode(rawValue: code) }
        }
    }

    deinit {
        if closesOnDeinit { close(number) }
    }

    /// Reads once, waiting if there is nothing yet; 0 at the end.
    func read(into buffer: inout MutableSpan<UInt8>) throws(SystemErrorCode) -> Int {
        while true {
            let count = unsafe buffer.withUnsafeMutableBytes { raw in
                unsafe Glibc.read(number, raw.baseAddress, raw.count)
            }
            if count >= 0 { return count }
            try recover(from: errno, waitingFor: POLLIN)
        }
    }

    /// The byte at a position, wherever the next read begins; nil past the end.
    func byte(at position: Int) throws(SystemErrorCode) -> UInt8? {
        var byte: UInt8 = 0
        while true {
            let count = unsafe pread(number, &byte, 1, off_t(position))
            if count >= 0 { return count == 1 ? byte : nil }
            try recover(from: errno, waitingFor: POLLIN)
        }
    }

    /// Writes all bytes, however many calls it takes.
    func writeAll(_ bytes: Span<UInt8>) throws(SystemErrorCode) {
        var written = 0
        while written < bytes.count {
            let rest = bytes.extracting(droppingFirst: written)
            let count = unsafe rest.withUnsafeBytes { raw in
                unsafe Glibc.write(number, raw.baseAddress, raw.count)
            }
            if count >= 0 {
                written += count
            } else {
                try recover(from: errno, waitingFor: POLLOUT)
            }
        }
    }

    /// Brings the file's bytes, and its name if it is a folder, to the disk.
    func synchronize() throws(SystemErrorCode) {
        while fsync(number) != 0 {
            let code = errno
            if code != EINTR { throw SystemErrorCode(rawValue: code) }
        }
    }

    func status() throws(SystemErrorCode) -> stat {
        var status = stat()
        guard unsafe fstat(number, &status) == 0 else { throw SystemErrorCode(rawValue: errno) }
        return status
    }

    /// Returns when the interrupted call should be tried again. A descriptor inherited from the shell can be
    /// non-blocking because another process that shares it made it so.
    private func recover(from code: Int32, waitingFor event: Int32) throws(SystemErrorCode) {
        switch code {
        case EINTR: return
        case EAGAIN:
            var request = pollfd(fd: number, events: Int16(event), revents: 0)
            _ = unsafe poll(&request, 1, -1)
        default: throw SystemErrorCode(rawValue: code)
        }
    }
}
