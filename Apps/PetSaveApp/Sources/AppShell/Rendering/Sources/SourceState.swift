import AnimalSources
import Boundaries
import FoundationEssentials

/// How a source stands, in a word.
enum SourceState: String, CaseIterable {
    case off
    /// The last sync of it stopped, and the next one may too.
    case failing
    /// A sync of it began and has not ended: it runs right now, or was broken off.
    case unfinished
    case due
    case fresh

    init(_ status: SourceStatus, now: Date) {
        self =
            if !status.configuration.isEnabled {
                .off
            } else if status.sync?.failure != nil {
                .failing
            } else if status.sync?.openPass != nil {
                .unfinished
            } else if let next = status.nextRefresh, next > now {
                .fresh
            } else {
                .due
            }
    }
}
