import FoundationEssentials
import ImageDecoding
import PixelImages
import Testing

@Suite("Decoding pictures in a process apart", .enabled(if: ImageDecoder.isBuiltIn))
struct ImageDecoderTests {
    private let whole = PixelSize(width: 64, height: 64)

    @Test("A picture of every kind is what it was made of", arguments: Fixture.allCases)
    func pixels(fixture: Fixture) async throws {
        let image = try await decoder().decode(fixture.bytes(), fitting: whole)
        #expect(image.size == PixelSize(width: 64, height: 48))
        for (column, row) in [(4, 4), (25, 30), (8, 40), (58, 40), (40, 5), (60, 45), (28, 24)] {
            let start = (row * image.width + column) * 3
            let got = image.pixels[start..<start + 3].map(Int.init)
            let wanted = fixture.color(column, row)
            let off = zip(got, wanted).map { abs($0 - $1) }.max() ?? 255
            #expect(off <= fixture.tolerance, "\(got) instead of \(wanted) at \(column), \(row)")
        }
    }

    @Test("A picture is made to fit its box, and not larger than it is", arguments: Fixture.allCases)
    func fits(fixture: Fixture) async throws {
        let decoder = try decoder()
        let bytes = try fixture.bytes()
        let small = try await decoder.decode(bytes, fitting: PixelSize(width: 16, height: 100))
        #expect(small.size == PixelSize(width: 16, height: 12))
        let tiny = try await decoder.decode(bytes, fitting: PixelSize(width: 1, height: 1))
        #expect(tiny.size == PixelSize(width: 1, height: 1))
        let large = try await decoder.decode(bytes, fitting: PixelSize(width: 9000, height: 9000))
        #expect(large.size == PixelSize(width: 64, height: 48))
    }

    @Test("What is cut off is damaged, wherever", arguments: Fixture.allCases, [12, 40, 70, 90])
    func truncated(fixture: Fixture, percent: Int) async throws {
        let bytes = try fixture.bytes()
        let failure = try await failure(of: Array(bytes.prefix(bytes.count * percent / 100)))
        #expect(failure == .damaged)
    }

    @Test("What is no picture is told from its first bytes")
    func unknown() async throws {
        #expect(try await failure(of: []) == .unknownFormat)
        #expect(try await failure(of: Array("<html>".utf8)) == .unknownFormat)
        #expect(try await failure(of: [0, 1, 2, 3, 4]) == .unknownFormat)
        #expect(try await failure(of: Array("GIF89a".utf8)) == .unsupported)
        // VP8X with the flag of an animation, and no frame.
        let animation =
            Array("RIFF".utf8) + [22, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 2, 0, 0, 0, 9, 0, 0, 9, 0, 0]
        #expect(try await failure(of: animation) == .unsupported)
    }

