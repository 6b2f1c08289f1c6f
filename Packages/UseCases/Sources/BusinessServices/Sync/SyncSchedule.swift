public import Boundaries
import Domain
public import FoundationEssentials

/// When sources are asked again, and for how much.
public enum SyncSchedule {
    /// How old the last pass over everything may become where changes are asked for in between, in seconds: only such a
    /// pass shows what is no longer listed.
    static let fullPassInterval: TimeInterval = 24 * 3600
    /// How old an open pass may be to be gone on with, in seconds.
    static let resumptionLimit: TimeInterval = 24 * 3600
    /// How far the clocks of a server and of this machine may be apart, in seconds: changes are asked for from so much
    /// earlier on.
    static let clockTolerance: TimeInterval = 600
    /// How long a source that failed is left alone, in seconds, unless somebody asks for it.
    static let backOff: TimeInterval = 300
    /// How long a source that wants no more requests is left alone where it does not say, in seconds.
    static let standardRetryDelay: TimeInterval = 300
    /// The longest that a source is left alone since it said so, in seconds.
    static let longestRetryDelay: TimeInterval = 24 * 3600

    /// When what a source said is to be refreshed; `nil` for a source that is switched off.
    ///
    /// - Parameters:
    ///   - record: How its sync stands.
    ///   - traits: Of its kind of feed; records that expire are renewed before they do.
    ///   - scope: What is asked of it now; `nil` when that is not known.
    public static func nextRefresh(
        of source: SourceConfiguration,
        record: SyncRecord?,
        traits: FeedTraits,
        scope: String?,
        now: Date
    ) -> Date? {
        guard source.isEnabled else { return nil }
        let due = due(of: source, record: record, traits: traits, scope: scope, now: now)
        guard let quiet = record?.failure.flatMap({ quietEnd(after: $0, now: now) }) else { return due }
        return max(due, quiet)
    }

    /// When a source is due by the age of what it said; not later than `now` when it is.
    static func due(
        of source: SourceConfiguration,
        record: SyncRecord?,
        traits: FeedTraits,
        scope: String?,
        now: Date
    ) -> Date {
        guard let record, let refreshedAt = record.refreshedAt, refreshedAt <= now else { return now }
        var interval = min(source.refreshInterval, halfLife(of: traits) ?? .infinity)
        // Something else is asked now than what was last told in full. A pass that was doubted leaves it at that, and
        // must not be repeated before every answer.
        if let scope, let completed = record.completedScope, completed != scope { interval = min(interval, backOff) }
        return refreshedAt.addingTimeInterval(interval)
    }

    /// Until when a source that failed is left alone, unless somebody insists; `nil` when that is over.
    static func quietEnd(after failure: SyncFailure, now: Date) -> Date? {
        // A failure of the future was noted by a clock that was wrong.
        guard failure.at <= now else { return nil }
        let end = failure.retryAt ?? failure.at.addingTimeInterval(backOff)
        return end > now ? end : nil
    }

    /// When a source that wants no more requests may be asked again; `nil` when it may be now.
    static func retryTime(after failure: SyncFailure?, now: Date) -> Date? {
        guard let failure, let retryAt = failure.retryAt, failure.at <= now, retryAt > now else { return nil }
        return retryAt
    }

    /// When it makes sense to try again after `error`; `nil` for at any time.
    static func retryTime(after error: FeedError, at moment: Date) -> Date? {
        guard case .rateLimited(_, let seconds) = error else { return nil }
        return moment.addingTimeInterval(min(max(0, seconds ?? standardRetryDelay), longestRetryDelay))
    }

    /// Half of how long records may be shown, in seconds: what was not heard of again by then has the other half left to
    /// be renewed before it expires.
    static func halfLife(of traits: FeedTraits) -> TimeInterval? {
        traits.lifetime.map { $0 / 2 }
    }
}
