import AsyncHTTPTransport
import Domain
import FoundationEssentials
import HTTPTransport
import LoopbackServer
import Platform
import Synchronization
import Testing

@testable import Analytics

/// A day with its server, its troubles, and what is known of every event.
final class DayOfUse: Sendable {
    let receiver: EventReceiver
    let transport: AsyncHTTPTransport
    private let kind: SendingService
    private let queue: QueueBench
    /// Events that must never arrive.
    private let forbidden = Mutex<Set<String>>([])

    init(_ kind: SendingService) throws {
        self.kind = kind
        queue = QueueBench(seed: 77)
        receiver = EventReceiver(kind.form)
        transport = try AsyncHTTPTransport(userAgent: "petsave/9.9.9")
    }

    func part(hour: Int, endpoint: String) -> PartOfDay {
        let kills: [PartOfDay.Kill] = [
            .beforeOperation(7), .afterRequest(1), .never, .anywhere(microseconds: 3_000), .beforeRequest(1),
            .afterRequest(2), .anywhere(microseconds: 20_000), .beforeOperation(11),
        ]
        return PartOfDay(
            kind: kind.rawValue,
            queue: queue.path + "/queue",
            log: queue.path + "/log",
            endpoint: endpoint,
            seed: UInt64(1_000 + hour),
            time: queue.clock.now.timeIntervalSince1970 + Double(hour * 3_601),
            // Nothing that arrived waits on unnoticed when the outage begins, nor when it is over: what is dropped then is
            // what the server never had.
            kill: [11, 20].contains(hour) ? .never : kills[hour % kills.count]
        )
    }

    /// The server's trouble of the hour.
    func disturb(hour: Int) {
        switch hour {
        case 2: receiver.trouble { _, _ in .status(503) }
        case 3: receiver.trouble { _, _ in .status(429, headers: ["Retry-After": "600"]) }
        // It takes the events, and its answer is lost.
        case 4, 10: receiver.trouble(takes: true) { _, _ in LoopbackResponse([.reset]) }
        // It is gone for hours, in which more happens than has room.
        case 12..<20: receiver.trouble { _, _ in LoopbackResponse([.reset]) }
        default: receiver.recover()
        }
    }

    /// A program that goes on running has recorded; another takes consent back; the first does not know yet.
    func withdraw(endpoint: String) async {
        let part = part(hour: 6, endpoint: endpoint)
        guard let running = try? kind.make(part.settings(transport: transport)),
            let other = try? kind.make(part.settings(transport: transport))
        else { return }
        await running.record(queue.event())
        let waiting = Set(log.recorded).subtracting(receiver.counts.keys)
        await other.forget()
        let events = queue.events(5)
        for event in events { await running.record(event) }
        await running.flush(within: patience)
        forbidden.withLock { $0.formUnion(waiting.union(events.map(\.id.text))) }
    }

    /// Holds what the server has against what was recorded.
    func check() {
        let arrived = Set(receiver.counts.keys)
        let forbidden = forbidden.withLock { $0 }
        #expect(receiver.problems == [])
        #expect(arrived.isDisjoint(with: forbidden))
        let log = log
        #expect(log.recorded.count > 150, "\(log.recorded.count)")
        let lost = Set(log.recorded).subtracting(forbidden).subtracting(arrived).count
        // Of an event that was being recorded when the process was killed nobody knows whether it was.
        let perhapsLost = Set(log.begun).subtracting(forbidden).subtracting(arrived).count
        #expect(lost > 0)
        #expect((lost...perhapsLost).contains(receiver.told), "\(receiver.told) told, \(lost) to \(perhapsLost) lost")
        // Some came twice, as they must when answers are lost.
        #expect(receiver.counts.values.contains { $0 > 1 })
    }

    private var log: (begun: [String], recorded: [String]) {
        let text = (try? String(contentsOfFile: queue.path + "/log", encoding: .utf8)) ?? ""
        let lines = text.split(separator: "\n").map { $0.split(separator: " ") }.filter { $0.count == 2 }
        return (
            lines.filter { $0[0] == "about" }.map { String($0[1]) },
            lines.filter { $0[0] == "recorded" }.map { String($0[1]) }
        )
    }
}
