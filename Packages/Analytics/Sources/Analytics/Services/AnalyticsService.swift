/// Takes events and does with them what it is for. It never makes anybody wait for a network, and never fails aloud.
public protocol AnalyticsService: Sendable {
    /// Takes one event.
    func record(_ event: AnalyticsEvent) async

    /// Sends on what waits, for no longer than `limit`; what is not sent by then waits on.
    func flush(within limit: Duration) async

    /// How many events wait to be sent.
    func waiting() async -> Int

    /// The person no longer consents: everything that waits is thrown away, and whatever tells them from others.
    func forget() async
}

extension AnalyticsService {
    /// Nothing waits.
    public func flush(within limit: Duration) async {}

    /// None.
    public func waiting() async -> Int { 0 }

    /// Nothing is kept.
    public func forget() async {}
}
