import Synchronization

/// Keeps events in memory, in order.
public final class MemoryAnalyticsService: AnalyticsService {
    private let kept = Mutex<[AnalyticsEvent]>([])

    public init() {}

    /// What was recorded so far.
    public var events: [AnalyticsEvent] { kept.withLock { $0 } }

    public func record(_ event: AnalyticsEvent) async {
        kept.withLock { $0.append(event) }
    }
}
