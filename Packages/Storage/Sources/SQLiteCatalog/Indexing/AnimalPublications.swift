/// When each animal was published, in one state of the catalogue.
struct AnimalPublications: Hashable, Sendable {
    /// By the key of an animal, as ``PublicationColumn`` has them.
    private let bits: [UInt64]

    init(bits: [UInt64]) {
        self.bits = bits
    }

    /// Seconds since 2001; `nil` where nobody said when.
    func moment(of key: Int64) -> Double? {
        guard key < bits.count, bits[Int(key)] != 0 else { return nil }
        return Double(bitPattern: bits[Int(key)])
    }
}
