import Analytics

/// Sends the events that wait: now and then while the app is in front, and what is left when it ends.
final class AnalyticsDeliveryService: AppService {
    private let analytics: AnalyticsRouter
    private let rounds: RecurringTask

    /// How often it looks whether enough waits.
    static let interval = Duration.seconds(60)
    /// How long a round may take: nobody waits for it.
    private static let limit = Duration.seconds(30)

    init(analytics: AnalyticsRouter, clock: any Clock<Duration>) {
        self.analytics = analytics
        rounds = RecurringTask(every: Self.interval, on: clock) {
            if await analytics.isDue { await analytics.flush(within: Self.limit) }
        }
    }

    func appDidBecomeActive() async { rounds.start() }

    func appWillEnterBackground() async { rounds.stop() }

    func appWillTerminate() async {
        rounds.stop()
        await analytics.flush(within: AppServiceRegistry.patience)
    }
}
