import Glibc

/// A file that only ever grows at its end, such as a log; several processes may append to it at once.
public struct AppendedFile: Sendable {
    /// Where it is.
    public let path: String

    /// Nothing is made on disk yet.
    public init(path: String) {
        self.path = path
    }

    /// Writes `bytes` at the end, making the file (0600) and its folder (0700) if need be.
    ///
    /// The bytes of one call stay together: `O_APPEND` makes each `write` take the end afresh, and a line of a log goes
    /// out in one.
    public func append(_ bytes: [UInt8]) throws(FileError) {
        do {
            try write(bytes)
        } catch {
            guard error.rawValue == ENOENT else { throw FileError(.write, path: path, code: error) }
            try Folder.create(PathName.split(path).folder)
            do { try write(bytes) } catch { throw FileError(.write, path: path, code: error) }
        }
    }

    private func write(_ bytes: [UInt8]) throws(SystemErrorCode) {
        try FileDescriptor(opening: path, O_WRONLY | O_CREAT | O_APPEND).writeAll(bytes.span)
    }
}
