import Boundaries
import BusinessServices
import Domain
import FeedServers
import LoopbackServer
import SQLiteCatalog
import Testing

@Suite("Feeds over real connections")
struct FeedsOverSocketsTests {
    @Test(
        "after a sync the catalogue holds what the server lists, and after another one what it lists then",
        arguments: ServedFeed.allCases
    )
    func synced(feed: ServedFeed) async throws {
        let herd = feed.herd(feed.count)
        let served = ReplaceableServer(feed.server(herd))
        let server = try await LoopbackServer.start(tls: feed.certificate, isPacked: feed.isPacked, serving: served)
        let bench = try SyncBench(trustsTestAuthority: feed.certificate != .none)
        let source = try feed.source(at: server)

        let first = try await bench.sync(source)
        #expect(first.phase == .finished && first.faultCount == 0, "\(first.phase) \(first.faults)")
        #expect(first.written.added == herd.count)
        #expect(first.traffic.requests <= server.requests.count)
        try await expectShown(herd, of: feed, in: bench)

        // A part goes home, another one is told anew, and some come.
        let later = Array(feed.herd(feed.count + 20, seed: 2).dropFirst(feed.count / 5))
        served.become(feed.server(later))
        bench.clock.advance(hours: 1)
        let second = try await bench.sync(source, options: SyncOptions(isFull: true))
        #expect(second.phase == .finished)
        #expect(second.outcome == .finished(unlisted: feed.count / 5))
        #expect(second.written.added == 20 && second.written.changed > 0)
        try await expectShown(later, of: feed, in: bench)

        await bench.close()
        await server.stop()
    }

    private func expectShown(_ herd: [ServedAnimal], of feed: ServedFeed, in bench: SyncBench) async throws {
        let shown = try await bench.catalog.shown()
        let listed = Dictionary(herd.map { ($0.id, feed.name(of: $0) ?? "") }) { first, _ in first }
        let names = Dictionary(shown.map { ($0.key.sourceID, $0.value.name) }) { first, _ in first }
        let wrong = listed.filter { names[$0.key] != $0.value }.sorted { $0.key < $1.key }
        #expect(names.count == listed.count)
        #expect(wrong.isEmpty, "\(wrong.prefix(3)), but \(wrong.prefix(3).map { names[$0.key] ?? "none" })")
        #expect(try await bench.catalog.check().problems == [])
    }
}
