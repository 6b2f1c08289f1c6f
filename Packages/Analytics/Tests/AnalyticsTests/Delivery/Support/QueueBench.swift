import Domain
import FoundationEssentials
import Platform
import Synchronization

@testable import Analytics

/// A folder for a queue, a clock that stands still, and events to put into the queue.
final class QueueBench: Sendable {
    let path: String
    let clock = FixedWallClock(Date(timeIntervalSince1970: 1_782_950_400))
    let makeID: @Sendable () -> AnalyticsEventID

    init(seed: UInt64 = 1) {
        path = FileManager.default.temporaryDirectory.appending(path: "queue-\(UUID().uuidString)").path
        makeID = madeIDs(seed: seed)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// As another process opens it.
    func queue(limits: EventQueueLimits = EventQueueLimits()) -> EventQueue {
        EventQueue(path: path + "/queue", limits: limits, vocabulary: Self.vocabulary, makeID: makeID)
    }

    func event(page: Int = 1) -> AnalyticsEvent {
        AnalyticsEvent(
            id: makeID(),
            name: AnalyticsTerm("nearby_page_shown"),
            properties: [
                AnalyticsTerm("page"): .count(AnalyticsCount(page).value), AnalyticsTerm("has_text"): .flag(true),
                AnalyticsTerm("kind"): .term(AnalyticsTerm("asm")),
            ],
            time: clock.now
        )
    }

    func events(_ count: Int) -> [AnalyticsEvent] { (1...count).map { event(page: $0) } }

    func files() -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path + "/queue")) ?? []).sorted()
    }

    func file(_ name: String) -> String { "\(path)/queue/\(name)" }

    func bytes(of name: String) -> [UInt8] {
        (try? Data(contentsOf: URL(filePath: file(name)))).map { Array($0) } ?? []
    }

    func write(_ bytes: [UInt8], to name: String) throws {
        try FileManager.default.createDirectory(atPath: path + "/queue", withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(filePath: file(name)))
    }

    static let vocabulary = EventVocabulary([
        AnalyticsTerm("nearby_page_shown"): [
            AnalyticsTerm("page"): .count, AnalyticsTerm("has_text"): .flag, AnalyticsTerm("country"): .country,
            AnalyticsTerm("kind"): .term([AnalyticsTerm("asm"), AnalyticsTerm("other")]),
        ]
    ])
}

extension EventQueue {
    /// Takes everything out, as a sender does whose every batch is delivered.
    func drain() async -> (events: [AnalyticsEvent], unreadable: Int) {
        var taken: (events: [AnalyticsEvent], unreadable: Int) = ([], 0)
        while let batch = await oldest() {
            taken.events += batch.events
            taken.unreadable += batch.unreadable
            await finish(batch, dropped: 0)
        }
        return taken
    }
}
