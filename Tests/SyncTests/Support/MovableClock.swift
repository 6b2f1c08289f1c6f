import FoundationEssentials
import Synchronization

/// A wall clock that stands still until a test moves it.
final class MovableClock: Sendable {
    private let moment: Mutex<Date>

    init(_ moment: Date) {
        self.moment = Mutex(moment)
    }

    var now: Date { moment.withLock { $0 } }

    func advance(hours: Double) {
        moment.withLock { $0 += hours * 3600 }
    }
}
