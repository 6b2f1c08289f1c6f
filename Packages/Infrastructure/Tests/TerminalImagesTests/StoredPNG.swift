import PixelImages

/// Reads a PNG file of eight bits a sample without filters and compression, and holds it against its checksums.
enum StoredPNG {
    struct Malformed: Error {}

    static func image(in file: [UInt8]) throws -> PixelImage? {
        guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { throw Malformed() }
        var chunks: [String: [UInt8]] = [:]
        var position = 8
        while position < file.count {
            let length = number(file[position..<position + 4])
            let body = Array(file[position + 4..<position + 8 + length])
            guard number(file[position + 8 + length..<position + 12 + length]) == crc(body) else { throw Malformed() }
            chunks[String(decoding: body.prefix(4), as: UTF8.self)] = Array(body.dropFirst(4))
            position += 12 + length
        }
        guard let header = chunks["IHDR"], let data = chunks["IDAT"], chunks["IEND"] != nil,
            header[8...] == [8, 2, 0, 0, 0]
        else { throw Malformed() }
        let (width, height) = (number(header[0..<4]), number(header[4..<8]))
        // One block: the header of the stream, that of the block, the rows, and the checksum.
        let rows = Array(data[7..<data.count - 4])
        guard data[2] == 1, Int(data[3]) | Int(data[4]) << 8 == rows.count, rows.count == height * (1 + 3 * width)
        else {
            throw Malformed()
        }
        let stride = 1 + 3 * width
        var pixels: [UInt8] = []
        for row in 0..<height { pixels += rows[row * stride + 1..<(row + 1) * stride] }
        return PixelImage(width: width, height: height, pixels: pixels)
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    /// The checksum of PNG, bit by bit.
    private static func crc(_ bytes: [UInt8]) -> Int {
        var value = UInt32.max
        for byte in bytes {
            value ^= UInt32(byte)
            for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
        }
        return Int(~value)
    }
}
