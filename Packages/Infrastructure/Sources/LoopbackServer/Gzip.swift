/// Writes the gzip format (RFC 1952) around bytes that are stored as they are (RFC 1951, section 3.2.4).
enum Gzip {
    static func packed(_ bytes: [UInt8]) -> [UInt8] {
        var packed: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]
        var rest = bytes[...]
        repeat {
            let block = rest.prefix(0xffff)
            rest = rest.dropFirst(block.count)
            let length = UInt16(block.count)
            packed.append(rest.isEmpty ? 1 : 0)
            packed += [UInt8(length & 0xff), UInt8(length >> 8), UInt8(~length & 0xff), UInt8(~length >> 8)]
            packed += block
        } while !rest.isEmpty
        return packed + littleEndian(checksum(of: bytes)) + littleEndian(UInt32(truncatingIfNeeded: bytes.count))
    }

    /// The beginning of a file of zeros, as zlib packs it at its best: each zero byte that follows stands for 1,032 more.
    static let startOfZeros: [UInt8] = [
        0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xec, 0xc1, 0x01, 0x01, 0x00, 0x00, 0x00, 0x80,
        0x90,
        0xfe, 0xaf, 0xee, 0x08, 0x0a,
    ]

    /// CRC-32 as gzip has it (RFC 1952, section 8).
    private static func checksum(of bytes: [UInt8]) -> UInt32 {
        var checksum: UInt32 = ~0
        for byte in bytes {
            checksum ^= UInt32(byte)
            for _ in 0..<8 { checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xedb8_8320 : checksum >> 1 }
        }
        return ~checksum
    }

    private static func littleEndian(_ value: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
