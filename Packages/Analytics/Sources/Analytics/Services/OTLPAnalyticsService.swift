/// Sends events as OpenTelemetry log records, to a collector or a service that speaks OTLP over HTTP: `POST /v1/logs`, JSON.
///
/// https://opentelemetry.io/docs/specs/otlp/#otlphttp
public struct OTLPAnalyticsService: DeliveringAnalyticsService {
    public let delivery: EventDelivery

    /// - Parameter settings: Its secret holds headers as `OTEL_EXPORTER_OTLP_HEADERS` does: `api-key=…,tenant=…`.
    public init(_ settings: DeliverySettings) throws(DeliveryEndpointError) {
        delivery = try EventDelivery(format: OTLPFormat(version: settings.programVersion), settings: settings)
    }
}
