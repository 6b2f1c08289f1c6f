import Boundaries
import Domain
import FoundationEssentials

/// Which sources are asked before the catalogue answers.
struct RefreshPlan {
    /// What somebody looks at.
    struct Area {
        /// `nil` for everywhere.
        let center: Coordinate?
        /// `nil` for as far as it takes.
        let distance: Distance?
    }

    /// Those that are asked.
    private(set) var asked: [SourceConfiguration] = []
    /// Those that are due but failed a short while ago, and why.
    private(set) var leftAlone: [(source: SourceName, reason: String)] = []
    /// Those that cannot be asked as they are set up, and why.
    private(set) var unusable: [(source: SourceName, reason: String)] = []
    /// Those that have never come to the end of what they have to tell.
    private(set) var incomplete: [SourceName] = []
    /// `nil` when nobody is to be asked.
    let budget: Double?
    /// Whether also those are asked that failed a short while ago.
    let isImpatient: Bool

    init(
        of sources: [SourceConfiguration],
        records: [SourceName: SyncRecord],
        directory: SourceDirectory,
        area: Area,
        policy: RefreshPolicy,
        now: Date
    ) {
        switch policy {
        case .never:
            budget = nil
            isImpatient = false
        case .whenDue(let seconds):
            budget = seconds
            isImpatient = false
        case .always(let seconds):
            budget = seconds
            isImpatient = true
        }
        for source in sources {
            let record = records[source.name]
            if record?.refreshedAt == nil { incomplete.append(source.name) }
            guard budget != nil else { continue }
            let resolved: ResolvedSource
            do {
                resolved = try directory.resolve(source)
            } catch {
                unusable.append((source.name, error.description))
                continue
            }
            guard resolved.canKnow(of: area) else { continue }
            let due = SyncSchedule.due(
                of: source,
                record: record,
                traits: resolved.kind.traits,
                scope: resolved.scopeText,
                now: now
            )
            guard isImpatient || due <= now else { continue }
            if !isImpatient, let failure = record?.failure, SyncSchedule.quietEnd(after: failure, now: now) != nil {
                leftAlone.append((source.name, failure.reason))
            } else {
                asked.append(source)
            }
        }
    }
}

extension ResolvedSource {
    /// Whether the source can know of an animal in the area.
    fileprivate func canKnow(of area: RefreshPlan.Area) -> Bool {
        guard let center = area.center else { return true }
        let reach = max(area.distance ?? CatalogRefresh.reach, CatalogRefresh.reach)
        switch kind.place {
        case .unused:
            return true
        case .scope:
            return source.scope?.reaches(center, within: area.distance ?? CatalogRefresh.reach) ?? true
        case .shelter:
            return source.place.map { GreatCircle.distance(from: $0.coordinate, to: center) <= reach } ?? true
        }
    }
}
