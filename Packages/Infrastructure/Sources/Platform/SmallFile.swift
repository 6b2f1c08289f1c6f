import Glibc

/// A file that fits in memory, read at once with what the file system says about the very file that was read.
///
/// Whoever trusts a file because of its kind or its permissions asks this: what is asked about a path first and opened
/// after may be another file by then. Opening never waits, also not for the writer of a FIFO.
public struct SmallFile: Sendable {
    /// What the file system says about it.
    public let information: FileInformation
    /// Its contents; `nil` when it is no plain file, or holds more than the limit.
    public let bytes: [UInt8]?

    /// Reads the file at `path`, following symbolic links.
    ///
    /// Throws `notFound`, `permissionDenied` and the like with the path.
    ///
    /// - Parameter limit: how many bytes are read at most.
    public init(path: String, limit: Int) throws(FileError) {
        do throws(SystemErrorCode) {
            let descriptor = try FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK)
            information = FileInformation(try descriptor.status())
            bytes = information.kind == .file ? try Self.contents(of: descriptor, information, limit: limit) : nil
        } catch {
            throw FileError(.read, path: path, code: error)
        }
    }

    private static func contents(
        of descriptor: borrowing FileDescriptor,
        _ information: FileInformation,
        limit: Int
    ) throws(SystemErrorCode) -> [UInt8]? {
        var contents: [UInt8] = []
        // One byte more than may be there tells a file that is too large, also one whose size is not known beforehand.
        var chunk = [UInt8](
            repeating: 0,
            count: information.bufferSize(upTo: min(limit, FileChunks.defaultChunkSize) + 1)
        )
        while contents.count <= limit {
            var span = chunk.mutableSpan
            let count = try descriptor.read(into: &span)
            if count == 0 { return contents }
            contents += chunk[..<count]
        }
        return nil
    }

    /// Removes the file or the symbolic link at `path`; `false` when there is nothing.
    @discardableResult
    public static func remove(_ path: String) throws(FileError) -> Bool {
        if unsafe unlink(path) == 0 { return true }
        let code = errno
        if code == ENOENT { return false }
        throw FileError(.remove, path: path, code: SystemErrorCode(rawValue: code))
    }
}
