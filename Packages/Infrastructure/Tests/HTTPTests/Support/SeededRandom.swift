import Synchronization

/// The same numbers in every run: SplitMix64 (Steele, Lea, Flood, 2014).
final class SeededRandom: Sendable {
    private let state: Mutex<UInt64>

    init(seed: UInt64) {
        state = Mutex(seed)
    }

    /// At least 0 and less than 1.
    func next() -> Double {
        let bits = state.withLock { state in
            state &+= 0x9e37_79b9_7f4a_7c15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
            return mixed ^ (mixed >> 31)
        }
        return Double(bits >> 11) * 0x1p-53
    }
}
