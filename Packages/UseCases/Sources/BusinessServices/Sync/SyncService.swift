public import Boundaries
public import Domain
public import FoundationEssentials

/// Brings what sources list into the catalogue: what a sync that somebody asks for and a refresh before an answer share.
///
/// A source that fails stops no other one. What a page brought stays, whatever becomes of those after it: the next sync
/// goes on there.
public struct SyncService: Sendable {
    private let directory: SourceDirectory
    private let makeCatalog: @Sendable () throws(CatalogError) -> any SyncCatalog
    private let places: any PlaceDirectory
    private let now: @Sendable () -> Date
    private let limits: SyncLimits

    /// The catalogue is made when it is first needed: no source, no catalogue.
    public init(
        directory: SourceDirectory,
        makeCatalog: @escaping @Sendable () throws(CatalogError) -> any SyncCatalog,
        places: any PlaceDirectory,
        now: @escaping @Sendable () -> Date,
        limits: SyncLimits = SyncLimits()
    ) {
        self.directory = directory
        self.makeCatalog = makeCatalog
        self.places = places
        self.now = now
        self.limits = limits
    }

    /// Syncs `sources`, several at once, and takes out what has expired.
    ///
    /// - Parameter progress: Called when a source begins, at every page of it that is in, and when it ends; never for
    ///   one source twice at a time.
    /// - Throws: When there is no catalogue, or what has expired cannot be taken out; whatever stops the sync of one
    ///   source is in its progress.
    @concurrent
    public func sync(
        _ sources: [SourceConfiguration],
        options: SyncOptions = SyncOptions(),
        progress: @escaping @Sendable (SourceSyncProgress) async -> Void = { _ in }
    ) async throws(CatalogError) -> SyncReport {
        let catalog = try makeCatalog()
        let ended = await inTurn(sources) { source in
            await sync(source, in: catalog, options: options, progress: progress)
        }
        let purged = Task.isCancelled ? 0 : try await catalog.purge(expiredBefore: now())
        return SyncReport(sources: ended, purged: purged)
    }

    /// How the sync of each source stands.
    public func records() async throws(CatalogError) -> [SourceName: SyncRecord] {
        try await makeCatalog().recordsBySource()
    }

    /// Runs `body` for every source, only so many at once, and answers in their order.
    private func inTurn(
        _ sources: [SourceConfiguration],
        _ body: @escaping @Sendable (SourceConfiguration) async -> SourceSyncProgress
    ) async -> [SourceSyncProgress] {
        await withTaskGroup(of: (Int, SourceSyncProgress).self) { group in
            var waiting = Array(sources.enumerated())[...]
            for (index, source) in waiting.prefix(limits.sourcesAtOnce) {
                group.addTask { (index, await body(source)) }
            }
            waiting = waiting.dropFirst(limits.sourcesAtOnce)
            var ended: [(index: Int, progress: SourceSyncProgress)] = []
            while let one = await group.next() {
                ended.append(one)
                if let (index, source) = waiting.popFirst() { group.addTask { (index, await body(source)) } }
            }
            return ended.sorted { $0.index < $1.index }.map(\.progress)
        }
    }

    private func sync(
        _ source: SourceConfiguration,
        in catalog: any SyncCatalog,
        options: SyncOptions,
        progress: @escaping @Sendable (SourceSyncProgress) async -> Void
    ) async -> SourceSyncProgress {
        var stopped = SourceSyncProgress(source: source.name)
        stopped.startedAt = now()
        do {
            let resolved = try resolve(source)
            let ended = try await exclusively(source.name, in: catalog) {
                var walk = SourceSync(
                    of: resolved,
                    in: catalog,
                    places: places,
                    now: now,
                    limits: limits,
                    options: options,
                    report: progress
                )
                return await walk.run()
            }
            return ended
        } catch {
            stopped.phase = .failed(error)
        }
        await progress(stopped)
        return stopped
    }

    private func resolve(_ source: SourceConfiguration) throws(SourceSyncError) -> ResolvedSource {
        do { return try directory.resolve(source) } catch {
            throw .configuration(reason: "\(source.name) cannot be asked. \(error)")
        }
    }

    private func exclusively(
        _ source: SourceName,
        in catalog: any SyncCatalog,
        _ body: @Sendable () async -> SourceSyncProgress
    ) async throws(SourceSyncError) -> SourceSyncProgress {
        let ended: SourceSyncProgress?
        do { ended = try await catalog.exclusively(syncing: source, body) } catch { throw .catalog(error) }
        guard let ended else { throw .busy(source) }
        return ended
    }
}

extension SyncCatalog {
    /// How the sync of each source stands.
    func recordsBySource() async throws(CatalogError) -> [SourceName: SyncRecord] {
        Dictionary(try await syncRecords().map { ($0.source, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
