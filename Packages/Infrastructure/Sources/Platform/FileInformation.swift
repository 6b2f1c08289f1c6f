public import FoundationEssentials
import Glibc

/// What the file system says about a file or folder.
public struct FileInformation: Equatable, Sendable {
    /// What there is at the path.
    public enum Kind: Sendable {
        /// A plain file.
        case file
        /// A folder.
        case directory
        /// A pipe, socket, terminal or other device: something with no size to ask for.
        case stream
    }

    /// What there is at the path.
    public let kind: Kind
    /// The size in bytes; nil for a folder or a stream.
    public let size: Int64?
    /// When the contents last changed.
    public let modificationDate: Date
    /// The permission bits.
    public let permissions: FilePermissions

    /// Asks about a path, following symbolic links.
    ///
    /// Throws `notFound`, `permissionDenied` or `notDirectory` with the path.
    public init(path: String) throws(FileError) {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else {
            throw FileError(.read, path: path, code: SystemErrorCode(rawValue: errno))
        }
        self.init(status)
    }

    /// How large a buffer reads all of it at once, its end included, with no more than `limit` bytes. Settings are read at
    /// every start: a small file needs no large buffer. Of a stream nobody knows.
    func bufferSize(upTo limit: Int) -> Int {
        guard let size, size < Int64(limit) else { return limit }
        return min(limit, max(4096, Int(size) + 1))
    }

    init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .directory
            default: .stream
            }
        size = kind == .file ? Int64(status.st_size) : nil
        modificationDate = Date(
            timeIntervalSince1970: Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
        )
        permissions = FilePermissions(rawValue: status.st_mode)
    }
}
