import PixelImages

/// What a decoding process tells: how a picture is written between two processes.
enum ImageMessage {
    /// Width and height in four bytes each, the lowest first, and the pixels.
    static func bytes(of image: PixelImage) -> [UInt8] {
        [image.width, image.height].flatMap { number in (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
            + image.pixels
    }

    /// The picture; `nil` when it is none, or larger than `box`.
    static func image(in bytes: [UInt8], fitting box: PixelSize) -> PixelImage? {
        guard bytes.count > headSize else { return nil }
        let numbers = [0, 4].map { start in (0..<4).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) } }
        guard (1...max(1, box.width)).contains(numbers[0]), (1...max(1, box.height)).contains(numbers[1]) else {
            return nil
        }
        return PixelImage(width: numbers[0], height: numbers[1], pixels: Array(bytes[headSize...]))
    }

    /// The most bytes that a picture of that size takes.
    static func size(of box: PixelSize) -> Int { headSize + 3 * max(1, box.width) * max(1, box.height) }

    private static let headSize = 8
}

extension ImageDecodingError {
    /// What a decoding process ends with: far from what shells and crashing programs end with.
    var exitCode: Int32 {
        32 + Int32(Self.allCases.firstIndex(of: self) ?? 0)
    }

    /// What an exit code tells; `nil` when it is none of these.
    init?(exitCode: Int32) {
        guard Self.allCases.indices.contains(Int(exitCode) - 32) else { return nil }
        self = Self.allCases[Int(exitCode) - 32]
    }
}
