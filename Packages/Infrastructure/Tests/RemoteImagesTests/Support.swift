import AsyncHTTPTransport
import FoundationEssentials
import HTTPTransport
import ImageDecoding
import LoopbackServer
import PixelImages
import RemoteImages
import Synchronization
import Testing

/// A picture of two pixels, red and blue: a PNG.
let twoPixels: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52, 0x00, 0x00, 0x00,
    0x02, 0x00, 0x00, 0x00, 0x01, 0x08, 0x02, 0x00, 0x00, 0x00, 0x7B, 0x40, 0xE8, 0xDD, 0x00, 0x00, 0x00, 0x0D, 0x49,
    0x44, 0x41, 0x54, 0x78, 0xDA, 0x63, 0xF8, 0xCF, 0x00, 0x04, 0xFF, 0x01, 0x07, 0x00, 0x01, 0xFF, 0x3D, 0x7D, 0x8C,
    0x49, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
]

/// Pictures from a server on this machine, kept in a folder of their own.
struct Lab {
    let server: LoopbackServer
    let transport: AsyncHTTPTransport
    let folder: String
    let time = StoppedTime()

    static let box = PixelSize(width: 50, height: 50)

    /// Runs a test with a server.
    static func run(
        _ handler: @escaping LoopbackServer.Handler,
        _ test: (Lab) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "RemoteImages-\(UUID().uuidString)")
        let server = try await LoopbackServer.start(handler)
        let transport = try AsyncHTTPTransport(userAgent: "RemoteImagesTests/1.0", proxies: .none)
        let outcome: (any Error)?
        do {
            try await test(Lab(server: server, transport: transport, folder: folder.path))
            outcome = nil
        } catch {
            outcome = error
        }
        await transport.shutdown()
        await server.stop()
        try? FileManager.default.removeItem(at: folder)
        if let outcome { throw outcome }
    }

    /// Pictures as a process would have them that starts now.
    func images(online: Bool = true, limit: Int = RemoteImages.largestCache) throws -> RemoteImages {
        let policy = HTTPPolicy(
            timeouts: HTTPTimeouts(connect: 40, read: 40, total: 50),
            bodyLimit: RemoteImages.largestFile,
            tries: 1
        )
        return RemoteImages(
            http: online ? HTTPService(transport: transport, policy: policy) : nil,
            decoder: ImageDecoder(executable: try Self.decoder()),
            cache: CacheFolder(path: folder, limit: limit, now: time.now)
        )
    }

    var hosts: ImageHosts { ImageHosts(["127.0.0.1:\(server.port)"]) }

    func address(_ path: String = "/a.png") -> String { server.url(path).absoluteString }

    /// The picture at a path.
    func image(_ path: String = "/a.png", from images: RemoteImages, lifetime: Double = 3600) async throws -> PixelImage
    {
        try await images.image(at: address(path), from: hosts, fitting: Self.box, lifetime: lifetime)
    }

    /// Why there is no picture at a path; `nil` when there is.
    func failure(_ path: String = "/a.png", from images: RemoteImages) async -> RemoteImageError? {
        do throws(RemoteImageError) {
            _ = try await images.image(at: address(path), from: hosts, fitting: Self.box, lifetime: 3600)
            return nil
        } catch {
            return error
        }
    }

    private static func decoder() throws -> String {
        let test =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        let path = URL(filePath: test).deletingLastPathComponent().appending(path: "imagedecoder").path
        try #require(
            FileManager.default.isExecutableFile(atPath: path),
            "Build it: `swift build --product imagedecoder`."
        )
        return path
    }
}

/// A clock that only moves when it is told to.
final class StoppedTime: Sendable {
    private let seconds = Mutex(1_800_000_000.0)

    var now: @Sendable () -> Date {
        { [self] in Date(timeIntervalSince1970: seconds.withLock { $0 }) }
    }

    func advance(by duration: Double) {
        seconds.withLock { $0 += duration }
    }
}
