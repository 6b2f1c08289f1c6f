import Domain

/// Identifiers for what has none, the same in every run and on every machine.
enum StableHash {
    /// Sixteen hexadecimal digits for the texts, without regard to case, diacritics and punctuation.
    ///
    /// FNV-1a of 64 bits (G. Fowler, L. C. Noll, K.-P. Vo), over the folded texts and what parts them.
    static func text(of parts: [String]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for part in parts {
            let folded = SearchText.fold(part)
            // Scripts and signs that folding drops would all look alike.
            for byte in Array((folded.isEmpty ? part : folded).utf8) + [0xFF] {
                hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
            }
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
