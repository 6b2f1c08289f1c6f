public import FoundationEssentials
public import HTTPTransport
public import Secrets

/// What the services that send need of the program, the same for all of them.
public struct DeliveryContext: Sendable {
    let http: HTTPService
    let secrets: SecretReader
    let programVersion: String
    let now: @Sendable () -> Date
    let random: @Sendable () -> Double
    let makeID: @Sendable () -> AnalyticsEventID

    /// - Parameters:
    ///   - http: Made with ``DeliverySettings/policy``.
    ///   - random: At least 0 and less than 1.
    public init(
        http: HTTPService,
        secrets: SecretReader,
        programVersion: String,
        now: @escaping @Sendable () -> Date,
        random: @escaping @Sendable () -> Double,
        makeID: @escaping @Sendable () -> AnalyticsEventID
    ) {
        self.http = http
        self.secrets = secrets
        self.programVersion = programVersion
        self.now = now
        self.random = random
        self.makeID = makeID
    }

    fileprivate func settings(_ plan: AnalyticsServicePlan) -> DeliverySettings {
        DeliverySettings(
            endpoint: plan.url ?? "",
            queuePath: plan.queuePath,
            vocabulary: AnalyticsCatalog.vocabulary,
            programVersion: programVersion,
            http: http,
            secret: { [secrets] in try await plan.secret(from: secrets) },
            identifier: { plan.identifier.read() },
            now: now,
            random: random,
            makeID: makeID
        )
    }
}

extension AnalyticsServiceKind {
    /// Segment, RudderStack and servers like them.
    public static func httpBatch(_ context: DeliveryContext) -> AnalyticsServiceKind {
        sending("http", "sends events in the form of Segment and RudderStack", context) {
            settings throws(DeliveryEndpointError) in try HTTPBatchAnalyticsService(settings)
        }
    }

    /// OpenTelemetry collectors.
    public static func otlp(_ context: DeliveryContext) -> AnalyticsServiceKind {
        sending("otlp", "sends events as OpenTelemetry logs", context) {
            settings throws(DeliveryEndpointError) in try OTLPAnalyticsService(settings)
        }
    }

    private static func sending(
        _ name: String,
        _ summary: String,
        _ context: DeliveryContext,
        _ make: @escaping @Sendable (DeliverySettings) throws(DeliveryEndpointError) -> any AnalyticsService
    ) -> AnalyticsServiceKind {
        AnalyticsServiceKind(name: name, summary: summary, location: nil) { plan throws(AnalyticsServiceFault) in
            do throws(DeliveryEndpointError) {
                return try make(context.settings(plan))
            } catch {
                throw AnalyticsServiceFault(reason: error.description)
            }
        }
    }
}
