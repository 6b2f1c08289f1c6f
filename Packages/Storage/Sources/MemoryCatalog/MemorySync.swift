import Boundaries
import Domain
import FoundationEssentials

/// How the sync of one source stands.
struct MemorySync {
    var record: SyncRecord
    /// How many of the source's records were listed when the open pass began.
    private var listedBefore = 0

    init(of source: SourceName) {
        record = SyncRecord(source: source)
    }

    mutating func open(_ pass: SyncPass, listedBefore: Int) {
        record.openPass = pass
        self.listedBefore = listedBefore
    }

    /// Counts one more page of the open pass, which goes on at `cursor`; `false` when none is open.
    mutating func moveOn(seen: Int, to cursor: FeedCursor?) -> Bool {
        guard var pass = record.openPass else { return false }
        pass.pages += 1
        pass.seen += seen
        pass.cursor = cursor
        record.openPass = pass
        return true
    }

    /// Ends the open pass; answers it, and how many records were listed before if what is missing is not believed to be
    /// gone. `nil` when no pass is open.
    mutating func close(_ rule: UnlistingRule) -> (pass: SyncPass, doubted: PassOutcome?)? {
        guard let pass = record.openPass else { return nil }
        let isBelieved = pass.changedSince != nil || rule.believes(listedBefore: listedBefore, seen: pass.seen)
        if pass.changedSince == nil, isBelieved {
            record.completedAt = pass.startedAt
            record.completedScope = pass.scope
        }
        record.refreshedAt = pass.startedAt
        record.openPass = nil
        record.failure = nil
        return (pass, isBelieved ? nil : .doubted(listedBefore: listedBefore, seen: pass.seen))
    }
}
