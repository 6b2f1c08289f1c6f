public import Boundaries
public import BusinessServices
import Domain

/// Syncs the sources that a person names, or all that are switched on.
///
/// - Actor: a person, or a schedule of theirs, who wants to know what is new.
/// - Event: the sync is asked for.
/// - Effects: what the sources list comes into the catalogue page by page; what a source no longer lists after a pass
///   over all of it is unlisted, and what has expired is taken out. A source that fails stops no other one. A sync that
///   is called off keeps what has arrived, and the next one goes on there.
public actor CatalogSyncUseCase: CatalogSyncViewEvents {
    private let request: CatalogSyncRequest
    private let service: SyncService
    private let directory: SourceDirectory
    private let view: any CatalogSyncView
    private let tracker: any CatalogSyncTracker

    /// Everything the use case knows.
    public private(set) var state = CatalogSyncPresentation(sources: [])

    public init(
        request: CatalogSyncRequest,
        service: SyncService,
        directory: SourceDirectory,
        view: any CatalogSyncView,
        tracker: any CatalogSyncTracker
    ) {
        self.request = request
        self.service = service
        self.directory = directory
        self.view = view
        self.tracker = tracker
    }

    @discardableResult
    public nonisolated func viewDidRequestSync() -> UseCaseResponse<CatalogSyncPresentation> {
        UseCaseResponse { try await self.run() }
    }

    private func run() async throws -> CatalogSyncPresentation {
        let sources = try await requestedSources()
        state = CatalogSyncPresentation(sources: sources.map { SourceSyncProgress(source: $0.name) })
        state.switchedOff = sources.filter { !$0.isEnabled }.map(\.name)
        await view.present(state)
        let report: SyncReport
        do {
            report = try await service.sync(
                sources,
                options: SyncOptions(isFull: request.isFull, isForced: request.isForced)
            ) { await self.take($0) }
        } catch {
            throw CatalogSyncError.catalog(error)
        }
        state.sources = report.sources
        state.purged = report.purged
        state.isFinished = true
        await view.present(state)
        for (source, progress) in zip(sources, report.sources) { await track(progress, kind: source.kind) }
        try Task.checkCancellation()
        return state
    }

    private func requestedSources() async throws(CatalogSyncError) -> [SourceConfiguration] {
        let all: [SourceConfiguration]
        do { all = try await directory.sources() } catch { throw .sources(error) }
        guard !request.names.isEmpty else {
            let enabled = all.filter(\.isEnabled)
            guard !enabled.isEmpty else { throw .noSources(switchedOff: all.map(\.name)) }
            return enabled
        }
        var requested: [SourceConfiguration] = []
        for text in request.names {
            let name = SourceName(text.trimmingSpaces)
            guard let source = all.first(where: { $0.name == name }) else {
                throw .unknownSource(text: text, known: all.map(\.name))
            }
            if !requested.contains(source) { requested.append(source) }
        }
        return requested
    }

    private func take(_ progress: SourceSyncProgress) async {
        guard let index = state.sources.firstIndex(where: { $0.source == progress.source }) else { return }
        state.sources[index] = progress
        await view.present(state)
    }

    private func track(_ progress: SourceSyncProgress, kind: String) async {
        if let failure = progress.failure {
            await tracker.sourceFailed(kind: kind, CatalogSyncFailure(failure))
            return
        }
        let unlisted = if case .finished(let count) = progress.outcome { count } else { 0 }
        await tracker.sourceSynced(
            kind: kind,
            added: progress.written.added,
            changed: progress.written.changed,
            unlisted: unlisted,
            faults: progress.faultCount
        )
    }
}

extension CatalogSyncFailure {
    /// What a tracker may know of `error`.
    init(_ error: SourceSyncError) {
        switch error {
        case .feed(let error): self.init(error)
        case .catalog: self = .catalog
        case .configuration: self = .configuration
        case .busy: self = .busy
        }
    }

    private init(_ error: FeedError) {
        switch error {
        case .unreachable: self = .unreachable
        case .refused, .secretMissing: self = .credentials
        case .rateLimited: self = .rateLimit
        case .serverFault: self = .server
        case .misconfigured: self = .configuration
        case .unreadable, .tooLarge, .endless: self = .answer
        case .cancelled: self = .cancelled
        }
    }
}
