/// ``SearchText/fold(_:)`` for texts of ASCII, byte by byte: nearly all texts are, and every text that is imported is folded.
enum ASCIIFolding {
    /// The folded text; `nil` when it has a sign beyond ASCII.
    static func fold(_ text: String) -> String? {
        let bytes = text.utf8.span
        guard isASCII(bytes) else { return nil }
        // Each byte makes at most one: the space between two words is paid for by what parts them.
        return unsafe String(unsafeUninitializedCapacity: bytes.count) { output in
            var length = 0
            var pendingSpace = false
            for index in bytes.indices {
                var byte = bytes[index]
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
                case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte |= 0x20
                case UInt8(ascii: "'"): continue
                default:
                    pendingSpace = true
                    continue
                }
                if pendingSpace, length > 0 {
                    unsafe output[length] = UInt8(ascii: " ")
                    length += 1
                }
                pendingSpace = false
                unsafe output[length] = byte
                length += 1
            }
            return length
        }
    }

    private static func isASCII(_ bytes: Span<UInt8>) -> Bool {
        var all: UInt8 = 0
        for index in bytes.indices { all |= bytes[index] }
        return all < 0x80
    }
}
