import Boundaries
import Domain
import FoundationEssentials

/// One walk over the pages of one source, from where the last one stopped or from the beginning.
///
/// While a page is written, the one after it is fetched already.
struct SourceSync {
    private let resolved: ResolvedSource
    private let feed: any AnimalFeed
    private let catalog: any SyncCatalog
    private let places: any PlaceDirectory
    private let now: @Sendable () -> Date
    private let options: SyncOptions
    private let report: @Sendable (SourceSyncProgress) async -> Void

    private var progress: SourceSyncProgress
    private var watch: EndlessFeedWatch
    /// What the source was asked for when it last told everything.
    private var completedScope: String?
    /// Organisations of this walk that say where they are, and so where their animals are.
    private var placedOrganizations: Set<OrganizationID> = []

    init(
        of resolved: ResolvedSource,
        in catalog: any SyncCatalog,
        places: any PlaceDirectory,
        now: @escaping @Sendable () -> Date,
        limits: SyncLimits,
        options: SyncOptions,
        report: @escaping @Sendable (SourceSyncProgress) async -> Void
    ) {
        self.resolved = resolved
        self.catalog = catalog
        self.places = places
        self.now = now
        self.options = options
        self.report = report
        feed = resolved.feed
        progress = SourceSyncProgress(source: resolved.name)
        watch = EndlessFeedWatch(limits: limits)
    }

    /// Walks, and answers how it went.
    mutating func run() async -> SourceSyncProgress {
        progress.startedAt = now()
        progress.phase = .running
        do {
            try await walk()
            progress.phase = .finished
        } catch {
            progress.phase = .failed(error)
        }
        await tell()
        return progress
    }

    private mutating func walk() async throws(SourceSyncError) {
        let record = try await catalogued { catalog throws(CatalogError) in
            try await catalog.recordsBySource()[resolved.name]
        }
        if !options.isImpatient, !options.isForced,
            let retryAt = SyncSchedule.retryTime(after: record?.failure, now: now())
        {
            throw .feed(.rateLimited(host: resolved.hostName, retryAfter: retryAt.timeIntervalSince(now())))
        }
        completedScope = record?.completedScope
        let plan = SyncPassPlan(for: resolved, record: record, options: options, now: now())
        progress.isPartial = plan.pass.changedSince != nil
        do {
            try await follow(plan)
        } catch {
            await note(error)
            throw error
        }
    }

    private mutating func follow(_ plan: SyncPassPlan) async throws(SourceSyncError) {
        var pass = plan.pass
        if plan.isResumed { goOn(with: pass) } else { try await begin(pass) }
        await tell()
        // The last page of a pass that goes on may be in already.
        if plan.isResumed, pass.pages > 0, pass.cursor == nil { return try await finish(pass) }

        var arrival = await Self.fetch(request(at: pass.cursor, in: pass), from: feed)
        if pass.cursor != nil, !Task.isCancelled, case .failure(let error) = arrival, error.mayBeTheCursors {
            // Servers forget where somebody was: the pass begins anew rather than fail until it is too old.
            pass = pass.fromItsBeginning(at: now())
            try await begin(pass)
            goOn(with: pass)
            arrival = await Self.fetch(request(at: nil, in: pass), from: feed)
        }
        try await takeAll(from: arrival, of: pass)
        try await finish(pass)
    }

    private mutating func takeAll(
        from first: Result<FeedPage, FeedError>,
        of pass: SyncPass
    ) async throws(SourceSyncError) {
        var page = try Self.page(first)
        watch.begin(at: pass)
        while let next = page.next {
            let seen = watch.take(page)
            if watch.isEndless {
                try await write(page, seen: seen)
                // Its cursors lead nowhere: the next walk starts at the beginning.
                try await begin(pass.fromItsBeginning(at: now()))
                throw .feed(.endless(host: resolved.hostName))
            }
            let feed = feed
            let request = request(at: next, in: pass)
            async let upcoming = Self.fetch(request, from: feed)
            try await write(page, seen: seen)
            page = try Self.page(await upcoming)
        }
        try await write(page, seen: watch.take(page))
    }

