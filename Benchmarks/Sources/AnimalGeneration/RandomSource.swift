/// Random numbers that are the same for the same seed on every machine: SplitMix64 (Steele, Lea and Flood, 2014).
package struct RandomSource: Sendable {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    /// The source of one of many things that are made of one seed, so that any of them can be made without the others.
    package init(seed: UInt64, stream: UInt64, index: Int) {
        var source = RandomSource(seed: seed &+ stream &* 0xD1B5_4A32_D192_ED03)
        state = source.next() ^ (UInt64(index) &* 0x9E37_79B9_7F4A_7C15)
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 to less than `bound`.
    package mutating func below(_ bound: Int) -> Int {
        Int(next().multipliedFullWidth(by: UInt64(bound)).high)
    }

    /// Whether something happens that does so in `percent` of a hundred cases.
    package mutating func happens(percent: Int) -> Bool { below(100) < percent }
}
