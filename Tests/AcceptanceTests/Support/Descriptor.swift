import Glibc

/// A file descriptor that is closed when nobody holds it any more.
final class Descriptor {
    private(set) var number: Int32

    init(_ number: Int32) {
        self.number = number
    }

    deinit {
        close()
    }

    func close() {
        guard number >= 0 else { return }
        _ = Glibc.close(number)
        number = -1
    }

    /// Makes reads and writes answer at once rather than wait.
    func setNonBlocking() throws {
        guard fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) == 0 else { throw SystemFailure("fcntl") }
    }

    /// The next bytes that are there; empty at the end, `nil` if there are none yet.
    func read() throws -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        let count = unsafe Glibc.read(number, &buffer, buffer.count)
        // A pseudoterminal ends with EIO once nobody has its other end.
        if count < 0, errno == EIO { return [] }
        if count < 0, errno == EAGAIN || errno == EINTR { return nil }
        guard count >= 0 else { throw SystemFailure("read") }
        return Array(buffer[..<count])
    }

    /// How many of the bytes went out; `nil` if nobody is there to read them.
    func write(_ bytes: ArraySlice<UInt8>) throws -> Int? {
        let count = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(number, $0.baseAddress, $0.count) }
        if count < 0, errno == EPIPE { return nil }
        if count < 0, errno == EAGAIN || errno == EINTR { return 0 }
        guard count >= 0 else { throw SystemFailure("write") }
        return count
    }

    /// Writes blanks into a pipe until it has no room.
    func fill() throws {
        let flags = fcntl(number, F_GETFL)
        try setNonBlocking()
        while let count = try write([UInt8](repeating: UInt8(ascii: " "), count: 4096)[...]), count > 0 {}
        _ = fcntl(number, F_SETFL, flags)
    }

    /// Keeps other programs from inheriting it.
    func setPrivate() throws {
        guard fcntl(number, F_SETFD, FD_CLOEXEC) == 0 else { throw SystemFailure("fcntl") }
    }

    /// Another number for the same end, closed by itself.
    func duplicate() throws -> Descriptor {
        let copy = fcntl(number, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { throw SystemFailure("fcntl") }
        return Descriptor(copy)
    }

    /// A pipe.
    static func pipe() throws -> (reading: Descriptor, writing: Descriptor) {
        var ends: [Int32] = [-1, -1]
        guard unsafe Glibc.pipe(&ends) == 0 else { throw SystemFailure("pipe") }
        let pipe = (reading: Descriptor(ends[0]), writing: Descriptor(ends[1]))
        try pipe.reading.setPrivate()
        try pipe.writing.setPrivate()
        return pipe
    }
}

/// A call to the system that failed.
struct SystemFailure: Error, CustomStringConvertible {
    let description: String

    init(_ call: String, code: Int32 = errno) {
        description = unsafe "\(call): \(String(cString: strerror(code)))"
    }
}
