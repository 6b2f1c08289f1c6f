import FoundationEssentials
import ImageDecoding
import PixelImages
import Testing

/// The files of `Fixtures`; `Fixtures/CREDITS.md` says what they show.
enum Fixture: String, CaseIterable, CustomTestStringConvertible {
    case baseline = "baseline.jpg"
    case progressive = "progressive.jpg"
    case grey = "grey.jpg"
    case cmyk = "cmyk.jpg"
    case turned = "turned.jpg"
    case alpha = "alpha.png"
    case interlaced = "interlaced.png"
    case sixteen = "sixteen.png"
    case lossy = "lossy.webp"
    case lossless = "lossless.webp"

    var testDescription: String { rawValue }

    func bytes() throws -> [UInt8] { try Self.bytes(of: rawValue) }

    static func bytes(of name: String) throws -> [UInt8] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
        return Array(try Data(contentsOf: folder.appending(path: name)))
    }

    /// What its picture has at a place, as it was made.
    func color(_ column: Int, _ row: Int) -> [Int] {
        let isWhite = column < 16 && row < 12
        let (red, green) = (255 * column / 63, 255 * row / 47)
        return switch self {
        // Made upright as 48 × 64 pixels, then turned clockwise.
        case .turned:
            column >= 48 && row < 12 ? [255, 255, 255] : [255 * row / 47, 255 * (63 - column) / 63, 128]
        case .grey: isWhite ? [255, 255, 255] : [red, red, red]
        case .alpha, .lossless: isWhite || column >= 32 ? [255, 255, 255] : [red, green, 128]
        default: isWhite ? [255, 255, 255] : [red, green, 128]
        }
    }

    /// How far a colour may be off, away from edges.
    var tolerance: Int {
        switch self {
        case .alpha, .interlaced, .sixteen, .lossless: 1
        default: 14
        }
    }
}

/// The decoder that was built together with these tests.
func decoder(limits: ImageDecodingLimits = ImageDecodingLimits()) throws -> ImageDecoder {
    let test =
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    let path = URL(filePath: test).deletingLastPathComponent().appending(path: "imagedecoder").path
    try #require(
        FileManager.default.isExecutableFile(atPath: path),
        "Build it with `swift build --product imagedecoder`."
    )
    return ImageDecoder(executable: path, limits: limits)
}

/// Why decoding fails; `nil` when it does not.
func failure(
    of bytes: [UInt8],
    in box: PixelSize = PixelSize(width: 100, height: 100),
    limits: ImageDecodingLimits = ImageDecodingLimits()
) async throws -> ImageDecodingError? {
    let decoder = try decoder(limits: limits)
    do throws(ImageDecodingError) {
        _ = try await decoder.decode(bytes, fitting: box)
        return nil
    } catch {
        return error
    }
}
