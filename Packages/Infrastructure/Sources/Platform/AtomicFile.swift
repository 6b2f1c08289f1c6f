import Glibc

/// Replaces files so that a reader, or a machine that loses power, sees the old contents or the new, never a part.
public enum AtomicFile {
    /// Writes `bytes` to a temporary file beside `path`, brings it to the disk and renames it into place.
    ///
    /// A symbolic link at `path` stays, and the file it leads to is replaced. The folder must exist.
    /// When anything fails the old file is untouched and the temporary file is gone.
    ///
    /// - Parameter permissions: the new file's bits; nil keeps those of the file it replaces, or takes
    ///   ``FilePermissions/ownerOnly`` when there is none.
    public static func write(
        _ bytes: [UInt8],
        to path: String,
        permissions: FilePermissions? = nil
    ) throws(FileError) {
        do {
            try replace(resolvingLinks(path), with: bytes, permissions: permissions)
        } catch {
            throw FileError(.write, path: path, code: error)
        }
    }

    private static func replace(
        _ path: String,
        with bytes: [UInt8],
        permissions: FilePermissions?
    ) throws(SystemErrorCode) {
        let (folder, name) = PathName.split(path)
        let bits = permissions ?? (try? FileInformation(path: path))?.permissions ?? .ownerOnly
        let suffix = String(UInt64.random(in: .min ... .max), radix: 36)
        let temporary = PathName.join(folder, ".\(name).\(suffix).tmp")

        do throws(SystemErrorCode) {
            try fill(temporary, with: bytes, permissions: bits)
            if unsafe rename(temporary, path) != 0 { throw SystemErrorCode(rawValue: errno) }
        } catch {
            _ = unsafe unlink(temporary)
            throw error
        }
        // The new contents are on the disk and in place. If a file system cannot flush the name as well, a loss of
        // power may bring the old file back whole, which is within the promise; an error here would deny the success.
        try? FileDescriptor(opening: folder, O_RDONLY | O_DIRECTORY).synchronize()
    }

    private static func fill(
        _ temporary: String,
        with bytes: [UInt8],
        permissions: FilePermissions
    ) throws(SystemErrorCode) {
        let file = try FileDescriptor(opening: temporary, O_WRONLY | O_CREAT | O_EXCL)
        // Set apart from `open`, whose mode the process's umask would cut.
        if fchmod(file.number, permissions.rawValue) != 0 { throw SystemErrorCode(rawValue: errno) }
        try file.writeAll(bytes.span)
        try file.synchronize()
    }

    private static func resolvingLinks(_ path: String) -> String {
        guard let resolved = unsafe realpath(path, nil) else { return path }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }
}
