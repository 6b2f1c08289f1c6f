import Boundaries

/// The fingerprints of all records at one moment, and whose they are: a hash table with open addressing, of sixteen to
/// twenty-four bytes a record.
struct KnownFingerprints: KnownRecords {
    /// By the key of a record; 0 where there is none.
    private let fingerprints: [UInt64]
    /// The keys of records, 0 for none, each at the slot that its fingerprint names or the next that was free.
    private let slots: [UInt32]

    init(_ fingerprints: [UInt64] = []) {
        self.fingerprints = fingerprints
        let count = fingerprints.count { $0 != 0 }
        guard count > 0 else {
            slots = []
            return
        }
        // Between half and three quarters of the slots stay free.
        var slots = [UInt32](repeating: 0, count: 1 << (Int.bitWidth - (count * 2 - 1).leadingZeroBitCount))
        for (key, fingerprint) in fingerprints.enumerated() where fingerprint != 0 {
            var slot = Self.first(fingerprint, slots.count)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt32(key)
        }
        self.slots = slots
    }

    /// The key of the record that was last told in these words, of several the one with the least.
    func key(of fingerprint: RecordFingerprint) -> Int64? {
        guard !slots.isEmpty else { return nil }
        var slot = Self.first(fingerprint.bits, slots.count)
        while slots[slot] != 0 {
            let key = slots[slot]
            if fingerprints[Int(key)] == fingerprint.bits { return Int64(key) }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    func contains(_ fingerprint: RecordFingerprint) -> Bool { key(of: fingerprint) != nil }

    private static func first(_ fingerprint: UInt64, _ count: Int) -> Int {
        Int(truncatingIfNeeded: fingerprint) & (count - 1)
    }
}
