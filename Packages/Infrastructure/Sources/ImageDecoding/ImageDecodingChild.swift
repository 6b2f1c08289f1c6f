import CImageDecoding
import Glibc
import PixelImages

/// The process that a picture is decoded in: a file that breaks the decoder breaks nothing else.
///
/// A program starts itself once more with ``argument`` in front, the file on standard input; what comes out at standard
/// output is the picture (``ImageMessage``), or the exit code says why there is none.
public enum ImageDecodingChild {
    /// The first argument of a process that is to decode.
    static let argument = "--decode-image-of-standard-input"

    /// Decodes and ends the process, if that is what it was started for. To be called before anything else.
    ///
    /// - Parameter arguments: The process's own, its name first.
    public static func runIfAsked(_ arguments: [String]) {
        guard arguments.count == 8, arguments[1] == argument else { return }
        let numbers = arguments[2...].compactMap(Int.init)
        guard numbers.count == 6 else { exit(ImageDecodingError.cannotStart.exitCode) }
        let limits = ImageDecodingLimits(
            pixels: numbers[2],
            memory: numbers[3],
            processorSeconds: numbers[4],
            seconds: numbers[5]
        )
        confine(to: limits)
        do {
            let box = PixelSize(width: numbers[0], height: numbers[1])
            let image = try decode(readAll(), fitting: box, limits: limits)
            exit(writeAll(ImageMessage.bytes(of: image)) ? 0 : ImageDecodingError.cannotStart.exitCode)
        } catch {
            exit(error.exitCode)
        }
    }

    /// Decodes in this very process.
    static func decode(
        _ bytes: [UInt8],
        fitting box: PixelSize,
        limits: ImageDecodingLimits
    ) throws(ImageDecodingError) -> PixelImage {
        let orientation = ImageFormat(sniffing: bytes) == .jpeg ? ExifOrientation.number(in: bytes) : 1
        // Seen upright, a picture on its side fits into the box on its side.
        let turned = orientation >= 5 ? PixelSize(width: box.height, height: box.width) : box
        let request = cimage_request(
            max_pixels: max(0, limits.pixels),
            fit_width: UInt32(clamping: max(1, turned.width)),
            fit_height: UInt32(clamping: max(1, turned.height))
        )
        var picture = unsafe cimage_picture()
        let status = unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe cimage_decode(buffer.baseAddress, buffer.count, request, &picture)
        }
        if let error = ImageDecodingError(status) { throw error }
        defer { unsafe cimage_free(&picture) }
        let (width, height) = unsafe (Int(picture.width), Int(picture.height))
        let pixels = unsafe [UInt8](UnsafeBufferPointer(start: picture.pixels, count: 3 * width * height))
        guard let image = PixelImage(width: width, height: height, pixels: pixels) else { throw .damaged }
        return image.fitted(into: turned).upright(orientation: orientation)
    }

    /// Gives up all that decoding does not need, so that a file cannot make use of it either.
    private static func confine(to limits: ImageDecodingLimits) {
        // A parent that goes away closes both pipes, which ends this process; the time ends it in any case.
        signal(SIGPIPE, SIG_DFL)
        alarm(UInt32(clamping: limits.seconds))
        limit(RLIMIT_CPU, to: limits.processorSeconds)
        limit(RLIMIT_AS, to: ownMemory() + limits.memory)
        limit(RLIMIT_CORE, to: 0)
        // Nothing is written to any file; pipes have no size.
        limit(RLIMIT_FSIZE, to: 0)
    }

    private static func limit(_ resource: __rlimit_resource, to value: Int) {
        var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
        _ = unsafe setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    }

    /// What this program takes before it decodes anything, in bytes: the first number of `/proc/self/statm`, in pages.
    private static func ownMemory() -> Int {
        let file = unsafe open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return 0 }
        defer { close(file) }
        var text = [UInt8](repeating: 0, count: 64)
        let count = unsafe read(file, &text, text.count)
        let digits = text.prefix(max(0, count)).prefix { $0 != UInt8(ascii: " ") }
        return (Int(String(decoding: digits, as: UTF8.self)) ?? 0) * sysconf(Int32(_SC_PAGESIZE))
    }

    private static func readAll() throws(ImageDecodingError) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = unsafe read(STDIN_FILENO, &chunk, chunk.count)
            if count == 0 { return bytes }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .cannotStart }
            bytes += chunk[..<count]
        }
    }

    private static func writeAll(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { unsafe write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}

extension ImageDecodingError {
    /// `nil` when all went well.
    fileprivate init?(_ status: cimage_status) {
        switch status {
        case CIMAGE_DECODED: return nil
        case CIMAGE_UNKNOWN_FORMAT: self = .unknownFormat
        case CIMAGE_UNSUPPORTED: self = .unsupported
        case CIMAGE_TOO_MANY_PIXELS: self = .tooManyPixels
        case CIMAGE_NO_MEMORY: self = .tooExpensive
        case CIMAGE_NO_LIBRARY: self = .noLibrary
        case CIMAGE_NOT_BUILT_IN: self = .notBuiltIn
        default: self = .damaged
        }
    }
}
