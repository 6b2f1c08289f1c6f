import FoundationEssentials
import Synchronization

/// A clock that stands still until it is set.
final class SettableClock: Sendable {
    private let moment: Mutex<Date>

    init(_ moment: Date) {
        self.moment = Mutex(moment)
    }

    var now: Date {
        get { moment.withLock { $0 } }
        set { moment.withLock { $0 = newValue } }
    }
}
