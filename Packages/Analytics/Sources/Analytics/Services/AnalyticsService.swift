/// Takes events and does with them what it is for. It never makes anybody wait for a network, and never fails aloud.
public protocol AnalyticsService: Sendable {
    /// Takes one event.
    func record(_ event: AnalyticsEvent) async
}
