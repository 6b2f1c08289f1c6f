import BusinessServices
import Domain

/// Asks the sources that are due now and then, as long as the app is in front.
final class BackgroundRefreshService: AppService {
    private let rounds: RecurringTask

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
        rounds = RecurringTask(every: Self.interval, on: clock) {
            let outcome = await refresh.refresh(
                around: center,
                within: nil,
                sources: [],
                policy: .whenDue(budget: Self.budget)
            )
            if !outcome.asked.isEmpty { await onChange() }
        }
    }

    func appDidBecomeActive() async { rounds.start() }

    func appWillEnterBackground() async { rounds.stop() }

    func appWillTerminate() async { rounds.stop() }
}
