public import Boundaries
public import Domain
public import FoundationEssentials

/// A source that an answer comes from, and how old what it said is.
public struct SourceFreshness: Hashable, Sendable {
    public let name: SourceName
    public let fetchedAt: Date
    /// Seconds between then and the moment of the answer.
    public let age: TimeInterval

    public init(name: SourceName, fetchedAt: Date, age: TimeInterval) {
        self.name = name
        self.fetchedAt = fetchedAt
        self.age = age
    }

    /// How old `source` is at `now`; a source of the future is new.
    public init(_ source: SourceSummary, now: Date) {
        self.init(
            name: source.source,
            fetchedAt: source.fetchedAt,
            age: max(0, now.timeIntervalSince(source.fetchedAt))
        )
    }
}

/// Something to be told besides a list of animals.
public enum ListNotice: Hashable, Sendable {
    /// The animals are those of the built-in sample, invented ones.
    case sampleCatalog
    /// Only so many match the words as they were written; those after them match nearly.
    case similarSpellings(exact: Int)
    /// A source could not be asked; the catalogue answers with what it has. `reason` is a sentence, and `age` how many
    /// seconds ago it was tried; `nil` when that was now.
    case sourceFailed(SourceName, reason: String, age: TimeInterval? = nil)
    /// Another process fetches these right now; the catalogue answers with what has arrived.
    case sourcesBusy([SourceName])
    /// What these sources said when they last told everything is older than it may become.
    case outdated([SourceFreshness])
    /// The time that may be waited ran out before these sources had answered; what had arrived is in.
    case refreshUnfinished([SourceName])
    /// Nobody knows which sources there are; the catalogue answers with what it has. `reason` is a sentence.
    case sourcesUnreadable(reason: String)
}
