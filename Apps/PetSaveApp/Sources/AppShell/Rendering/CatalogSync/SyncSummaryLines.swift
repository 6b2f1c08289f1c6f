import Boundaries
import BusinessServices
import Domain
import TerminalText

/// What the sync of a source did, once it has ended.
struct SyncSummaryLines {
    let progress: SourceSyncProgress

    func lines(width: Int) -> [StyledText] {
        let name = StyledText(progress.source.text, style: .bold)
        let first = (name + StyledText(": " + heading)).wrapped(toWidth: width)
        return first + (details.map { StyledText($0) } + faults).flatMap { line in
            line.wrapped(toWidth: max(8, width - 2)).map { StyledText("  ") + $0 }
        }
    }

    private var heading: String {
        let count = AnimalWords.grouped
        var parts = [
            "\(count(progress.written.added)) new", "\(count(progress.written.changed)) changed",
            "\(count(progress.written.unchanged)) as before",
        ]
        if case .finished(let unlisted)? = progress.outcome, unlisted > 0 {
            parts.append("\(count(unlisted)) no longer listed")
        }
        return "\(SourceWords.animals(progress.seen)) read: \(parts.joined(separator: ", ")). "
            + "\(TrafficWords.requests(progress.traffic)), \(TrafficWords.seconds(progress.seconds))."
    }

    private var details: [String] {
        var lines: [String] = []
        if progress.isPartial { lines.append("Only what has changed since the last sync was asked for.") }
        if progress.isResumed { lines.append("It went on where an earlier sync had stopped.") }
        if case .doubted(let before, let seen)? = progress.outcome {
            lines.append(
                "It lists \(AnimalWords.grouped(seen)) where it listed \(AnimalWords.grouped(before)) before, which "
                    + "looks like a fault of the source: nothing was unlisted. If it is right, "
                    + "`petsave sync \(progress.source) --force` believes it."
            )
        }
        if progress.withoutPlace > 0 {
            lines.append(
                "\(AnimalWords.grouped(progress.withoutPlace)) of the animals "
                    + "\(progress.withoutPlace == 1 ? "has" : "have") a place that is not known here; "
                    + "they are near something only if their organisation tells its place."
            )
        }
        return lines
    }

    /// What was left out, and why.
    private var faults: [StyledText] {
        guard progress.faultCount > 0 else { return [] }
        let untold = progress.faultCount - progress.faults.count
        let were = progress.faultCount == 1 ? "was" : "were"
        return [StyledText("\(AnimalWords.grouped(progress.faultCount)) could not be read, and \(were) left out:")]
            + progress.faults.map { StyledText("line \($0.line), column \($0.column): \($0.reason)") }
            + (untold > 0 ? [StyledText("and \(AnimalWords.grouped(untold)) more like these.")] : [])
    }
}
