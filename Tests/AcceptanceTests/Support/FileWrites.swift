import Glibc

/// Waits for writes to the files of a folder, as the system tells them.
final class FileWrites {
    private let watch: Descriptor

    init(in folder: String) throws {
        watch = Descriptor(inotify_init())
        guard watch.number >= 0, unsafe inotify_add_watch(watch.number, folder, UInt32(IN_MODIFY)) >= 0 else {
            throw SystemFailure("inotify")
        }
        try watch.setPrivate()
    }

    /// Waits until something was written so many times, or the program has closed its output.
    func wait(for count: Int, by child: ChildProcess) throws {
        var seen = 0
        while seen < count {
            var waiting = [
                pollfd(fd: watch.number, events: Int16(POLLIN), revents: 0),
                pollfd(fd: child.output.number, events: Int16(POLLIN), revents: 0),
            ]
            guard unsafe poll(&waiting, nfds_t(waiting.count), -1) >= 0 || errno == EINTR else {
                throw SystemFailure("poll")
            }
            if waiting[1].revents != 0 { return }
            if waiting[0].revents != 0 { seen += Self.count(try watch.read() ?? []) }
        }
    }

    /// Each event says how long the name is that follows it.
    private static func count(_ bytes: [UInt8]) -> Int {
        let headerLength = 16
        var (count, start) = (0, 0)
        while start + headerLength <= bytes.count {
            let length = bytes[start + 12..<start + 16].reversed().reduce(0) { $0 << 8 | Int($1) }
            start += headerLength + length
            count += 1
        }
        return count
    }
}
