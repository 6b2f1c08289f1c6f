import Boundaries
import Domain
import FoundationEssentials

/// Which pass over a source is walked: the open one, or a new one, over everything or over what changed.
struct SyncPassPlan: Hashable {
    let pass: SyncPass
    /// Whether the pass is open already, and goes on.
    let isResumed: Bool

    init(
        for resolved: ResolvedSource,
        record: SyncRecord?,
        options: SyncOptions,
        now: Date
    ) {
        let scope = resolved.scopeText
        let traits = resolved.kind.traits
        let needsEverything =
            options.isFull || options.isForced
            || Self.needsEverything(record: record, scope: scope, traits: traits, now: now)
        if let open = record?.openPass, Self.canResume(open, scope: scope, traits: traits, now: now),
            open.changedSince == nil || !needsEverything
        {
            pass = open
            isResumed = true
            return
        }
        pass = SyncPass(
            source: resolved.name,
            startedAt: now,
            changedSince: needsEverything
                ? nil : record?.refreshedAt?.addingTimeInterval(-SyncSchedule.clockTolerance),
            scope: scope
        )
        isResumed = false
    }

    private static func needsEverything(
        record: SyncRecord?,
        scope: String,
        traits: FeedTraits,
        now: Date
    ) -> Bool {
        guard traits.tellsChanges, let record, let completedAt = record.completedAt, record.completedScope == scope
        else { return true }
        let limit = min(SyncSchedule.fullPassInterval, SyncSchedule.halfLife(of: traits) ?? .infinity)
        let age = now.timeIntervalSince(completedAt)
        return age < 0 || age > limit
    }

    private static func canResume(_ open: SyncPass, scope: String, traits: FeedTraits, now: Date) -> Bool {
        let limit = min(SyncSchedule.resumptionLimit, SyncSchedule.halfLife(of: traits) ?? .infinity)
        let age = now.timeIntervalSince(open.startedAt)
        return open.scope == scope && age >= 0 && age < limit
    }
}

extension SyncPass {
    /// The same walk, from its first page on.
    func fromItsBeginning(at moment: Date) -> SyncPass {
        SyncPass(source: source, startedAt: moment, changedSince: changedSince, scope: scope)
    }
}
