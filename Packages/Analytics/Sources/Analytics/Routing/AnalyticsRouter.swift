/// Brings events to the services that they are routed to.
///
/// The services are made when the first event comes, so that a command that records nothing pays for nothing.
public actor AnalyticsRouter {
    private let makeRoutes: @Sendable () async -> [AnalyticsRoute]
    private var routes: Task<[AnalyticsRoute], Never>?

    public init(makeRoutes: @escaping @Sendable () async -> [AnalyticsRoute]) {
        self.makeRoutes = makeRoutes
    }

    func record(_ event: AnalyticsEvent, of group: EventGroup) async {
        for route in await currentRoutes() where route.events.contains(event.name.text, of: group) {
            await route.service.record(event)
        }
    }

    /// Has every service send on what waits, all of them at once and for no longer than `limit`. Where nothing was
    /// recorded there is nothing to do.
    public func flush(within limit: Duration) async {
        guard let routes = await routes?.value else { return }
        await withDiscardingTaskGroup { group in
            for route in routes { group.addTask { await route.service.flush(within: limit) } }
        }
    }

    /// As ``flush(within:)``, also where this process has recorded nothing: for one whose only task it is to send.
    public func deliver(within limit: Duration) async {
        _ = await currentRoutes()
        await flush(within: limit)
    }

    /// Whether enough waits for a service that sends, or has waited for long enough. Where nothing was recorded, the next
    /// command will say.
    public var isDue: Bool {
        get async {
            guard let routes = await routes?.value else { return false }
            return routes.contains { ($0.service as? any DeliveringAnalyticsService)?.isDue ?? false }
        }
    }

    private func currentRoutes() async -> [AnalyticsRoute] {
        let making = routes ?? Task { [makeRoutes] in await makeRoutes() }
        routes = making
        return await making.value
    }
}

/// A service, and the events that it gets.
public struct AnalyticsRoute: Sendable {
    let service: any AnalyticsService
    let events: EventSelection

    public init(service: any AnalyticsService, events: EventSelection) {
        self.service = service
        self.events = events
    }
}
