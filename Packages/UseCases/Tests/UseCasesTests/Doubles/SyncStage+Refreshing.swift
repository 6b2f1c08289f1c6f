import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import Testing

extension SyncStage {
    /// A refresh that waits by `clock`.
    func refresh(by clock: ManualClock = ManualClock()) -> CatalogRefresh {
        CatalogRefresh(directory: directory, service: service, clock: clock, now: { [time] in time.now })
    }

    /// Refreshes what is due, everywhere unless a place is named.
    @discardableResult
    func refreshDue(around center: Coordinate? = nil, within distance: Distance? = nil) async -> RefreshOutcome {
        await refresh().refresh(around: center, within: distance, sources: [], policy: .whenDue(budget: 3))
    }
}
