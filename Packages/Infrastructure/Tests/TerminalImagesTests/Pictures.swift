import PixelImages
import Testing

/// A picture of a colour per quarter, the upper left one red, the others green, blue and white.
func quarters(width: Int, height: Int) throws -> PixelImage {
    let colors: [[UInt8]] = [[255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 255]]
    var pixels: [UInt8] = []
    for row in 0..<height {
        for column in 0..<width {
            let (below, right) = (row * 2 / height, column * 2 / width)
            pixels += colors[below * 2 + right]
        }
    }
    return try #require(PixelImage(width: width, height: height, pixels: pixels))
}

/// A picture in which every colour comes near once.
func gradient(width: Int, height: Int) throws -> PixelImage {
    var pixels: [UInt8] = []
    for row in 0..<height {
        for column in 0..<width {
            pixels.append(UInt8(column * 255 / (width - 1)))
            pixels.append(UInt8(row * 255 / (height - 1)))
            pixels.append(UInt8((row + column) % 256))
        }
    }
    return try #require(PixelImage(width: width, height: height, pixels: pixels))
}

/// The bytes that base64 stands for; `nil` when it is not whole.
func decodedBase64(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var (bytes, bits, count): ([UInt8], Int, Int) = ([], 0, 0)
    for character in text where character != UInt8(ascii: "=") {
        let value: Int
        switch character {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = Int(character) - 65
        case UInt8(ascii: "a")...UInt8(ascii: "z"): value = Int(character) - 71
        case UInt8(ascii: "0")...UInt8(ascii: "9"): value = Int(character) + 4
        case UInt8(ascii: "+"): value = 62
        case UInt8(ascii: "/"): value = 63
        default: return nil
        }
        bits = bits << 6 | value
        count += 6
        if count >= 8 {
            count -= 8
            bytes.append(UInt8(bits >> count & 255))
        }
    }
    return bytes
}
