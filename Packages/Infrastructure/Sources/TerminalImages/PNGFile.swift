import PixelImages

/// A picture as a PNG file (https://www.w3.org/TR/png-3/), its pixels stored without compression: the way to a terminal is
/// short, and a terminal that takes files only takes this one.
enum PNGFile {
    static func encode(_ image: PixelImage) -> [UInt8] {
        var rows: [UInt8] = []
        rows.reserveCapacity(image.pixels.count + image.height)
        for row in 0..<image.height {
            // Each row begins with the number of its filter: none.
            rows.append(0)
            rows += image.pixels[row * image.width * 3..<(row + 1) * image.width * 3]
        }
        // 8 bits a sample, colour type 2 (red, green, blue), and nothing but the standard methods.
        let header = number(UInt32(image.width)) + number(UInt32(image.height)) + [8, 2, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", header) + chunk("IDAT", stored(rows)) + chunk("IEND", [])
    }

    private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + data
        return number(UInt32(data.count)) + body + number(checksum(body))
    }

    /// A zlib stream (RFC 1950) of stored blocks (RFC 1951, section 3.2.4).
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        stream.reserveCapacity(bytes.count + bytes.count / 65_535 * 5 + 16)
        var start = 0
        repeat {
            let end = min(start + 65_535, bytes.count)
            let count = UInt16(end - start)
            stream.append(end == bytes.count ? 1 : 0)
            stream += [UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF), UInt8(~count >> 8)]
            stream += bytes[start..<end]
            start = end
        } while start < bytes.count
        return stream + number(adler(bytes))
    }

    private static func adler(_ bytes: [UInt8]) -> UInt32 {
        var (first, second) = (UInt32(1), UInt32(0))
        for byte in bytes {
            first = (first + UInt32(byte)) % 65_521
            second = (second + first) % 65_521
        }
        return second << 16 | first
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ ($0 >> 8) }
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    }

    private static func number(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
