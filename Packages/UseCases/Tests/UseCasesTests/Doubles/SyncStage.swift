import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import Testing

/// Sources, a catalogue and what syncs them, with every dependency replaced.
struct SyncStage {
    let time = TestTime()
    let catalog: MemorySyncCatalog
    let store: MemorySourceStore
    let directory: SourceDirectory
    let places: StubPlaces
    let progress = Recorder<SourceSyncProgress>()
    var limits = SyncLimits()
    var catalogFailure: CatalogError?

    init(
        _ sources: [SourceConfiguration],
        kind: StubKind,
        catalog: MemorySyncCatalog = MemorySyncCatalog(),
        places: StubPlaces = StubPlaces()
    ) {
        self.catalog = catalog
        self.places = places
        store = MemorySourceStore(sources)
        directory = SourceDirectory(store: store, kinds: [kind], places: places)
    }

    /// One source `s` of the feed.
    init(
        _ feed: ScriptedFeed,
        traits: FeedTraits = FeedTraits(),
        catalog: MemorySyncCatalog = MemorySyncCatalog()
    ) throws {
        self.init(
            [try Self.source("s")],
            kind: StubKind(traits: traits, feeds: ["s": feed]),
            catalog: catalog
        )
    }

    static func source(_ name: String) throws -> SourceConfiguration {
        SourceConfiguration(name: try #require(SourceName(name)), kind: "stub")
    }

    var service: SyncService {
        SyncService(
            directory: directory,
            makeCatalog: { [catalog, catalogFailure] () throws(CatalogError) in
                if let catalogFailure { throw catalogFailure }
                return catalog
            },
            places: places,
            now: { [time] in time.now },
            limits: limits
        )
    }

    /// Syncs every source that is set up.
    @discardableResult
    func sync(_ options: SyncOptions = SyncOptions()) async throws -> SyncReport {
        try await service.sync(store.kept, options: options) { progress.record($0) }
    }

    /// Syncs the only source.
    @discardableResult
    func syncOne(_ options: SyncOptions = SyncOptions()) async throws -> SourceSyncProgress {
        try #require(try await sync(options).sources.first)
    }

    func record(_ name: String = "s") throws -> SyncRecord? { catalog.record(try #require(SourceName(name))) }
}