    private static func page(_ arrival: Result<FeedPage, FeedError>) throws(SourceSyncError) -> FeedPage {
        // Whoever was called off says so, whatever the request that was broken off made of it.
        if Task.isCancelled { throw .feed(.cancelled) }
        do { return try arrival.get() } catch { throw .feed(error) }
    }

    private static func fetch(
        _ request: FeedRequest,
        from feed: any AnimalFeed
    ) async -> Result<FeedPage, FeedError> {
        do { return .success(try await feed.page(request)) } catch { return .failure(error) }
    }

    private func request(at cursor: FeedCursor?, in pass: SyncPass) -> FeedRequest {
        // A clock that was set back must not make what this pass brings older than the pass.
        FeedRequest(cursor: cursor, changedSince: pass.changedSince, fetchedAt: max(now(), pass.startedAt))
    }

    private mutating func write(_ page: FeedPage, seen: Int) async throws(SourceSyncError) {
        if Task.isCancelled { throw .feed(.cancelled) }
        for organization in page.organizations where organization.coordinate != nil {
            placedOrganizations.insert(organization.id)
        }
        let batch = CatalogBatch(
            organizations: page.organizations,
            animals: page.animals.map { resolved.prepared($0, places: places) }
        )
        progress.written += try await catalogued { catalog throws(CatalogError) in
            try await catalog.write(batch, of: resolved.name, seen: seen, movingTo: page.next)
        }
        progress.pages += 1
        progress.seen += seen
        progress.total = page.total ?? progress.total
        progress.traffic += page.traffic
        progress.withoutPlace += batch.animals.count { !isPlaced($0) }
        progress.faultCount += page.faults.count
        progress.faults += page.faults.prefix(max(0, SourceSyncProgress.faultLimit - progress.faults.count))
        await tell()
    }

    private func isPlaced(_ animal: Animal) -> Bool {
        if animal.location != nil { return true }
        return animal.organizationID
            .flatMap { OrganizationID(source: animal.id.source, sourceID: $0) }
            .map(placedOrganizations.contains) ?? false
    }

    private mutating func goOn(with pass: SyncPass) {
        progress.isResumed = pass.pages > 0
        progress.pages = pass.pages
        progress.seen = pass.seen
    }

    private func begin(_ pass: SyncPass) async throws(SourceSyncError) {
        try await catalogued { catalog throws(CatalogError) in try await catalog.begin(pass) }
    }

    private mutating func finish(_ pass: SyncPass) async throws(SourceSyncError) {
        let moment = now()
        // What lies outside a scope that is new is gone for a reason; but nothing at all is as doubtful as ever.
        let isElsewhere = completedScope.map { $0 != pass.scope } ?? false
        let rule: UnlistingRule = options.isForced || (isElsewhere && progress.seen > 0) ? .forced : .guarded
        progress.outcome = try await catalogued { catalog throws(CatalogError) in
            try await catalog.finishPass(over: resolved.name, at: moment, rule: rule)
        }
    }

    /// Keeps why the source did not answer. That somebody called it off is not the source's fault, and a catalogue that
    /// fails can keep nothing.
    private func note(_ error: SourceSyncError) async {
        guard case .feed(let fault) = error, fault != .cancelled else { return }
        let moment = now()
        let failure = SyncFailure(
            at: moment,
            reason: fault.description,
            retryAt: SyncSchedule.retryTime(after: fault, at: moment)
        )
        // What the feed said is told to the person either way, and matters more than that it could not be kept.
        try? await catalog.note(failure, of: resolved.name)
    }

    private mutating func tell() async {
        if let startedAt = progress.startedAt { progress.seconds = max(0, now().timeIntervalSince(startedAt)) }
        await report(progress)
    }

    private func catalogued<Value: Sendable>(
        _ body: (any SyncCatalog) async throws(CatalogError) -> Value
    ) async throws(SourceSyncError) -> Value {
        do { return try await body(catalog) } catch { throw .catalog(error) }
    }
}
