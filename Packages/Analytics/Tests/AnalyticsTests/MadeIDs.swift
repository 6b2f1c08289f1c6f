import Analytics
import Domain
import Synchronization

/// Ids that are the same in every run.
func madeIDs(seed: UInt64 = 1) -> @Sendable () -> AnalyticsEventID {
    let generator = SharedGenerator(state: seed)
    return { generator.nextID() }
}

/// SplitMix64 (Steele, Lea and Flood, 2014).
private final class SharedGenerator: Sendable {
    private let state: Mutex<UInt64>

    init(state: UInt64) {
        self.state = Mutex(state)
    }

    func nextID() -> AnalyticsEventID {
        state.withLock { state in
            var generator = SplitMix(state: state)
            defer { state = generator.state }
            return AnalyticsEventID(using: &generator)
        }
    }

    private struct SplitMix: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}
