import Glibc

/// A file that is written from its beginning; what stood there is gone.
package struct OutputFile: ~Copyable {
    private let path: String
    private let descriptor: Int32

    package init(path: String) throws(GenerationError) {
        self.path = path
        descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw .cannotWrite(path: path, code: errno) }
    }

    deinit { close(descriptor) }

    package borrowing func write(_ bytes: [UInt8]) throws(GenerationError) {
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe Glibc.write(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
            }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw .cannotWrite(path: path, code: errno) }
            written += count
        }
    }
}
