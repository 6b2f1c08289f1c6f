import FoundationEssentials
import Synchronization

/// A wall clock that only a test moves.
final class MovableClock: Sendable {
    private let moment: Mutex<Date>

    init(_ moment: Date) {
        self.moment = Mutex(moment)
    }

    var now: Date { moment.withLock { $0 } }

    /// The moment, which is a thousandth of a second later than when this was asked before: time goes by in a sync.
    func tick() -> Date {
        moment.withLock { moment in
            moment += 0.001
            return moment
        }
    }

    func advance(hours: Double) {
        moment.withLock { $0 += hours * 3600 }
    }
}
