import Glibc
import Testing

/// A real pipe; each end is closed when asked, or in the end.
final class Pipe {
    private(set) var readEnd: Int32 = -1
    private(set) var writeEnd: Int32 = -1

    init() throws {
        var ends: [Int32] = [-1, -1]
        try #require(unsafe pipe(&ends) == 0)
        readEnd = ends[0]
        writeEnd = ends[1]
    }

    deinit {
        closeReadEnd()
        closeWriteEnd()
    }

    func closeReadEnd() {
        if readEnd >= 0 { close(readEnd) }
        readEnd = -1
    }

    func closeWriteEnd() {
        if writeEnd >= 0 { close(writeEnd) }
        writeEnd = -1
    }

    func send(_ text: String) throws {
        let bytes = Array(text.utf8)
        let count = unsafe bytes.withUnsafeBytes { raw in unsafe write(writeEnd, raw.baseAddress, raw.count) }
        try #require(count == bytes.count)
    }

    /// What has been written and not read yet, without waiting for more.
    func received(upTo limit: Int = 4096) -> String {
        _ = fcntl(readEnd, F_SETFL, O_NONBLOCK)
        var bytes = [UInt8](repeating: 0, count: limit)
        let count = unsafe bytes.withUnsafeMutableBytes { raw in unsafe read(readEnd, raw.baseAddress, raw.count) }
        return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    }
}
