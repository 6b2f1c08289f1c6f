import FoundationEssentials
import Synchronization

/// What time it is in a test.
final class TestTime: Sendable {
    private let moment: Mutex<Date>

    init(_ moment: Date = Samples.now) {
        self.moment = Mutex(moment)
    }

    var now: Date { moment.withLock { $0 } }

    func advance(hours: Double) {
        moment.withLock { $0 = $0.addingTimeInterval(hours * 3600) }
    }
}
