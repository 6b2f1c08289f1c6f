import Glibc

/// Making and removing folders.
public enum Folder {
    /// Makes the folder at `path` and what is missing above it, and does nothing when it is there.
    ///
    /// Safe when several processes do it at once. Folders that exist keep their permissions.
    public static func create(_ path: String, permissions: FilePermissions = .ownerOnlyFolder) throws(FileError) {
        do {
            try createWithParents(path, permissions)
        } catch {
            throw FileError(.create, path: path, code: error)
        }
    }

    /// Removes the folder at `path` if nothing is in it; `false` when it is not there, or something is.
    @discardableResult
    public static func removeEmpty(_ path: String) throws(FileError) -> Bool {
        if unsafe rmdir(path) == 0 { return true }
        let code = errno
        if code == ENOENT || code == ENOTEMPTY || code == EEXIST { return false }
        throw FileError(.remove, path: path, code: SystemErrorCode(rawValue: code))
    }

    private static func createWithParents(_ path: String, _ permissions: FilePermissions) throws(SystemErrorCode) {
        if unsafe mkdir(path, permissions.rawValue) == 0 { return }
        switch errno {
        case EEXIST:
            let isFolder = (try? FileInformation(path: path))?.kind == .directory
            if !isFolder { throw SystemErrorCode(rawValue: ENOTDIR) }
        case ENOENT:
            let parent = PathName.split(path).folder
            guard parent != path, parent != "." else { throw SystemErrorCode(rawValue: ENOENT) }
            try createWithParents(parent, permissions)
            // Once more for the folder itself: a second ENOENT would mean that somebody removes what we make.
            if unsafe mkdir(path, permissions.rawValue) != 0, errno != EEXIST {
                throw SystemErrorCode(rawValue: errno)
            }
        case let code:
            throw SystemErrorCode(rawValue: code)
        }
    }
}
