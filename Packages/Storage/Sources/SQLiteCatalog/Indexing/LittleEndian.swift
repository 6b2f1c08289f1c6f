import FoundationEssentials

/// Numbers of fixed width, one after the other, the least significant byte first.
enum LittleEndian {
    /// The numbers that the bytes hold; a rest too short for another is left out.
    static func numbers<Number: FixedWidthInteger>(_ data: Data) -> [Number] {
        let width = MemoryLayout<Number>.size
        // Each load lies within the bytes: `start + width` is at most their count.
        return unsafe data.withUnsafeBytes { bytes in
            stride(from: 0, through: bytes.count - width, by: width).map { start in
                unsafe Number(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: Number.self))
            }
        }
    }

    static func data<Number: FixedWidthInteger>(_ numbers: [Number]) -> Data {
        // An integer has no padding, so that all of its bytes are set.
        unsafe numbers.map(\.littleEndian).withUnsafeBytes { unsafe Data($0) }
    }
}
