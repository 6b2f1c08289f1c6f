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

extension ResolvedSource {
    /// What is asked of the source, in one text: when it changes, what was fetched before does not tell what is listed.
    package var scopeText: String {
        var parts = [kind.name]
        parts += source.configuration.settings.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        switch kind.place {
        case .unused:
            break
        case .scope:
            // The rounded one is what the server is asked for.
            if let scope = source.scope?.rounded {
                parts.append("around=\(scope.center.latitude),\(scope.center.longitude)")
                parts.append("within=\(scope.radius.kilometers)")
            }
        case .shelter:
            if let center = source.place?.coordinate { parts.append("at=\(center.latitude),\(center.longitude)") }
        }
        return parts.joined(separator: "\n")
    }

    /// Who is asked, for sentences: the server's host, else the kind of feed.
    var hostName: String {
        source.configuration.settings[FeedSetting.url].flatMap(ServerAddress.host) ?? kind.title
    }
}
