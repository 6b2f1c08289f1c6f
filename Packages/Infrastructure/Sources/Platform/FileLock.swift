import Glibc

/// A lock between processes, held on a file of its own for as long as this value lives.
///
/// It is advisory (`flock`): it keeps out whoever asks for it, ends with the process however that ends, and works
/// between two values in one process too. The lock file stays behind, since removing it would let two in at once.
public struct FileLock: ~Copyable, Sendable {
    /// How many may hold the lock at the same time.
    public enum Mode: Sendable {
        /// One holder and no other.
        case exclusive
        /// Any number of shared holders.
        case shared
    }

    private let descriptor: FileDescriptor

    /// Waits until the lock on the file at `path` is free and takes it. The file is made when it is missing.
    ///
    /// Waiting blocks the calling thread, so a task should rather use ``attempt(path:mode:)`` and try again later.
    public init(path: String, mode: Mode = .exclusive) throws(FileError) {
        guard let lock = try Self.take(path, mode.operation) else {
            preconditionFailure("flock without LOCK_NB waits rather than gives up")
        }
        self = lock
    }

    /// Takes the lock if it is free now; nil when somebody else holds it.
    public static func attempt(path: String, mode: Mode = .exclusive) throws(FileError) -> FileLock? {
        try take(path, mode.operation | LOCK_NB)
    }

    private init(holding descriptor: consuming FileDescriptor) {
        self.descriptor = descriptor
    }

    /// Gives the lock up now rather than at the end of the scope.
    public consuming func release() {}

    private static func take(_ path: String, _ operation: Int32) throws(FileError) -> FileLock? {
        do throws(SystemErrorCode) {
            let descriptor = try FileDescriptor(opening: path, O_RDWR | O_CREAT)
            while flock(descriptor.number, operation) != 0 {
                let code = errno
                if code == EWOULDBLOCK { return nil }
                if code != EINTR { throw SystemErrorCode(rawValue: code) }
            }
            return FileLock(holding: descriptor)
        } catch {
            throw FileError(.lock, path: path, code: error)
        }
    }
}

extension FileLock.Mode {
    fileprivate var operation: Int32 {
        switch self {
        case .exclusive: LOCK_EX
        case .shared: LOCK_SH
        }
    }
}
