import Analytics
import Domain
import FoundationEssentials
import HTTPTransport
import Synchronization
import Testing

@testable import AppShell

@Suite("What goes on behind the app", .timeLimit(.minutes(1)))
struct AppServicesTests {
    @Test("sources that are due are asked each ten minutes while the app is in front, and the lists hear of it")
    func refresh() async throws {
        let rig = Rig(server: .county("BELLA"))
        defer { rig.removeHome() }
        #expect(await rig.run("source", "add", "socrata", "montgomery-county") == 0)
        let clock = HandClock()
        let (changes, changed) = AsyncStream.makeStream(of: Void.self)
        let services = try await services(of: rig, clock: clock, onChange: { changed.yield() })
        try #require(services.count == 1)
        await services[0].appDidBecomeActive()
        await clock.untilAsleep()
        clock.advance(by: BackgroundRefreshService.interval)
        for await _ in changes { break }
        await clock.untilAsleep()
        await services[0].appWillEnterBackground()
        #expect(clock.sleeperCount == 0)
    }

    @Test("events are sent while the app is in front, and nothing is while the environment forbids it")
    func delivery() async throws {
        let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
        let server = FakeServer { _ in
            arrived.yield()
            return .answer(body: "{}")
        }
        let rig = Rig(server: server)
        defer { rig.removeHome() }
        try FileManager.default.createDirectory(atPath: rig.path("config"), withIntermediateDirectories: true)
        try Data("[http]\nurl = \"https://events.test\"\n".utf8).write(
            to: URL(filePath: rig.path("config/analytics.toml"))
        )
        #expect(await rig.run("analytics", "on", "http") == 0)
        let clock = HandClock()
        let services = try await services(
            of: rig,
            clock: clock,
            first: { root in
                await CatalogStatisticsAnalyticsTracker(recorder: root.recorder()).statisticsShown(total: 12)
            }
        )
        let delivery = try #require(services.last as? AnalyticsDeliveryService)
        #expect(server.requests.isEmpty)
        await delivery.appDidBecomeActive()
        await clock.untilAsleep()
        clock.advance(by: AnalyticsDeliveryService.interval)
        for await _ in arrivals { break }
        #expect(server.requests.allSatisfy { $0.url.host() == "events.test" })

        let forbidden = rig.later(variables: ["DO_NOT_TRACK": "1"])
        #expect(try await !self.services(of: forbidden, clock: clock).contains { $0 is AnalyticsDeliveryService })
    }

    @Test("what waits is sent at the end, for no longer than somebody would notice")
    func lastFlush() async {
        let service = Flushed()
        let router = AnalyticsRouter { [AnalyticsRoute(service: service, events: .all)] }
        let recorder = EventRecorder(router: router, now: { Date(timeIntervalSince1970: 0) }) {
            var random = Generator(state: 1)
            return AnalyticsEventID(using: &random)
        }
        await CatalogStatisticsAnalyticsTracker(recorder: recorder).statisticsShown(total: 12)
        await AnalyticsDeliveryService(analytics: router, clock: HandClock()).appWillTerminate()
        #expect(service.limits == [.milliseconds(300)])
    }

    private func services(
        of rig: Rig,
        clock: HandClock,
        first: (CompositionRoot) async -> Void = { _ in },
        onChange: @escaping @Sendable () async -> Void = {}
    ) async throws -> [any AppService] {
        var world = rig.world
        world.timer = clock
        let root = try await CompositionRoot(world: world)
        await first(root)
        return root.appServices(InteractiveOptions(), onChange: onChange)
    }
}

/// Keeps in mind how long it was given to send what waits.
private final class Flushed: AnalyticsService {
    private let given = Mutex<[Duration]>([])

    var limits: [Duration] { given.withLock { $0 } }

    func record(_ event: AnalyticsEvent) async {}

    func flush(within limit: Duration) async { given.withLock { $0.append(limit) } }
}
