import FoundationEssentials
import Synchronization

/// A clock that is moved by hand.
final class HandClock: Sendable {
    private let moment: Mutex<Date>

    init(_ now: Date) {
        moment = Mutex(now)
    }

    var now: Date {
        get { moment.withLock { $0 } }
        set { moment.withLock { $0 = newValue } }
    }
}
