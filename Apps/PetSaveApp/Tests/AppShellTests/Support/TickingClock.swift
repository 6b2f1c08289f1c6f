import FoundationEssentials
import Platform
import Synchronization

/// A clock on which so many seconds pass from one look at it to the next.
final class TickingClock: WallClock {
    private let step: TimeInterval
    private let looks = Atomic<Int>(0)

    init(step: TimeInterval) {
        self.step = step
    }

    var now: Date {
        let look = looks.add(1, ordering: .relaxed).newValue
        return Date(timeIntervalSince1970: 1_782_950_400 + Double(look) * step)
    }
}
