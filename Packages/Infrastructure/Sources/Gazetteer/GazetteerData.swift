import CGazetteerData

/// The gazetteer's bytes, read in place: those compiled into the program, or any others in tests.
///
/// Every read is total: outside the bytes it answers 0. Damaged data can therefore hide a place or garble its
/// name, but never stop the program. This is the only file that touches the embedded memory.
struct GazetteerData: Sendable {
    private enum Source {
        case embedded
        case bytes([UInt8])
    }

    private let source: Source
    let count: Int

    private init(_ source: Source, count: Int) {
        self.source = source
        self.count = count
    }

    /// The bytes compiled into the program.
    static var embedded: GazetteerData {
        GazetteerData(.embedded, count: Int(gazetteer_length))
    }

    init(_ bytes: [UInt8]) {
        self.init(.bytes(bytes), count: bytes.count)
    }

    func byte(at offset: Int) -> UInt8 {
        switch source {
        case .embedded:
            // C takes a negative offset for a very large one and answers 0.
            gazetteer_byte(offset)
        case .bytes(let bytes):
            bytes.indices.contains(offset) ? bytes[offset] : 0
        }
    }

    /// Four bytes, little-endian.
    func word(at offset: Int) -> UInt32 {
        switch source {
        case .embedded:
            gazetteer_word(offset)
        case .bytes(let bytes):
            if offset >= 0, offset <= bytes.count - 4 {
                UInt32(bytes[offset]) | UInt32(bytes[offset + 1]) << 8
                    | UInt32(bytes[offset + 2]) << 16 | UInt32(bytes[offset + 3]) << 24
            } else {
                0
            }
        }
    }
}
