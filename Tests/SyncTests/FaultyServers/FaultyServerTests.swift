import Boundaries
import BusinessServices
import Domain
import FeedServers
import FoundationEssentials
import LoopbackServer
import SQLiteCatalog
import Testing

@Suite("Servers that are out of order")
struct FaultyServerTests {
    /// In seconds, on a machine that is busy with other things.
    private static let timeLimit = 60.0
    /// In megabytes, with other tests in the same process.
    private static let memoryLimit = 400

    @Test("the table in the docs has a row for each fault, with what the person reads")
    func documented() throws {
        let rows = ServerFault.all.map { fault in
            switch fault.outcome {
            case .completes: FaultTable.Row(fault: fault.name, sentence: nil)
            case .stops(let sentence): FaultTable.Row(fault: fault.name, sentence: sentence)
            }
        }
        #expect(try FaultTable.rows() == rows)
    }

    @Test(
        "a sync completes or stops with a clear word, soon, and the next one completes it",
        arguments: ServerFault.all
    )
    func fault(_ fault: ServerFault) async throws {
        let peak = try Memory.peak()
        let pair = try await FaultyPair(fault)
        let timer = InstantClock()
        let bench = try SyncBench(
            policy: fault.policy,
            timer: timer,
            limits: fault.limits,
            trustsTestAuthority: fault.certificate != .none
        )
        let stopwatch = ContinuousClock()
        let start = stopwatch.now
        let progress = try await bench.sync(fault.feed.source(at: pair.faulty))
        let seconds = start.duration(to: stopwatch.now) / .seconds(1)

        // A clear word, or all of it.
        switch fault.outcome {
        case .completes:
            #expect(progress.phase == .finished, "\(progress.phase)")
        case .stops(let sentence):
            #expect(progress.failure.map { pair.told($0.description) } == sentence)
        }
        // Bounded.
        #expect(seconds < Self.timeLimit)
        #expect(try Memory.peak() - peak < Self.memoryLimit)
        #expect(timer.longestPause >= .seconds(fault.pause))
        // Nothing for other hosts.
        #expect(!pair.elsewhere.requests.contains { "\($0)".contains(SyncBench.secret) })
        #expect(pair.elsewhere.requests.isEmpty != fault.asksElsewhere)
        // Whole.
        let kept = min(fault.pages * fault.pageSize, fault.pages == 3 ? fault.count : .max)
        #expect(try await bench.catalog.shown().count == kept)
        #expect(try await bench.catalog.check().problems == [])

        try await pair.mend()
        bench.clock.advance(hours: 2)
        let options = SyncOptions(isForced: fault.pages > 3)
        let mended = try await bench.sync(fault.feed.source(at: pair.faulty), options: options)
        #expect(mended.phase == .finished, "\(mended.phase)")
        #expect(mended.isResumed == fault.goesOn)
        let listed = Set(pair.herd.map(\.id))
        #expect(try await Set(bench.catalog.shown().keys.map(\.sourceID)) == listed)
        #expect(try await bench.catalog.check().problems == [])
        await bench.close()
        await pair.stop()
    }
}
