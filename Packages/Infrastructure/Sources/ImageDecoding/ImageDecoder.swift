import CImageDecoding
import Glibc
public import PixelImages
import Subprocess

/// Decodes pictures that somebody else made, each in a process of its own with little memory and time: a file that is
/// damaged, huge or meant to do harm costs an error.
public struct ImageDecoder: Sendable {
    /// Whether this program was built with decoders.
    public static var isBuiltIn: Bool { cimage_is_built_in() }

    /// The most pixels that a picture is made for, which bounds what a decoder may answer: 2,048 × 2,048.
    static let largestBox = 2048

    private let executable: String
    private let limits: ImageDecodingLimits
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - executable: A program that calls ``ImageDecodingChild/runIfAsked(_:)`` first: `/proc/self/exe` for this very
    ///     one, also when its file has been replaced meanwhile.
    ///   - clock: Measures how long a decoder takes.
    public init(
        executable: String,
        limits: ImageDecodingLimits = ImageDecodingLimits(),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.executable = executable
        self.limits = limits
        self.clock = clock
    }

    /// The picture in a file, no larger than `box`, upright, and what is transparent in it on white.
    ///
    /// When the task is cancelled, the decoder is killed. From the first call on this process ignores `SIGPIPE`, which
    /// a decoder that gives up early would otherwise send it.
    public func decode(_ bytes: [UInt8], fitting box: PixelSize) async throws(ImageDecodingError) -> PixelImage {
        guard Self.isBuiltIn else { throw .notBuiltIn }
        guard !Task.isCancelled else { throw .cancelled }
        // What no decoder would take needs no process to be told so.
        guard let format = ImageFormat(sniffing: bytes) else { throw .unknownFormat }
        guard format != .gif else { throw .unsupported }
        let box = PixelSize(
            width: max(1, min(box.width, Self.largestBox)),
            height: max(1, min(box.height, Self.largestBox))
        )
        let first = await withTaskGroup(of: Outcome.self) { [limits, clock] group in
            group.addTask { await self.outcome(of: bytes, box) }
            group.addTask {
                // Called off, it tells nothing; the decoder's own end does.
                let isOver = (try? await clock.sleep(for: .seconds(limits.seconds))) != nil
                return isOver ? .failure(.tooExpensive) : .failure(.cancelled)
            }
            let first = await group.next() ?? .failure(.cancelled)
            group.cancelAll()
            await group.waitForAll()
            return first
        }
        guard !Task.isCancelled else { throw .cancelled }
        return try first.get()
    }

    /// Nothing of this process's variables but where libraries are found: what a decoder knows, a file may be after.
    private static var environment: [Environment.Key: String] {
        guard let paths = unsafe getenv("LD_LIBRARY_PATH") else { return [:] }
        return unsafe ["LD_LIBRARY_PATH": String(cString: paths)]
    }

    private typealias Outcome = Result<PixelImage, ImageDecodingError>

    private func outcome(of bytes: [UInt8], _ box: PixelSize) async -> Outcome {
        do throws(ImageDecodingError) {
            return .success(try await run(bytes, box))
        } catch {
            return .failure(error)
        }
    }

    private func run(_ bytes: [UInt8], _ box: PixelSize) async throws(ImageDecodingError) -> PixelImage {
        _ = signal(SIGPIPE, SIG_IGN)
        let numbers = [
            box.width, box.height, limits.pixels, limits.memory, limits.processorSeconds, limits.seconds,
        ]
        var options = PlatformOptions()
        // No kind words first: it holds nothing that could be left in disorder.
        options.teardownSequence = []
        let ending: (status: TerminationStatus, output: [UInt8])
        do {
            let result = try await Subprocess.run(
                .path(path(executable)),
                arguments: .init([ImageDecodingChild.argument] + numbers.map(String.init)),
                environment: .custom(Self.environment),
                platformOptions: options,
                input: AbandonableBytes(bytes: bytes),
                output: .bytes(limit: ImageMessage.size(of: box)),
                error: .discarded
            )
            ending = (result.terminationStatus, result.standardOutput)
        } catch {
            if Task.isCancelled { throw .cancelled }
            // It was started, and says more than a picture of that size has.
            throw (error as? SubprocessError)?.code == .outputLimitExceeded ? .damaged : .cannotStart
        }
        switch ending.status {
        case .exited(0):
            guard let image = ImageMessage.image(in: ending.output, fitting: box) else { throw .damaged }
            return image
        case .exited(let code):
            throw ImageDecodingError(exitCode: code) ?? .crashed
        case .signaled(let number):
            throw [SIGXCPU, SIGALRM, SIGKILL].contains(number) ? .tooExpensive : .crashed
        }
    }
}

/// A path of the system library's own type, which can be written as a literal, so that no library is needed for its sake.
private func path<Path: ExpressibleByStringLiteral>(_ text: String) -> Path where Path.StringLiteralType == String {
    Path(stringLiteral: text)
}

/// Bytes that a decoder may leave unread, since it has seen enough.
private struct AbandonableBytes: InputProtocol {
    let bytes: [UInt8]

    func write(with writer: StandardInputWriter) async throws {
        do {
            _ = try await writer.write(bytes)
        } catch  where error.code == .failedToWriteToSubprocess {
            // How it ends tells why.
        }
    }
}
