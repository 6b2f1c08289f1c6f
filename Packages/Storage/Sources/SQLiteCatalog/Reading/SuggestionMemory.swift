import Domain
import Synchronization

/// Keeps what there is to suggest for as long as it does not change, so that whoever types is answered at once.
final class SuggestionMemory: Sendable {
    private struct Kept {
        var state: SuggestionQuery.State?
        var asked: Set<SuggestionKind> = []
        var indexes: [SuggestionKind: SuggestionIndex] = [:]
    }

    private let kept = Mutex(Kept())

    /// What the catalogue was at when it was asked last.
    var state: SuggestionQuery.State? { kept.withLock(\.state) }

    /// The best suggestions of that kind, at most `limit`.
    ///
    /// The first question after a change is answered by what it asks for alone, which takes a fraction of the time that
    /// everything does: it may be the only one, of a process that ends with it, or before the next page of a sync.
    func suggestions(
        of kind: SuggestionKind,
        for prefix: String,
        limit: Int,
        _ query: SuggestionQuery
    ) throws -> [Suggestion] {
        let (known, isFirst) = kept.withLock { kept in
            if kept.state != query.state { kept = Kept(state: query.state) }
            return (kept.indexes[kind], kept.asked.insert(kind).inserted)
        }
        if let known { return known.best(limit, for: prefix) }
        if isFirst { return try query.suggestions(of: kind, for: prefix) }
        let index = SuggestionIndex(try query.suggestions(of: kind, for: ""))
        kept.withLock { kept in
            if kept.state == query.state { kept.indexes[kind] = index }
        }
        return index.best(limit, for: prefix)
    }
}
