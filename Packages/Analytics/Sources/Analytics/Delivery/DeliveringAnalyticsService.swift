/// A service that sends events to a server, from a queue of its own.
///
/// A new one is one file: a ``BatchFormat`` and a service that makes its delivery with it.
public protocol DeliveringAnalyticsService: AnalyticsService {
    /// What brings the events there.
    var delivery: EventDelivery { get }
}

extension DeliveringAnalyticsService {
    /// Puts the event into the queue, which waits for no network.
    public func record(_ event: AnalyticsEvent) async {
        await delivery.record(event)
    }

    public func flush(within limit: Duration) async {
        await delivery.flush(within: limit)
    }

    public func waiting() async -> Int { delivery.status.waiting }

    public func forget() async {
        await delivery.forget()
    }

    /// Whether a batch should be sent, by whoever has the time.
    public var isDue: Bool { delivery.isDue }

    /// How sending goes.
    public var status: DeliveryStatus { delivery.status }
}
