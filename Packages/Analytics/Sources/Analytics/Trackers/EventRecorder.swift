public import FoundationEssentials

/// Hands the trackers' events to every service. With no service, as long as the person has not switched analytics on,
/// nothing is made or kept.
public struct EventRecorder: Sendable {
    private let services: [any AnalyticsService]
    private let now: @Sendable () -> Date
    private let makeID: @Sendable () -> AnalyticsEventID

    public init(
        services: [any AnalyticsService],
        now: @escaping @Sendable () -> Date,
        makeID: @escaping @Sendable () -> AnalyticsEventID
    ) {
        self.services = services
        self.now = now
        self.makeID = makeID
    }

    func record(_ name: AnalyticsTerm, _ properties: [AnalyticsTerm: AnalyticsValue] = [:]) async {
        guard !services.isEmpty else { return }
        let event = AnalyticsEvent(id: makeID(), name: name, properties: properties, time: now())
        for service in services { await service.record(event) }
    }
}
