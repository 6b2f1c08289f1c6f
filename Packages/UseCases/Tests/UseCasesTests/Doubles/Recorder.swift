import Synchronization

/// Keeps what was told to it, in order.
final class Recorder<Entry: Sendable>: Sendable {
    private let kept = Mutex<[Entry]>([])

    var entries: [Entry] { kept.withLock { $0 } }

    func record(_ entry: Entry) {
        kept.withLock { $0.append(entry) }
    }
}
