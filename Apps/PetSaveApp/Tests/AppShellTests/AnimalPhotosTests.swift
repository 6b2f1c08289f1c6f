import Domain
import FoundationEssentials
import HTTPTransport
import ImageDecoding
import RemoteImages
import TerminalScreen
import TerminalText
import Testing

@testable import AppShell

@Suite("Photos of animals in the terminal")
struct AnimalPhotosTests {
    private static let shows = TerminalCapabilities(colors: .trueColor, chrome: .unicode, pictures: .halfBlocks)

    @Test(
        "Where photos cannot be shown, a line says how many there are",
        arguments: [
            (0, "There is no photo."), (1, "1 photo: press p to open it"), (3, "3 photos: press p to open one"),
        ]
    )
    func counted(count: Int, line: String) async throws {
        let animal = try animal(photos: count)
        let photos = try await photos(Picture())
        #expect(await photos.photo(of: animal, index: 0, box: (20, 10), capabilities: .init()) == .note(line))
        #expect(await photos.photo(of: animal, index: 7, box: (20, 10), capabilities: Self.shows) == .note(line))
        #expect(await photos.photo(of: animal, index: 0, box: (0, 10), capabilities: Self.shows) == .note(line))
        let without = try await self.photos(Picture(), isBuiltIn: false)
        #expect(await without.photo(of: animal, index: 0, box: (20, 10), capabilities: Self.shows) == .note(line))
    }

    @Test("Where they can, a photo is text in colours, or a picture", .enabled(if: ImageDecoder.isBuiltIn))
    func shown() async throws {
        let animal = try animal(photos: 1)
        let photos = try await photos(Picture())
        let text = await photos.photo(of: animal, index: 0, box: (20, 10), capabilities: Self.shows)
        guard case .rows(let rows) = text else {
            Issue.record("\(text)")
            return
        }
        #expect(rows.map(\.plainText) == ["▀▀"])
        #expect(rows.first?.spans.map(\.style.foreground) == [.rgb(255, 0, 0), .rgb(0, 0, 255)])
        var kitty = Self.shows
        kitty.pictures = .kitty
        let drawn = await photos.photo(of: animal, index: 0, box: (20, 10), capabilities: kitty)
        guard case .picture(let picture) = drawn else {
            Issue.record("\(drawn)")
            return
        }
        #expect(picture.columns == 1 && picture.rows == 1 && picture.origin == ScreenPosition(column: 0, row: 0))
    }

    @Test("A photo is asked for in the size that is large enough, and at its source's hosts only")
    func addresses() async throws {
        let picture = Picture()
        let photos = try await photos(picture)
        var animal = try animal(photos: 1)
        let host = "https://cdn.rescuegroups.org/"
        animal.photos = [Photo(small: host + "s", medium: host + "m", large: host + "l", full: host + "f")]
        for columns in [40, 250, 900] {
            _ = await photos.photo(of: animal, index: 0, box: (columns, 100), capabilities: Self.shows)
        }
        #expect(picture.asked == ["s", "m", "f"].map { host + $0 })
        animal.photos = [Photo(full: "https://169.254.169.254/latest")]
        let refused = await photos.photo(of: animal, index: 0, box: (20, 10), capabilities: Self.shows)
        let line =
            "The photo could not be shown: it is at 169.254.169.254, which does not belong to the listing's source."
        #expect(refused == .note(line))
        #expect(picture.asked.count == 3)
    }

    @Test("What keeps a photo from being shown is a sentence in its place")
    func sentences() async throws {
        let animal = try animal(photos: 1)
        let offline = try await photos(nil)
        #expect(
            await offline.photo(of: animal, index: 0, box: (20, 10), capabilities: Self.shows)
                == .note("The photo could not be shown: it is not kept here, and the network is off.")
        )
        let gone = try await photos(Picture(status: 404))
        #expect(
            await gone.photo(of: animal, index: 0, box: (20, 10), capabilities: Self.shows)
                == .note("The photo could not be shown: cdn.rescuegroups.org has it no more.")
        )
    }

    private func animal(photos: Int) throws -> Animal {
        var animal = Animal(id: try #require(AnimalID("import:1")), type: .known(.dog), name: "Rex")
        animal.photos = (0..<photos).map { Photo(full: "http://cdn.rescuegroups.org/\($0).jpg") }
        return animal
    }

    private func photos(_ server: Picture?, isBuiltIn: Bool = true) async throws -> AnimalPhotos {
        let folder = FileManager.default.temporaryDirectory.appending(path: "photos-\(UUID().uuidString)").path
        let test =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        let decoder = URL(filePath: test).deletingLastPathComponent().appending(path: "imagedecoder").path
        return AnimalPhotos(
            images: RemoteImages(
                http: server.map { HTTPService(transport: $0, policy: HTTPPolicy(tries: 1)) },
                decoder: ImageDecoder(executable: decoder),
                // Kept nowhere: each photo is asked for.
                cache: CacheFolder(path: "\(folder)/none", limit: 0, now: { Date() })
            ),
            directory: try await CompositionRoot(world: Rig().world).sourceDirectory(NetworkAccess()),
            isBuiltIn: isBuiltIn
        )
    }
}
