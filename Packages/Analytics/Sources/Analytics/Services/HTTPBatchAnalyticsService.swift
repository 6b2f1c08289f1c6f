/// Sends events in the form that Segment's HTTP Tracking API, RudderStack and servers like them take: `POST /v1/batch`, the
/// write key as the user name of Basic authentication.
///
/// https://www.twilio.com/docs/segment/connections/sources/catalog/libraries/server/http-api
public struct HTTPBatchAnalyticsService: DeliveringAnalyticsService {
    public let delivery: EventDelivery

    public init(_ settings: DeliverySettings) throws(DeliveryEndpointError) {
        delivery = try EventDelivery(format: HTTPBatchFormat(version: settings.programVersion), settings: settings)
    }
}