    @Test("A header that tells of too many pixels is enough to refuse")
    func hugeHeaders() async throws {
        #expect(
            try await failure(of: patched(.sixteen, at: 16, [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60], png: true))
                == .tooManyPixels
        )
        // The size of a JPEG's frame (SOF0), five bytes behind its marker.
        let jpeg = try Fixture.baseline.bytes()
        let frame = try #require(jpeg.indices.first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xC0 })
        #expect(try await failure(of: patched(.baseline, at: frame + 5, [0xFF, 0xDC, 0xFF, 0xDC])) == .tooManyPixels)
        var limits = ImageDecodingLimits()
        limits.pixels = 64 * 48 - 1
        for fixture in Fixture.allCases {
            #expect(try await failure(of: fixture.bytes(), limits: limits) == .tooManyPixels)
        }
    }

    @Test("A header that lies within the limits is damage")
    func lyingHeaders() async throws {
        #expect(
            try await failure(of: patched(.sixteen, at: 16, [0, 0, 0x10, 0, 0, 0, 0x10, 0], png: true)) == .damaged
        )
        #expect(try await failure(of: patched(.sixteen, at: 16, [0, 0, 0, 0, 0, 0, 0, 1], png: true)) == .damaged)
        // A checksum that does not fit.
        #expect(try await failure(of: patched(.sixteen, at: 16, [0, 0, 0, 65])) == .damaged)
    }

    @Test("A few kilobytes that unpack to a hundred megabytes take no more than they may")
    func bomb() async throws {
        let bomb = try Fixture.bytes(of: "bomb.png")
        let image = try await decoder().decode(bomb, fitting: PixelSize(width: 60, height: 60))
        #expect(image.size == PixelSize(width: 60, height: 60))
        #expect(image.pixels.allSatisfy { $0 == 0 })
        var limits = ImageDecodingLimits()
        limits.memory = 64 * 1_048_576
        #expect(try await failure(of: bomb, limits: limits) == .tooExpensive)
    }

    @Test("A progressive picture of a thousand scans is not followed through")
    func scans() async throws {
        let bytes = try Fixture.progressive.bytes()
        let last = try #require(
            bytes.indices.last { $0 + 1 < bytes.count && bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA }
        )
        let scan = bytes[last..<bytes.count - 2]
        let many = Array(bytes[..<last]) + Array(repeatElement(scan, count: 1000).joined()) + [0xFF, 0xD9]
        #expect(try await failure(of: many) == .damaged)
    }

    @Test("Whatever becomes of a file, the decoder answers and the program goes on", arguments: Fixture.allCases)
    func mutated(fixture: Fixture) async throws {
        let bytes = try fixture.bytes()
        let decoder = try decoder()
        let box = PixelSize(width: 32, height: 32)
        var random = SeededGenerator(seed: UInt64(bytes.count))
        for _ in 0..<40 {
            var mutant = bytes
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                let place = Int.random(in: 2..<mutant.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: mutant[place] = UInt8.random(in: 0...255, using: &random)
                case 1: mutant[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
                case 2: mutant.insert(0xFF, at: place)
                default: mutant.remove(at: place)
                }
            }
            do throws(ImageDecodingError) {
                let image = try await decoder.decode(mutant, fitting: box)
                #expect(image.width <= 32 && image.height <= 32)
            } catch {
                #expect(![.cannotStart, .notBuiltIn, .noLibrary, .cancelled].contains(error))
            }
        }
    }

    @Test("The eight ways to hold a camera are read in either byte order, and nonsense is not")
    func exif() async throws {
        let turned = try Fixture.turned.bytes()
        let header = try #require(turned.firstRange(of: Array("Exif".utf8))?.lowerBound)
        for (orientation, isTurned) in [(1, false), (3, false), (5, true), (8, true), (9, false), (255, false)] {
            var bytes = turned
            bytes[header + 25] = UInt8(orientation)
            let image = try await decoder().decode(bytes, fitting: whole)
            #expect(image.size == (isTurned ? PixelSize(width: 64, height: 48) : PixelSize(width: 48, height: 64)))
        }
        var little = turned
        little.replaceSubrange(
            header + 6..<header + 28,
            with: [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
        )
        #expect(try await decoder().decode(little, fitting: whole).size == PixelSize(width: 64, height: 48))
        // A directory far outside of the file.
        var outside = turned
        outside.replaceSubrange(header + 10..<header + 14, with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(try await decoder().decode(outside, fitting: whole).size == PixelSize(width: 48, height: 64))
    }

    /// A fixture with other bytes at a place; of a PNG's header, with the checksum that fits them.
    private func patched(_ fixture: Fixture, at place: Int, _ bytes: [UInt8], png: Bool = false) throws -> [UInt8] {
        var file = try fixture.bytes()
        file.replaceSubrange(place..<place + bytes.count, with: bytes)
        guard png else { return file }
        var checksum = UInt32.max
        for byte in file[12..<29] {
            checksum ^= UInt32(byte)
            for _ in 0..<8 { checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1 }
        }
        file.replaceSubrange(29..<33, with: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: ~checksum >> $0) })
        return file
    }
}
