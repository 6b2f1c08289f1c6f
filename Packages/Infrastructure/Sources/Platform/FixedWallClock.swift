public import FoundationEssentials
import Synchronization

/// A clock that stands still until it is told to move: for tests and for answering "as of" a given moment.
public final class FixedWallClock: WallClock {
    private let moment: Mutex<Date>

    /// Makes a clock that stands at `moment`.
    public init(_ moment: Date) {
        self.moment = Mutex(moment)
    }

    /// The moment the clock stands at.
    public var now: Date { moment.withLock { $0 } }

    /// Moves the clock by a number of seconds, which may be negative.
    public func advance(by seconds: TimeInterval) {
        moment.withLock { $0 += seconds }
    }

    /// Puts the clock at another moment.
    public func set(to newMoment: Date) {
        moment.withLock { $0 = newMoment }
    }
}
