import Glibc

/// A log of lines whose size is bounded: what does not fit any more moves to one older file, whose contents go.
///
/// Several processes may append to it at once, and a process may be killed at any moment: a line that it left half
/// written costs itself alone.
public struct RotatedFile: Sendable {
    /// Where the newest lines are.
    public let path: String
    /// Where the lines before those are.
    public let olderPath: String
    /// How many bytes each of the two files holds at most, but for a line of every process that appends at once.
    public let limit: Int

    /// Nothing is made on disk yet. The older file of `usage.log` is `usage.1.log`.
    public init(path: String, limit: Int) {
        self.path = path
        self.limit = limit
        let (folder, name) = PathName.split(path)
        let dot = name.lastIndex(of: ".") ?? name.endIndex
        olderPath = PathName.join(folder, "\(name[..<dot]).1\(name[dot...])")
    }

    /// Writes a line, without its end, at the end, making the file (0600) and its folder (0700) if need be.
    public func append(line: [UInt8]) throws(FileError) {
        do {
            try write(line)
        } catch {
            guard error.rawValue == ENOENT else { throw FileError(.write, path: path, code: error) }
            try Folder.create(PathName.split(path).folder)
            do { try write(line) } catch { throw FileError(.write, path: path, code: error) }
        }
    }

    /// What both files hold, the older first; of a file that is not there nothing.
    public func contents() throws(FileError) -> [UInt8] {
        try Self.contents(of: olderPath) + Self.contents(of: path)
    }

    /// Removes both files; `false` when there was none.
    @discardableResult
    public func remove() throws(FileError) -> Bool {
        let older = try SmallFile.remove(olderPath)
        let newer = try SmallFile.remove(path)
        return older || newer
    }

    private func write(_ line: [UInt8]) throws(SystemErrorCode) {
        let end = [UInt8(ascii: "\n")]
        let file = try open()
        let size = Int(try file.status().st_size)
        if size > 0, size + line.count + 1 > limit, rotate() {
            try open().writeAll((line + end).span)
        } else if size > 0, try file.byte(at: size - 1) != end[0] {
            // Somebody was killed, or ran out of room, within a line: this one must not become a part of it.
            try file.writeAll((end + line + end).span)
        } else {
            try file.writeAll((line + end).span)
        }
    }

    private func open() throws(SystemErrorCode) -> FileDescriptor {
        try FileDescriptor(opening: path, O_RDWR | O_CREAT | O_APPEND)
    }

    /// Moves the file away; `false` when somebody else is just doing so, or has done it.
    private func rotate() -> Bool {
        // The lock is on the very file that moves, so that whoever comes after it locks the new one.
        guard let lock = try? FileLock.attempt(path: path) else { return false }
        let isMoved = moveUnlessSmall()
        lock.release()
        return isMoved
    }

    private func moveUnlessSmall() -> Bool {
        // What another process moved away a moment ago left a small file behind.
        guard let size = (try? FileInformation(path: path))?.size, size * 2 > Int64(limit) else { return true }
        return unsafe rename(path, olderPath) == 0
    }

    private static func contents(of path: String) throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        do throws(FileError) {
            var chunks = try FileChunks(path: path)
            while let chunk = try chunks.next() { bytes += chunk }
        } catch {
            guard error.reason == .notFound else { throw error }
        }
        return bytes
    }
}
