import Domain
import Testing

/// SplitMix64, so that every run of a test sees the same numbers.
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    /// Anywhere, or near a pole or the antimeridian.
    mutating func coordinate(hugsEdges: Bool = false) throws -> Coordinate {
        let latitude = Double.random(in: hugsEdges ? 80...90 : -90...90, using: &self)
        let longitude = Double.random(in: hugsEdges ? 170...180 : -180...180, using: &self)
        let signs = (Bool.random(using: &self) ? 1.0 : -1, Bool.random(using: &self) ? 1.0 : -1)
        return try #require(Coordinate(latitude: latitude * signs.0, longitude: longitude * signs.1))
    }
}
