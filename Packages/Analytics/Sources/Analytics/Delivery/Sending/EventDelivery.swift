import Domain
import FoundationEssentials
import HTTPTransport
import Platform
import Synchronization

/// Brings a queue's events to a service, each at least once, whatever happens to the network, the server or this process.
///
/// Recording only appends to the queue. Sending happens in a task of its own, which nobody needs to wait for; the segments
/// go one after another, and each is removed only when the service has answered for all of it. What is sent twice, because
/// an answer was lost, is known to the service by the events' ids.
///
/// A failure ends the attempt, and is remembered beside the queue with the moment from which the next attempt is allowed,
/// so that several processes together spare a server as one would. Nothing here throws, and nothing writes to a screen:
/// ``status()`` tells how it goes.
public final class EventDelivery: Sendable {
    let format: any BatchFormat
    let endpoint: DeliveryEndpoint
    let settings: DeliverySettings
    let queue: EventQueue
    private let sending = Mutex<Task<Void, Never>?>(nil)

    /// When so many events wait, they are sent before the hour is over.
    private static let dueEvents = 20
    /// Between two attempts pass at least so many seconds, however much waits.
    private static let shortestPause = 60.0
    /// What waits is sent after so many seconds, however little it is.
    private static let longestPause = 3_600.0

    init(format: some BatchFormat, settings: DeliverySettings) throws(DeliveryEndpointError) {
        self.format = format
        self.settings = settings
        endpoint = try DeliveryEndpoint(settings.endpoint, path: type(of: format).path)
        queue = EventQueue(
            path: settings.queuePath,
            limits: settings.limits,
            vocabulary: settings.vocabulary(),
            makeID: settings.makeID
        )
    }

    func record(_ event: AnalyticsEvent) async { await queue.append(event) }

    /// Sends what waits, for no longer than `limit`; what is left stays. Returns in time also if a secret's command or a
    /// disk does not.
    func flush(within limit: Duration) async {
        let task = start()
        let (end, ending) = AsyncStream.makeStream(of: Never.self)
        let watch = Task {
            await task.value
            ending.finish()
        }
        let timer = Task { [clock = settings.clock] in
            try? await clock.sleep(for: limit)
            ending.finish()
        }
        for await _ in end {}
        timer.cancel()
        watch.cancel()
        task.cancel()
    }

    func forget() async {
        sending.withLock { $0 }?.cancel()
        await queue.forget()
    }

    /// Whether there is enough to send, or has been for long enough, and the server may be asked.
    var isDue: Bool {
        let contents = queue.contents()
        guard contents.waiting > 0 else { return false }
        let record = DeliveryRecord(path: recordPath)
        let now = settings.now()
        guard record.allowsTry(now: now) else { return false }
        guard let pause = record.secondsSinceTry(now: now) else { return true }
        return pause >= Self.longestPause || (contents.waiting >= Self.dueEvents && pause >= Self.shortestPause)
    }

    var status: DeliveryStatus {
        let contents = queue.contents()
        let record = DeliveryRecord(path: recordPath)
        return DeliveryStatus(
            waiting: contents.waiting,
            dropped: contents.dropped,
            failures: record.failures,
            lastTry: record.lastTry,
            pausedUntil: record.allowsTry(now: settings.now()) ? nil : record.notBefore,
            refusal: record.refusal
        )
    }

    var recordPath: String { queue.file("delivery.json") }

    /// The attempt under way, or a new one.
    private func start() -> Task<Void, Never> {
        sending.withLock { sending in
            if let sending { return sending }
            let task = Task {
                await self.attempt()
                self.sending.withLock { $0 = nil }
            }
            sending = task
            return task
        }
    }
}
