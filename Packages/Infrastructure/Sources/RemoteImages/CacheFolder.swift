public import FoundationEssentials
import Glibc
import Platform

/// Files that can be fetched again, in one folder, with a bound on what they take together: when there are too many, those
/// go that were not used for the longest time.
///
/// Any number of processes may share the folder. A file is there whole or not at all; there is no index that could be
/// wrong. A file's date of access is when it was last used, its date of modification when it expires.
public struct CacheFolder: Sendable {
    private let path: String
    private let limit: Int
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - path: Made with the first file.
    ///   - limit: How many bytes the files may take together.
    public init(path: String, limit: Int, now: @escaping @Sendable () -> Date) {
        self.path = path
        self.limit = limit
        self.now = now
    }

    /// What was stored under a name; `nil` if nothing is, or it has expired, or is larger than `largest` bytes.
    public func contents(of name: String, largest: Int) -> [UInt8]? {
        let file = location(of: name)
        guard let stored = try? SmallFile(path: file, limit: largest), let bytes = stored.bytes else { return nil }
        guard stored.information.modificationDate > now() else {
            remove(name)
            return nil
        }
        touch(file, expires: stored.information.modificationDate)
        return bytes
    }

    /// Keeps `bytes` under a name for `lifetime` seconds, then makes room. That a disk is full or a folder not to be
    /// written to is no error: what is kept here can be fetched again.
    public func store(_ bytes: [UInt8], as name: String, lifetime: Double) {
        guard bytes.count <= limit, (try? Folder.create(path)) != nil else { return }
        let file = location(of: name)
        guard (try? AtomicFile.write(bytes, to: file)) != nil else { return }
        touch(file, expires: now().addingTimeInterval(lifetime))
        makeRoom()
    }

    public func remove(_ name: String) {
        _ = try? SmallFile.remove(location(of: name))
    }

    /// Removes what has expired, and of the rest what was not used for the longest time until the bound is kept.
    public func makeRoom() {
        let present = now()
        var kept: [Entry] = []
        for entry in entries() {
            // What a process left that was killed while it wrote has the date of that moment.
            if entry.expires <= present, !entry.isTemporary || present.timeIntervalSince(entry.expires) > 3600 {
                _ = try? SmallFile.remove(entry.path)
            } else {
                kept.append(entry)
            }
        }
        var total = kept.reduce(0) { $0 + $1.size }
        for entry in kept.sorted(by: { $0.used < $1.used }) where total > limit {
            _ = try? SmallFile.remove(entry.path)
            total -= entry.size
        }
    }

    private struct Entry {
        let path: String
        let isTemporary: Bool
        let size: Int
        let used: Double
        let expires: Date
    }

    private func entries() -> [Entry] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).compactMap { name in
            let file = location(of: name)
            var status = stat()
            guard unsafe lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
            return Entry(
                path: file,
                isTemporary: name.hasPrefix("."),
                size: Int(status.st_size),
                used: Double(status.st_atim.tv_sec) + Double(status.st_atim.tv_nsec) / 1e9,
                expires: Date(timeIntervalSince1970: Double(status.st_mtim.tv_sec))
            )
        }
    }

    private func location(of name: String) -> String { "\(path)/\(name)" }

    /// Sets the dates of a file that is used now.
    private func touch(_ file: String, expires: Date) {
        let times = [Self.time(now()), Self.time(expires)]
        _ = unsafe utimensat(AT_FDCWD, file, times, 0)
    }

    private static func time(_ date: Date) -> timespec {
        let seconds = date.timeIntervalSince1970
        let whole = seconds.rounded(.down)
        return timespec(tv_sec: Int(whole), tv_nsec: Int((seconds - whole) * 1e9))
    }
}
