public import FoundationEssentials

/// Hands the trackers' events on. With no router, as long as the person has not switched analytics on, nothing is made or
/// kept.
public struct EventRecorder: Sendable {
    private let router: AnalyticsRouter?
    private let now: @Sendable () -> Date
    private let makeID: @Sendable () -> AnalyticsEventID

    public init(
        router: AnalyticsRouter?,
        now: @escaping @Sendable () -> Date,
        makeID: @escaping @Sendable () -> AnalyticsEventID
    ) {
        self.router = router
        self.now = now
        self.makeID = makeID
    }

    /// Hands every event to every service.
    public init(
        services: [any AnalyticsService],
        now: @escaping @Sendable () -> Date,
        makeID: @escaping @Sendable () -> AnalyticsEventID
    ) {
        let routes = services.map { AnalyticsRoute(service: $0, events: .all) }
        self.init(router: services.isEmpty ? nil : AnalyticsRouter { routes }, now: now, makeID: makeID)
    }

    /// Records an event of the catalogue with a value for each of its properties, in their order.
    func record<each Value: PropertyValue>(
        _ definition: EventDefinition<repeat each Value>,
        _ values: repeat each Value
    ) async {
        guard let router else { return }
        let event = definition.event(id: makeID(), time: now(), repeat each values)
        await router.record(event, of: definition.group)
    }
}
