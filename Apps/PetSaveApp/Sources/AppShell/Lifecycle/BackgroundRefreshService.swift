import BusinessServices
import Domain
import Synchronization

/// Asks the sources that are due now and then, as long as the app is in front.
final class BackgroundRefreshService: AppService {
    private let refresh: CatalogRefresh
    private let center: Coordinate?
    private let clock: any Clock<Duration>
    private let onChange: @Sendable () async -> Void
    private let loop = Mutex<Task<Void, Never>?>(nil)

    /// How often it looks whether a source is due.
    static let interval = Duration.seconds(600)
    /// How long a round may take, in seconds: nobody waits for it.
    private static let budget = 300.0

    /// - Parameters:
    ///   - center: Where the person is; sources that know nothing of the area are left alone.
    ///   - onChange: Called after a round in which a source was asked.
    init(
        refresh: CatalogRefresh,
        center: Coordinate?,
        clock: any Clock<Duration>,
        onChange: @escaping @Sendable () async -> Void
    ) {
        self.refresh = refresh
        self.center = center
        self.clock = clock
        self.onChange = onChange
    }

    func appDidBecomeActive() async {
        loop.withLock { loop in
            guard loop == nil else { return }
            loop = Task { [weak self, clock] in
                while (try? await clock.sleep(for: Self.interval)) != nil { await self?.askOnce() }
            }
        }
    }

    func appWillEnterBackground() async { stop() }

    func appWillTerminate() async { stop() }

    private func stop() {
        loop.withLock { loop in
            loop?.cancel()
            loop = nil
        }
    }

    private func askOnce() async {
        let outcome = await refresh.refresh(
            around: center,
            within: nil,
            sources: [],
            policy: .whenDue(budget: Self.budget)
        )
        if !outcome.asked.isEmpty { await onChange() }
    }
}
