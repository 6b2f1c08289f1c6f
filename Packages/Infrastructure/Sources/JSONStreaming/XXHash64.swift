/// A quick hash of bytes, the same everywhere and for ever: XXH64 (Y. Collet, "xxHash fast digest algorithm", version
/// 0.1.1). It spreads evenly over all 64-bit numbers, but withstands nobody who looks for two texts with the same one.
enum XXHash64 {
    static func hash(_ bytes: Span<UInt8>, seed: UInt64) -> UInt64 {
        var index = 0
        var hash: UInt64
        if bytes.count >= 32 {
            var lanes = (seed &+ prime1 &+ prime2, seed &+ prime2, seed, seed &- prime1)
            while index &+ 32 <= bytes.count {
                lanes.0 = round(lanes.0, bytes.word(at: index))
                lanes.1 = round(lanes.1, bytes.word(at: index &+ 8))
                lanes.2 = round(lanes.2, bytes.word(at: index &+ 16))
                lanes.3 = round(lanes.3, bytes.word(at: index &+ 24))
                index &+= 32
            }
            hash =
                rotate(lanes.0, by: 1) &+ rotate(lanes.1, by: 7) &+ rotate(lanes.2, by: 12) &+ rotate(lanes.3, by: 18)
            for lane in [lanes.0, lanes.1, lanes.2, lanes.3] {
                hash = (hash ^ round(0, lane)) &* prime1 &+ prime4
            }
        } else {
            hash = seed &+ prime5
        }
        hash &+= UInt64(bytes.count)
        while index &+ 8 <= bytes.count {
            hash = rotate(hash ^ round(0, bytes.word(at: index)), by: 27) &* prime1 &+ prime4
            index &+= 8
        }
        if index &+ 4 <= bytes.count {
            hash = rotate(hash ^ bytes.number(of: 4, at: index) &* prime1, by: 23) &* prime2 &+ prime3
            index &+= 4
        }
        while index < bytes.count {
            hash = rotate(hash ^ UInt64(bytes[index]) &* prime5, by: 11) &* prime1
            index &+= 1
        }
        hash = (hash ^ hash >> 33) &* prime2
        hash = (hash ^ hash >> 29) &* prime3
        return hash ^ hash >> 32
    }

    private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
    private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
    private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
    private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
    private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

    private static func round(_ lane: UInt64, _ input: UInt64) -> UInt64 {
        rotate(lane &+ input &* prime2, by: 31) &* prime1
    }

    private static func rotate(_ number: UInt64, by count: UInt64) -> UInt64 {
        number &<< count | number &>> (64 &- count)
    }
}

extension Span<UInt8> {
    /// The number that so few bytes at the index make, the least significant first.
    fileprivate func number(of count: Int, at index: Int) -> UInt64 {
        var number: UInt64 = 0
        for offset in 0..<count { number |= UInt64(self[index &+ offset]) &<< UInt64(offset &* 8) }
        return number
    }
}
