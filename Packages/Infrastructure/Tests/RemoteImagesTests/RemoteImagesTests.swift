import FoundationEssentials
import HTTPTransport
import ImageDecoding
import LoopbackServer
import PixelImages
import RemoteImages
import Testing

@Suite("Pictures from the web", .enabled(if: ImageDecoder.isBuiltIn))
struct RemoteImagesTests {
    @Test("A picture is fetched once, and is there without a server from then on")
    func fetchesOnce() async throws {
        try await Lab.run { _ in
            .bytes(twoPixels, type: "text/html")
        } _: { lab in
            let images = try lab.images()
            let image = try await lab.image(from: images)
            #expect(image == PixelImage(width: 2, height: 1, pixels: [255, 0, 0, 0, 0, 255]))
            #expect(try await lab.image(from: images) == image)
            #expect(lab.server.requests.map(\.target) == ["/a.png"])
            let later = try lab.images(online: false)
            #expect(try await lab.image(from: later) == image)
            #expect(await lab.failure("/b.png", from: later) == .offline)
            #expect(lab.server.requests.count == 1)
        }
    }

    @Test("What a server answers instead of a picture is told, and not kept")
    func answers() async throws {
        try await Lab.run { request in
            switch request.path {
            case "/gone": .status(404)
            case "/page": .text("<html>Sorry</html>", status: 200)
            case "/empty": .bytes([])
            case "/cut": .bytes(Array(twoPixels.prefix(50)))
            default: .status(500)
            }
        } _: { lab in
            let images = try lab.images()
            #expect(await lab.failure("/gone", from: images) == .status(404, host: "127.0.0.1"))
            #expect(await lab.failure("/page", from: images) == .decoding(.unknownFormat))
            #expect(await lab.failure("/empty", from: images) == .decoding(.unknownFormat))
            #expect(await lab.failure("/cut", from: images) == .decoding(.damaged))
            #expect(await lab.failure("/else", from: images) == .status(500, host: "127.0.0.1"))
            #expect(!FileManager.default.fileExists(atPath: lab.folder))
        }
    }

    @Test("No more than ten megabytes are taken, whether the server says so or not")
    func tooLarge() async throws {
        try await Lab.run { request in
            let head: LoopbackHeaders = request.path == "/told" ? ["Content-Length": "999999999999"] : [:]
            return LoopbackResponse([.head(200, head), .endless([UInt8](repeating: 7, count: 65_536))])
        } _: { lab in
            let images = try lab.images()
            let expected = RemoteImageError.http(.tooLarge(host: "127.0.0.1", limit: RemoteImages.largestFile))
            #expect(await lab.failure("/told", from: images) == expected)
            #expect(await lab.failure("/silent", from: images) == expected)
        }
    }

    @Test("A redirect is followed to a host of the list only")
    func redirects() async throws {
        let other = try await LoopbackServer.start { _ in .bytes(twoPixels) }
        try await Lab.run { request in
            switch request.path {
            case "/near": .redirect(to: "/a.png")
            case "/far": .redirect(to: other.url("/a.png").absoluteString)
            case "/file": .redirect(to: "file:///etc/passwd")
            default: .bytes(twoPixels)
            }
        } _: { lab in
            let images = try lab.images()
            #expect(await lab.failure("/near", from: images) == nil)
            let far = other.url("/a.png").absoluteString
            #expect(await lab.failure("/far", from: images) == .http(.unsafeRedirect(host: "127.0.0.1", to: far)))
            guard case .http(.unsafeRedirect) = await lab.failure("/file", from: images) else {
                #expect(Bool(false), "A file is no place to go.")
                return
            }
            #expect(other.requests.isEmpty)
        }
        await other.stop()
    }

    @Test("A host that is not on the list is not asked")
    func foreignHost() async throws {
        try await Lab.run { _ in
            .bytes(twoPixels)
        } _: { lab in
            let images = try lab.images()
            await #expect(throws: RemoteImageError.foreignHost("127.0.0.1")) {
                let hosts = ImageHosts(["cdn.example.org"])
                _ = try await images.image(at: lab.address(), from: hosts, fitting: Lab.box, lifetime: 60)
            }
            #expect(lab.server.connections == 0)
        }
    }

    @Test("Who does not want a picture any more gets rid of its connection")
    func cancelled() async throws {
        let gate = LoopbackGate()
        try await Lab.run { _ in
            LoopbackResponse([.head(200), .bytes([0xFF, 0xD8]), .pause(until: gate), .stall])
        } _: { lab in
            let images = try lab.images()
            let loading = Task { await lab.failure(from: images) }
            await gate.arrival()
            loading.cancel()
            #expect(await loading.value == .cancelled)
            gate.open()
            await lab.server.allClosed()
        }
    }

    @Test("Two are worked on at the same time, and a third waits for its turn or goes away")
    func twoAtOnce() async throws {
        let gates = [LoopbackGate(), LoopbackGate()]
        try await Lab.run { request in
            guard let number = Int(request.path.dropFirst()), number < 2 else { return .bytes(twoPixels) }
            return LoopbackResponse([
                .head(200, ["Content-Length": "\(twoPixels.count)"]), .pause(until: gates[number]), .bytes(twoPixels),
            ])
        } _: { lab in
            let images = try lab.images()
            let first = Task { await lab.failure("/0", from: images) }
            let second = Task { await lab.failure("/1", from: images) }
            await gates[0].arrival()
            await gates[1].arrival()
            let third = Task { await lab.failure("/2", from: images) }
            let fourth = Task { await lab.failure("/3", from: images) }
            fourth.cancel()
            #expect(await fourth.value == .cancelled)
            #expect(lab.server.requests.count == 2)
            gates[0].open()
            #expect(await first.value == nil)
            #expect(await third.value == nil)
            gates[1].open()
            #expect(await second.value == nil)
        }
    }

    @Test("A photo is kept no longer than its source allows")
    func lifetime() async throws {
        try await Lab.run { _ in
            .bytes(twoPixels)
        } _: { lab in
            _ = try await lab.image(from: try lab.images(), lifetime: 86_400)
            lab.time.advance(by: 86_399)
            #expect(await lab.failure(from: try lab.images(online: false)) == nil)
            lab.time.advance(by: 2)
            #expect(await lab.failure(from: try lab.images(online: false)) == .offline)
        }
    }

    @Test("A file that somebody has been at is fetched anew")
    func tamperedFile() async throws {
        try await Lab.run { _ in
            .bytes(twoPixels)
        } _: { lab in
            let image = try await lab.image(from: try lab.images())
            let name = try #require(try FileManager.default.contentsOfDirectory(atPath: lab.folder).first)
            let file = "\(lab.folder)/\(name)"
            let date = try #require(try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date)
            try Data(twoPixels.prefix(40)).write(to: URL(filePath: file))
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
            #expect(try await lab.image(from: try lab.images()) == image)
            #expect(lab.server.requests.count == 2)
        }
    }

    @Test("Every failure has a clause for the sentence that stands in a photo's place")
    func sentences() {
        let errors: [RemoteImageError] =
            [.badAddress, .foreignHost("evil.example"), .offline, .http(.unknownHost("cdn.example")), .cancelled]
            + [.status(404, host: "cdn.example"), .status(503, host: "cdn.example")]
            + ImageDecodingError.allCases.map { .decoding($0) }
        for error in errors {
            #expect(error.description.count > 10)
            #expect(error.description.first?.isLowercase ?? false)
            #expect(!error.description.hasSuffix("."))
        }
        #expect(Set(errors.map(\.description)).count == errors.count - 1)
    }
}
