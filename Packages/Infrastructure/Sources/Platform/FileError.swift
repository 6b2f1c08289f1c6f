import Glibc

/// Why something could not be done with a file or folder, naming it.
public struct FileError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What was being done.
    public enum Operation: String, Sendable {
        /// Opening or reading.
        case read
        /// Writing, replacing or flushing to disk.
        case write
        /// Making a folder.
        case create
        /// Taking a lock.
        case lock
        /// Taking it away.
        case remove
    }

    /// What stood in the way.
    public enum Reason: Hashable, Sendable {
        /// There is nothing at that path, or a folder on the way is missing.
        case notFound
        /// A file was wanted, and it is a folder.
        case isDirectory
        /// A folder was wanted, there or on the way, and it is a file.
        case notDirectory
        /// The account may not do this.
        case permissionDenied
        /// The disk is full or the quota used up.
        case noSpace
        /// The file system is mounted read-only.
        case readOnlyFileSystem
        /// Anything else the system reported.
        case system(SystemErrorCode)
    }

    /// What was being done.
    public let operation: Operation
    /// The file or folder, as the caller named it.
    public let path: String
    /// What stood in the way.
    public let reason: Reason

    /// Makes the error.
    public init(_ operation: Operation, path: String, reason: Reason) {
        self.operation = operation
        self.path = path
        self.reason = reason
    }

    init(_ operation: Operation, path: String, code: SystemErrorCode) {
        self.init(operation, path: path, reason: Reason(code))
    }

    /// A sentence that says what happened, to which file, and what to do.
    public var description: String {
        "Cannot \(operation.rawValue) \(path): \(reason)"
    }
}

extension FileError.Reason: CustomStringConvertible {
    init(_ code: SystemErrorCode) {
        self =
            switch code.rawValue {
            case ENOENT: .notFound
            case EISDIR: .isDirectory
            case ENOTDIR: .notDirectory
            case EACCES, EPERM: .permissionDenied
            case ENOSPC, EDQUOT: .noSpace
            case EROFS: .readOnlyFileSystem
            default: .system(code)
            }
    }

    /// The half sentence after "Cannot read PATH: ".
    public var description: String {
        switch self {
        case .notFound: "there is nothing at that path; check the spelling."
        case .isDirectory: "it is a folder; name a file in it."
        case .notDirectory: "a part of the path is a file where a folder is needed."
        case .permissionDenied: "permission denied; check its owner and mode with `ls -ld`."
        case .noSpace: "the disk is full or the quota is used up; free some space and try again."
        case .readOnlyFileSystem: "the file system is read-only."
        case .system(let code): "\(code)."
        }
    }
}
