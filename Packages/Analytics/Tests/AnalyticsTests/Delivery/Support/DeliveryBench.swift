import AsyncHTTPTransport
import Domain
import FoundationEssentials
import HTTPTransport
import LoopbackServer
import Platform
import Secrets
import Testing

@testable import Analytics

/// The services that send, each with its own form.
enum SendingService: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case batch = "HTTP batch"
    case otlp = "OTLP"

    var testDescription: String { rawValue }

    static let key = "write-key-of-the-test"
    static let identifier = "0123456789abcdef0123456789abcdef"

    var form: any StrictForm {
        switch self {
        case .batch: BatchForm(key: Self.key, identifier: Self.identifier)
        case .otlp: OTLPForm(key: Self.key, identifier: Self.identifier)
        }
    }

    var secret: Secret {
        switch self {
        case .batch: Secret(Self.key)
        case .otlp: Secret("x-api-key=\(Self.key)")
        }
    }

    func make(_ settings: DeliverySettings) throws -> any DeliveringAnalyticsService {
        switch self {
        case .batch: try HTTPBatchAnalyticsService(settings)
        case .otlp: try OTLPAnalyticsService(settings)
        }
    }
}

/// A queue, a server over real sockets, and services that send from the one to the other.
final class DeliveryBench: Sendable {
    let kind: SendingService
    let queue: QueueBench
    let receiver: EventReceiver
    let transport: AsyncHTTPTransport

    init(_ kind: SendingService, seed: UInt64 = 1) throws {
        self.kind = kind
        queue = QueueBench(seed: seed)
        receiver = EventReceiver(kind.form)
        transport = try AsyncHTTPTransport(userAgent: "petsave/9.9.9")
    }

    /// Settings as another process would have them.
    func settings(
        endpoint: String,
        limits: EventQueueLimits = EventQueueLimits(segmentEvents: 10, segmentBytes: 8_192, events: 40, bytes: 100_000)
    ) -> DeliverySettings {
        var policy = DeliverySettings.policy
        policy.requestsPerSecond = 0
        let (clock, secret) = (queue.clock, kind.secret)
        return DeliverySettings(
            endpoint: endpoint,
            queuePath: queue.path + "/queue",
            limits: limits,
            vocabulary: QueueBench.vocabulary,
            programVersion: "9.9.9",
            http: HTTPService(transport: transport, policy: policy, now: { clock.now }, random: { 0.5 }),
            secret: { secret },
            identifier: { SendingService.identifier },
            now: { clock.now },
            random: { 0.5 },
            makeID: queue.makeID
        )
    }

    func service(to server: LoopbackServer, _ change: (inout DeliverySettings) -> Void = { _ in }) throws
        -> any DeliveringAnalyticsService
    {
        var settings = settings(endpoint: server.url("").absoluteString)
        change(&settings)
        return try kind.make(settings)
    }

    /// Records and answers the ids.
    func record(_ count: Int, with service: any DeliveringAnalyticsService) async -> [String] {
        let events = queue.events(count)
        for event in events { await service.record(event) }
        return events.map(\.id.text)
    }
}

/// A server and a bench for the time of a test.
func withReceiver(
    _ kind: SendingService,
    _ test: (DeliveryBench, LoopbackServer) async throws -> Void
) async throws {
    let bench = try DeliveryBench(kind)
    let server = try await bench.receiver.start()
    do {
        try await test(bench, server)
    } catch {
        await bench.transport.shutdown()
        await server.stop()
        throw error
    }
    #expect(bench.receiver.problems == [])
    await bench.transport.shutdown()
    await server.stop()
}

/// Longer than any answer of a server that is well takes.
let patience = Duration.seconds(60)
