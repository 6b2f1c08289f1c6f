/// The addresses that begin with the same bits, or a single one (CIDR; RFC 4632).
struct IPAddressBlock: Hashable, Sendable {
    private let start: IPAddress
    private let bits: Int

    /// Reads an address, or one with the number of its leading bits: `10.0.0.0/8`.
    init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let start = IPAddress(String(first)) else { return nil }
        let all = start.bytes.count * 8
        guard let bits = parts.count == 2 ? Int(parts[1]) : all, (0...all).contains(bits) else { return nil }
        self.start = start
        self.bits = bits
    }

    func contains(_ address: IPAddress) -> Bool {
        guard address.bytes.count == start.bytes.count else { return false }
        return zip(address.bytes, start.bytes).enumerated().allSatisfy { place, pair in
            let compared = min(8, max(0, bits - place * 8))
            return (pair.0 ^ pair.1) >> UInt8(8 - compared) == 0
        }
    }
}
