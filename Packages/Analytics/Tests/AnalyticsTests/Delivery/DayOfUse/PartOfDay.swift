import AsyncHTTPTransport
import Domain
import FoundationEssentials
import Glibc
import HTTPTransport
import Platform
import Secrets
import Synchronization

@testable import Analytics

/// What one run of the program does in a day: it records events, sends at times, and is killed at some moment or ends.
struct PartOfDay: Codable, Sendable {
    /// When the process is killed.
    enum Kill: Codable, Sendable {
        case never
        /// Before an operation of this number.
        case beforeOperation(Int)
        /// When this request of its is about to be sent.
        case beforeRequest(Int)
        /// When the answer to this request is there, and nothing was done with it yet.
        case afterRequest(Int)
        /// By another thread, whatever this one is doing: after so many microseconds.
        case anywhere(microseconds: UInt32)
    }

    let kind: String
    let queue: String
    /// Where it notes which events it is about to record, and which it has recorded.
    let log: String
    let endpoint: String
    let seed: UInt64
    let time: Double
    let kill: Kill

    /// Small, so that an outage of some hours overflows it.
    static let limits = EventQueueLimits(segmentEvents: 8, segmentBytes: 4_096, events: 48, bytes: 20_000)

    func settings(transport: any HTTPTransport) -> DeliverySettings {
        let time = Date(timeIntervalSince1970: time)
        let secret = SendingService(rawValue: kind)?.secret
        return DeliverySettings(
            endpoint: endpoint,
            queuePath: queue,
            limits: Self.limits,
            vocabulary: QueueBench.vocabulary,
            programVersion: "9.9.9",
            http: HTTPService(transport: transport, policy: DeliverySettings.policy, now: { time }),
            secret: { secret },
            identifier: { SendingService.identifier },
            now: { time },
            random: { 0.5 },
            makeID: madeIDs(seed: seed)
        )
    }

    /// Lives it, in a process of its own.
    func live() async throws {
        let transport = KillingTransport(base: try AsyncHTTPTransport(userAgent: "petsave/9.9.9"), kill: kill)
        guard let kind = SendingService(rawValue: kind) else { return }
        let service = try kind.make(settings(transport: transport))
        if case .anywhere(let microseconds) = kill {
            Task.detached {
                usleep(microseconds)
                killItself()
            }
        }
        let makeID = madeIDs(seed: seed &+ 1_000_000)
        for operation in 0..<12 {
            if kill.isBeforeOperation(operation) { killItself() }
            let event = AnalyticsEvent(
                id: makeID(),
                name: AnalyticsTerm("nearby_page_shown"),
                properties: [AnalyticsTerm("page"): .count(AnalyticsCount(operation).value)],
                time: Date(timeIntervalSince1970: time)
            )
            try AppendedFile(path: log).append(Array("about \(event.id.text)\n".utf8))
            await service.record(event)
            try AppendedFile(path: log).append(Array("recorded \(event.id.text)\n".utf8))
            if operation % 5 == 4 { await service.flush(within: patience) }
        }
        await service.flush(within: patience)
        if case .never = kill { return }
        killItself()
    }
}

/// Ends the process the way that no program can prepare for.
private func killItself() {
    _ = kill(getpid(), SIGKILL)
}

extension PartOfDay.Kill {
    fileprivate func isBeforeOperation(_ number: Int) -> Bool {
        if case .beforeOperation(let moment) = self { number == moment } else { false }
    }

    fileprivate func isBeforeRequest(_ number: Int) -> Bool {
        if case .beforeRequest(let moment) = self { number == moment } else { false }
    }

    fileprivate func isAfterRequest(_ number: Int) -> Bool {
        if case .afterRequest(let moment) = self { number == moment } else { false }
    }
}

/// Kills the process around a request.
private final class KillingTransport: HTTPTransport {
    private let base: AsyncHTTPTransport
    private let kill: PartOfDay.Kill
    private let count = Atomic(0)

    init(base: AsyncHTTPTransport, kill: PartOfDay.Kill) {
        self.base = base
        self.kill = kill
    }

    func exchange<Value: Sendable>(
        _ request: HTTPRequest,
        timeouts: HTTPTimeouts,
        read: @Sendable (HTTPResponseHead, any HTTPBody) async throws(HTTPError) -> Value
    ) async throws(HTTPError) -> Value {
        let number = count.add(1, ordering: .relaxed).newValue
        if kill.isBeforeRequest(number) { killItself() }
        let value = try await base.exchange(request, timeouts: timeouts, read: read)
        if kill.isAfterRequest(number) { killItself() }
        return value
    }
}
