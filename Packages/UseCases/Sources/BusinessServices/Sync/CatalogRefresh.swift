import Boundaries
public import Domain
public import FoundationEssentials

/// Asks the sources that are due before the catalogue answers, for no longer than somebody waits.
public struct CatalogRefresh: Sendable {
    private let directory: SourceDirectory
    private let service: SyncService
    private let clock: any Clock<Duration>
    private let now: @Sendable () -> Date

    /// How far around somebody the animals of a shelter, or of a source that is asked for a part of the world, are of
    /// interest where no distance is named.
    static let reach = Distance(kilometers: 500)

    public init(
        directory: SourceDirectory,
        service: SyncService,
        clock: any Clock<Duration>,
        now: @escaping @Sendable () -> Date
    ) {
        self.directory = directory
        self.service = service
        self.clock = clock
        self.now = now
    }

    /// Asks those sources that are due and can know something about the area.
    ///
    /// What runs when the time is up is called off and not waited for; the pages that are in stay, and the next sync
    /// goes on there.
    ///
    /// - Parameters:
    ///   - center: The middle of the area; `nil` for everywhere.
    ///   - distance: How far from it; `nil` for as far as it takes.
    ///   - sources: Only these; none for all.
    public func refresh(
        around center: Coordinate?,
        within distance: Distance?,
        sources names: [SourceName],
        policy: RefreshPolicy
    ) async -> RefreshOutcome {
        let configured: [SourceConfiguration]
        do {
            configured = try await directory.sources().filter {
                $0.isEnabled && (names.isEmpty || names.contains($0.name))
            }
        } catch {
            return RefreshOutcome(
                notices: [.sourcesUnreadable(reason: error.description)],
                reasonForNothing: error.description
            )
        }
        guard !configured.isEmpty else { return RefreshOutcome() }
        let records: [SourceName: SyncRecord]
        do {
            records = try await service.records()
        } catch {
            return .failed(configured.map(\.name), reason: error.description)
        }
        let plan = RefreshPlan(
            of: configured,
            records: records,
            directory: directory,
            area: RefreshPlan.Area(center: center, distance: distance),
            policy: policy,
            now: now()
        )
        guard let budget = plan.budget, !plan.asked.isEmpty else { return RefreshOutcome(plan, now: now()) }
        let run = RefreshRun(service: service, clock: clock)
        let ended = await run.ask(plan.asked, isImpatient: plan.isImpatient, budget: budget)
        return RefreshOutcome(plan, ended, now: now())
    }
}
