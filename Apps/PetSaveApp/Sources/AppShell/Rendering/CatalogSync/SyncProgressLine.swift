import BusinessServices
import CatalogSync
import Domain
import FoundationEssentials
import TerminalText

/// How far a sync is, over all of its sources, on one line of a terminal: a bar, counts, rate and time left.
struct SyncProgressLine {
    let presentation: CatalogSyncPresentation
    let chrome: Chrome

    private static let barWidth = 20

    /// The line, of whole parts: those at its end that have no room are left out.
    func text(width: Int) -> String {
        let count =
            total.map { "\(AnimalWords.grouped(seen)) of \(AnimalWords.grouped($0))" } ?? AnimalWords.grouped(seen)
        let animals = "\(count) animals"
        let bar = bar
        var line = bar.displayWidth + animals.displayWidth <= width ? bar + animals : animals
        let names = presentation.sources.filter(\.isRunning).map(\.source.text)
        for part in pace + names {
            let longer = "\(line), \(part)"
            guard longer.displayWidth <= width else { break }
            line = longer
        }
        return line
    }

    private var seen: Int { presentation.sources.map(\.seen).reduce(0, +) }

    /// How many animals there will be; `nil` while some source does not say. What a source said holds also when it ends
    /// with less, so that the bar never jumps.
    private var total: Int? {
        var sum = 0
        for source in presentation.sources {
            switch source.phase {
            case .finished, .failed:
                sum += max(source.total ?? 0, source.seen)
            case .waiting, .running:
                guard let total = source.total else { return nil }
                sum += max(total, source.seen)
            }
        }
        return sum
    }

    /// How many animals have come in a second since the first source began; `nil` before that can be told.
    private var rate: Double? {
        let begun = presentation.sources.compactMap { source in
            source.startedAt.map { (start: $0, end: $0.addingTimeInterval(source.seconds)) }
        }
        guard let start = begun.map(\.start).min(), let end = begun.map(\.end).max() else { return nil }
        let seconds = end.timeIntervalSince(start)
        let arrived = seen - presentation.sources.map(\.seenBefore).reduce(0, +)
        return seconds >= 0.5 && arrived > 0 ? Double(arrived) / seconds : nil
    }

    private var pace: [String] {
        guard let rate else { return [] }
        let speed = "\(AnimalWords.number(rate)) a second"
        guard let total, total > seen else { return [speed] }
        return [speed, "about \(SourceWords.duration(Double(total - seen) / rate)) left"]
    }

    /// Empty while nobody knows how far the end is.
    private var bar: String {
        guard let total else { return "" }
        let filled = min(Self.barWidth, Int(Double(seen) / Double(max(total, 1)) * Double(Self.barWidth)))
        let (full, empty) = chrome == .unicode ? ("█", "░") : ("#", ".")
        return String(repeating: full, count: filled) + String(repeating: empty, count: Self.barWidth - filled) + " "
    }
}
