public import FoundationEssentials
import Glibc

/// Reads a file, a pipe or standard input from beginning to end, a chunk at a time, in constant memory.
///
/// Reading blocks the calling thread while a pipe has nothing to give; a task that reads one should do so on a thread
/// of its own, since the threads that tasks share are as few as the cores.
public struct FileChunks: ~Copyable, Sendable {
    /// 256 KiB: past this, larger reads are not measurably faster.
    public static let defaultChunkSize = 256 * 1024

    /// The path or name given, as errors repeat it.
    public let path: String
    /// The size when it was opened, in bytes; nil for a pipe or terminal.
    public let size: Int64?
    /// When the contents last changed; nil for a pipe or terminal, whose date means nothing.
    public let modificationDate: Date?

    private let descriptor: FileDescriptor
    private let chunkSize: Int

    /// Opens the file or FIFO at `path`. Opening a FIFO waits for its writer.
    ///
    /// Throws `notFound`, `isDirectory`, `permissionDenied` and the like with the path.
    public init(path: String, chunkSize: Int = defaultChunkSize) throws(FileError) {
        do {
            try self.init(FileDescriptor(opening: path, O_RDONLY), name: path, chunkSize: chunkSize)
        } catch {
            throw FileError(.read, path: path, code: error)
        }
    }

    /// Reads a descriptor that somebody else opened and closes, such as standard input (0).
    ///
    /// - Parameter name: what errors call it, such as "standard input".
    public init(descriptor number: Int32, name: String, chunkSize: Int = defaultChunkSize) throws(FileError) {
        do {
            try self.init(FileDescriptor(borrowing: number), name: name, chunkSize: chunkSize)
        } catch {
            throw FileError(.read, path: name, code: error)
        }
    }

    private init(
        _ descriptor: consuming FileDescriptor,
        name: String,
        chunkSize: Int
    ) throws(SystemErrorCode) {
        precondition(chunkSize > 0, "A chunk holds at least one byte.")
        let information = FileInformation(try descriptor.status())
        if information.kind == .directory { throw SystemErrorCode(rawValue: EISDIR) }
        path = name
        size = information.size
        modificationDate = information.kind == .file ? information.modificationDate : nil
        self.descriptor = descriptor
        // One that grows meanwhile is still read whole, in more chunks.
        self.chunkSize = information.bufferSize(upTo: chunkSize)
    }

    /// The next bytes, at least one and at most a chunk; nil at the end.
    public mutating func next() throws(FileError) -> [UInt8]? {
        var chunk: [UInt8] = []
        return try read(into: &chunk) ? chunk : nil
    }

    /// Replaces what `buffer` holds by the next bytes, reusing its memory; false, and an empty buffer, at the end.
    public mutating func read(into buffer: inout [UInt8]) throws(FileError) -> Bool {
        if buffer.count < chunkSize {
            buffer.append(contentsOf: repeatElement(0, count: chunkSize - buffer.count))
        } else {
            buffer.removeLast(buffer.count - chunkSize)
        }
        do {
            var span = buffer.mutableSpan
            let count = try descriptor.read(into: &span)
            buffer.removeLast(chunkSize - count)
            return count > 0
        } catch {
            buffer.removeAll(keepingCapacity: true)
            throw FileError(.read, path: path, code: error)
        }
    }
}
