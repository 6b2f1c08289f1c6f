import PixelImages

/// Draws what sixels say, as a terminal does.
struct SixelReader {
    private var bytes: ArraySlice<UInt8>
    private var palette: [Int: [UInt8]] = [:]
    private var color = 0
    private var column = 0
    private var band = 0
    private var repeats = 1

    /// The picture; `nil` for a sequence that is none, or draws outside of its own size.
    static func picture(in sequence: [UInt8]) -> PixelImage? {
        let text = String(decoding: sequence, as: UTF8.self)
        guard let start = text.firstRange(of: "\u{1B}P0;1;0q"), let end = text.lastRange(of: "\u{1B}\\") else {
            return nil
        }
        var reader = SixelReader(bytes: ArraySlice(text[start.upperBound..<end.lowerBound].utf8))
        return reader.read()
    }

    private init(bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    private mutating func read() -> PixelImage? {
        guard bytes.popFirst() == UInt8(ascii: "\"") else { return nil }
        let size = numbers()
        guard size.count == 4 else { return nil }
        let (width, height) = (size[2], size[3])
        var pixels = [UInt8](repeating: 7, count: width * height * 3)
        while let byte = bytes.popFirst() {
            switch byte {
            case UInt8(ascii: "#"):
                let values = numbers()
                if values.count == 5 { palette[values[0]] = values[2...].map { UInt8(($0 * 255 + 50) / 100) } }
                color = values[0]
            case UInt8(ascii: "!"): repeats = numbers()[0]
            case UInt8(ascii: "$"): column = 0
            case UInt8(ascii: "-"): (column, band) = (0, band + 1)
            case 63...126:
                for _ in 0..<repeats {
                    for bit in 0..<6 where (byte - 63) >> UInt8(bit) & 1 == 1 {
                        let row = band * 6 + bit
                        guard row < height, column < width, let rgb = palette[color] else { return nil }
                        pixels.replaceSubrange((row * width + column) * 3..<(row * width + column + 1) * 3, with: rgb)
                    }
                    column += 1
                }
                repeats = 1
            default: return nil
            }
        }
        return PixelImage(width: width, height: height, pixels: pixels)
    }

    /// Numbers with semicolons between them.
    private mutating func numbers() -> [Int] {
        var text = ""
        while let byte = bytes.first, byte == 0x3B || (0x30...0x39).contains(byte) {
            text.unicodeScalars.append(Unicode.Scalar(byte))
            bytes.removeFirst()
        }
        return text.split(separator: ";").compactMap { Int($0) }
    }
}

extension String {
    fileprivate func lastRange(of text: String) -> Range<Index>? {
        ranges(of: text).last
    }
}
