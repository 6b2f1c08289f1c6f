import Synchronization

/// Does something now and then, from when it is started until it is stopped.
final class RecurringTask: Sendable {
    private let interval: Duration
    private let clock: any Clock<Duration>
    private let work: @Sendable () async -> Void
    private let loop = Mutex<Task<Void, Never>?>(nil)

    /// - Parameters:
    ///   - interval: The time before the first round, and between two of them.
    ///   - work: A round; it is called off when the task is stopped.
    init(every interval: Duration, on clock: any Clock<Duration>, _ work: @escaping @Sendable () async -> Void) {
        self.interval = interval
        self.clock = clock
        self.work = work
    }

    deinit { stop() }

    func start() {
        loop.withLock { loop in
            guard loop == nil else { return }
            loop = Task { [interval, clock, work] in
                while (try? await clock.sleep(for: interval)) != nil { await work() }
            }
        }
    }

    func stop() {
        loop.withLock { loop in
            loop?.cancel()
            loop = nil
        }
    }
}
