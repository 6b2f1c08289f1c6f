import AnimalFeeds
import AsyncHTTPTransport
import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import HTTPTransport
import LoopbackServer
import MemoryPersonalStore
import PlaceGazetteer
import SQLiteCatalog
import Secrets

/// Everything between a person's source and their catalogue, as the program puts it together: the engine, every kind of
/// feed, real connections, and a catalogue in a folder of its own.
final class SyncBench: Sendable {
    static let secret = "bench-secret-5fb1"

    let catalog: SQLiteCatalog
    let clock = MovableClock(Date(timeIntervalSince1970: 1_790_000_000))
    private let folder: TemporaryFolder
    private let transport: AsyncHTTPTransport
    private let http: HTTPService
    private let limits: SyncLimits
    private let places = GazetteerPlaceDirectory()

    /// - Parameters:
    ///   - timer: Measures the pauses between requests.
    ///   - caFile: The authorities that are trusted.
    init(
        policy: HTTPPolicy = .forTests,
        timer: any Clock<Duration> = ContinuousClock(),
        limits: SyncLimits = SyncLimits(),
        trustsTestAuthority: Bool = false
    ) throws {
        let folder = try TemporaryFolder()
        let clock = clock
        self.folder = folder
        self.limits = limits
        let caFile = folder.path + "/authority.pem"
        if trustsTestAuthority { try LoopbackServer.writeAuthority(to: caFile) }
        transport = try AsyncHTTPTransport(userAgent: "PetSave/test", caFile: trustsTestAuthority ? caFile : nil)
        http = HTTPService(transport: transport, policy: policy, clock: timer, now: { clock.tick() }, random: { 0.5 })
        catalog = try SQLiteCatalog(path: folder.path + "/catalog.sqlite", now: { clock.tick() })
    }

    /// Syncs one source, as a process of its own.
    func sync(
        _ source: SourceConfiguration,
        options: SyncOptions = SyncOptions()
    ) async throws -> SourceSyncProgress {
        let clock = clock
        let access = FeedAccess(http: http, tokenFolder: folder.path + "/tokens", now: { clock.tick() }) { _ in
            Secret(Self.secret)
        }
        let kinds: [any FeedKind] = [
            RescueGroupsKind(access: access), SocrataKind(access: access), ASMKind(access: access),
            ShelterluvKind(access: access), PetfinderKind(access: access),
        ]
        let service = SyncService(
            directory: SourceDirectory(store: MemorySources(), kinds: kinds, places: places),
            makeCatalog: { [catalog] in catalog },
            places: places,
            now: { clock.tick() },
            limits: limits
        )
        let report = try await service.sync([source], options: options)
        guard let progress = report.sources.first else { throw NothingSynced() }
        return progress
    }

    /// Closes every connection.
    func close() async {
        await transport.shutdown()
    }
}

/// The report of a sync named no source.
struct NothingSynced: Error {}

extension HTTPPolicy {
    /// As fast as a server on this machine can.
    static let forTests = HTTPPolicy(requestsPerSecond: 100_000, burst: 100_000)
}
